import { describe, expect, test } from 'vitest';
import { DEFAULT_TARGETS, targetsNamed } from '../../../../../server/service/portability/targets.js';
import { modelTemplates } from '../../support/fixtures.js';
import { fieldOf } from '../support/ask.js';
import { hoverAt, shownAt } from '../support/hover.js';

const PLAIN = { markdown: false };

describe('keys and what they mean', () => {
  test.each([
    ['a key of the template', '{"start_‸anchor": "a"}', '"start_anchor"', /last\*\* match/],
    ['a key of a field', fieldOf('"repe‸ats": true'), '"repeats"', /each match appends/],
    ['its value', fieldOf('"repeats": tr‸ue'), 'true', /each match appends/],
    [
      'an argument',
      fieldOf('"content": "json", "content_args": {"unq‸uoted_keys": true}'),
      '"unquoted_keys"',
      /without quotes/,
    ],
    [
      'an argument of a value parser',
      fieldOf('"content": "kv-lines", "content_args": {"value_parser": {"args": {"st‸rip": true}}}'),
      '"strip"',
      /white space/,
    ],
    ['a content parser', fieldOf('"content": "xml-‸inline"'), '"xml-inline"', /flat run of tags/],
    ['a content parser that does not exist', fieldOf('"content": "ya‸ml"'), '"yaml"', /There is no `yaml`/],
  ])('%s', (_, marked, over, text) => {
    const hover = hoverAt(marked);
    expect(hover?.over).toBe(over);
    expect(hover?.text).toMatch(text);
  });

  test('the key of the template in a configuration', () => {
    const hover = hoverAt('{"a": 1, "response‸_template": {}}', {}, 'tokenizer_config.json');
    expect(hover).toEqual({ over: '"response_template"', text: expect.stringContaining('structured message') });
  });

  test.each([
    ['keys of others', '{"re‸peats": 1, "response_template": {}}', 'tokenizer_config.json'],
    ['a place between', fieldOf('"open": "a", ‸ "close": "b"'), undefined],
    ['behind a value', fieldOf('"open": "a"‸'), undefined],
    ['a key that does not exist', fieldOf('"cl‸oses": "b"'), undefined],
    ['a key of the output', fieldOf('"open": "a", "transform": {"na‸me": 1}'), undefined],
    ['nothing at all', '‸', undefined],
  ])('nothing is said of %s', (_, marked, name) => {
    expect(hoverAt(marked, {}, name)).toBe(null);
  });
});

describe('fields: implicit or explicit, and how their values are stored', () => {
  test.each([
    [
      '{"fields": {"content": {"close": "x"}}}',
      'implicit: it has no opener, and takes the text that no other region takes',
      'each match is a text (text)',
      'stored as one value: a later match overwrites an earlier one',
      'optional: when it captures nothing, the message has no such key',
    ],
    [
      '{"fields": {"content": {"open": "a", "content": "json", "repeats": true, "transform": {"a": "{content}"}}}}',
      'explicit: a region runs from its opener to the end of the text: it has no closer',
      'each match is any JSON value (json), reshaped by the transform',
      'stored as a list: each match appends',
      'optional: when it captures nothing, the message has no such key',
    ],
    [
      '{"fields": {"content": {"open_pattern": "a", "close": "b", "repeats": true, "join": "\\n", "optional": false}}}',
      'explicit: a region runs from its opener to its closer, or to the end of the text',
      'each match is a text (text)',
      'stored as one text: the matches are put together with \\n',
      'required: a message without it is an error',
    ],
    [
      '{"defaults": {"content": []}, "fields": {"content": {"open": "a", "content": "no", "repeats": 1}}}',
      'explicit: a region runs from its opener to the end of the text: it has no closer',
      'no value: there is no content parser no',
      'stored as a list: each match appends',
      'the message has it from the start, and keeps it even when it is empty: it is one of the defaults',
    ],
  ])('%s', (text, ...lines) => {
    const at = text.indexOf('"content": {') + 3;
    const [title, list, own] = shownAt(`${text.slice(0, at)}‸${text.slice(at)}`, PLAIN).split('\n\n');
    expect(title).toBe('Field content');
    expect(list?.split('\n')).toEqual(lines.map((line) => `- ${line}`));
    expect(own).toMatch(/^The answer/);
  });

  test.each([
    [
      '{"defaults": {"ro‸le": "assistant"}}',
      'The message starts with this value. It stays even when no field writes it.',
    ],
    [
      '{"defaults": {"x‸y": []}, "fields": {"xy": {"repeats": true}}}',
      'The message starts with this value, until the field of this name writes it: matches are appended to it. It stays even when no field writes it.',
    ],
  ])('a default: %s', (marked, text) => {
    expect(shownAt(marked, PLAIN).split('\n\n')[1]).toBe(text);
  });
});

describe('literals: where in the stream they matter', () => {
  test.each([
    [
      fieldOf('"open": "‸<a>"'),
      'Opener of field f: it is watched while no region with an opener is open, and opens one. Inside such a region it is text.',
    ],
    [
      fieldOf('"open": "x", "close": ["a", "‸b"]'),
      'Closer of field f: inside the region it is the only delimiter that is watched. The end of the text closes the region, too.\n\nAny literal of the list will do, the longest first.',
    ],
    [
      fieldOf('"close": "‸a"'),
      'Closer of the implicit field f: it is watched while no region with an opener is open. What follows begins a new match.',
    ],
    [
      '{"start_anchor": "a‸b"}',
      'Start anchor: it is searched in the prefix only. What stands behind its last match is parsed as if the model had written it.',
    ],
    [
      '{"fields": {"a": {"open": "x"}, "b": {"open": "y", "close": "‸x"}}}',
      'Closer of field b: inside the region it is the only delimiter that is watched. The end of the text closes the region, too.\n\nThe same text is also opener of a.',
    ],
    [
      fieldOf('"close": "‸a\\nb"'),
      'Closer of the implicit field f: it is watched while no region with an opener is open. What follows begins a new match.\n\nDecoded:\n\na\nb',
    ],
  ])('%s', (marked, text) => {
    expect(shownAt(marked, PLAIN)).toBe(text);
  });
});

describe('placeholders: their source, and what happens without it', () => {
  const withGroups = (opener: string, transform: string, others = '') =>
    fieldOf(`"open_pattern": ${JSON.stringify(opener)}${others}, "transform": ${transform}`);
  test.each([
    [
      withGroups('<(?P<name>\\w+)>', '"{na‸me}"'),
      'Placeholder {name}: the text of the group name (?P<name>\\w+) in open_pattern.',
    ],
    [
      withGroups('<(?P<name>a)?>', '"{na‸me}"'),
      'Placeholder {name}: the text of the group name (?P<name>a) in open_pattern. The group may take no part in a match: then there is no value, and the transform fails.',
    ],
    [
      withGroups('a', '{"b": ["{con‸tent}"]}', ', "content": "int"'),
      'Placeholder {content}: the parsed value, an integer (int).',
    ],
    [
      withGroups('a', '"{con‸tent}"', ', "content": "no"'),
      'Placeholder {content}: the parsed value; there is no content parser no.',
    ],
    [
      withGroups('a', '"{content.args‸.city}"', ', "content": "json"'),
      'Placeholder {content.args.city}: the parsed value, any JSON value (json).\n\nOf content it takes the key args, then city. Where the value is no object, or has no such key, the transform fails.',
    ],
    [
      withGroups('a', '"{id‸}"', ', "close_pattern": "(?P<id>b)"'),
      'Placeholder {id}: the text of the group id (?P<id>b) in close_pattern. The Python reference drops groups of closers: there the transform fails.',
    ],
    [withGroups('a', '"{no‸}"'), 'Placeholder {no}: nothing gives it a value: the field has no group of this name.'],
    [
      withGroups('a', '{"n": "{to‸ol}"}', ', "content": "json", "transform_each": true'),
      'Placeholder {tool}: the value of the key tool in each item of the parsed list. Without that key the transform fails.',
    ],
    [
      withGroups('(?P<tool>a)', '{"n": "{to‸ol}"}', ', "content": "json", "transform_each": true'),
      'Placeholder {tool}: the value of the key tool in each item of the parsed list; without it, the text of the group tool (?P<tool>a) in open_pattern.',
    ],
    // Of two that are mixed in one string, the one at the cursor.
    [withGroups('(?P<a>x)', '"{a} and {con‸tent}"'), 'Placeholder {content}: the parsed value, a text (text).'],
  ])('%s', (marked, text) => {
    expect(shownAt(marked, PLAIN)).toBe(text);
  });
});

describe('patterns', () => {
  test('all parts, the one at the cursor marked, the form in JavaScript, and who reads it', () => {
    const marked = fieldOf('"open_pattern": "<f=(?P<name>[^>‸\\\\s]+)>", "close": "b"');
    expect(shownAt(marked, { targets: DEFAULT_TARGETS })).toBe(
      [
        '**Opener** of field `f`: it is watched while no region with an opener is open, and opens one. Inside such a region it is text.',
        '* `<f=` → the text `<f=`\n* **Here**: `(?P<name>[^>\\s]+)` → group `name`: any character but `>` or white space, once or more\n* `>` → the character `>`',
        'In JavaScript:',
        '```js\n/<f=(?<name>[^>\\p{White_Space}]+)>/u\n```',
        '**Targets**: as it is meant in transformers.',
      ].join('\n\n'),
    );
  });

  test.each([
    ['a\\\\q', '**Refused**: bad escape `\\q`.'],
    ['\\\\X', '**Refused**: grapheme clusters (`\\X`).'],
    ['\\\\xg', '**Refused**: incomplete escape `\\x`.'],
    ['(?(1)a|b)', '**Refused**: invalid group reference.'],
  ])('why %s is refused, with the decoded string', (written, text) => {
    expect(shownAt(fieldOf(`"open_pattern": "‸${written}"`)).split('\n\n')).toContain(text);
  });

  test('one with escapes of JSON is decoded, too', () => {
    expect(shownAt(fieldOf('"open_pattern": "‸\\u0061b"'))).toContain('Decoded:\n\n```text\nab\n```');
  });

  test('what a target does not read is said as the findings say it', () => {
    const text = shownAt(fieldOf('"open_pattern": "a(?<=‸b)"'), { targets: targetsNamed(['go', 'rust']) });
    expect(text).toContain("**Targets**: Rust's regex, Go");
    expect(text).toMatch(/\* Look-behind.*refuse the pattern/);
  });

  test('where JavaScript has no such form, the reasons', () => {
    const text = shownAt(fieldOf('"open_pattern": "a\\\\K‸b"'));
    expect(text).toContain('JavaScript has no form that is the same');
    expect(text).toContain('JavaScript has no \\\\K');
  });

  test('one that is refused says why, and has no other form', () => {
    const text = shownAt(fieldOf('"open_pattern": "(‸a"'));
    expect(text).toMatch(/\*\*Refused\*\*: missing \)/);
    expect(text).not.toContain('JavaScript');
  });

  test('a long one is cut off', () => {
    const text = shownAt(fieldOf(`"open_pattern": "‸${'a\\\\d'.repeat(100)}"`));
    expect(text.split('\n').filter((line) => line.startsWith('* '))).toHaveLength(40);
    expect(text).toContain('… and 160 more parts.');
  });

  test('a form in JavaScript that nobody could read is not shown', () => {
    const ofLength = (count: number) => shownAt(fieldOf(`"open_pattern": "‸${'\\\\w'.repeat(count)}"`));
    expect(ofLength(2)).toContain('```js');
    expect(ofLength(100)).toContain('In JavaScript it is too long to be shown here.');
    expect(ofLength(2000)).not.toContain('JavaScript');
  });

  test('the start anchor and tags are patterns, too', () => {
    expect(shownAt('{"start_anchor_pattern": "‸a|b"}')).toMatch(/^\*\*Start anchor\*\*.*\n\n\* `a\|b` → one of 2/);
    const tag = '"content": "xml-inline", "content_args": {"tag_pattern": "‸(?P<key>a)"}';
    expect(shownAt(fieldOf(tag))).toMatch(/^\*\*Tag\*\*: each match/);
  });
});

describe('in broken JSON', () => {
  test.each([
    ['{"fields": {"x": {"open_pattern": "‸(?P<a>b)', 'group `a`'],
    ['{"fields": {"x": {"open_pattern": "(?P<a>b)" "transform": "{a‸}"', 'the text of the group `a`'],
    ['{"fields": {"x": {"repe‸ats" true}', 'each match appends'],
    ['{"fields": {"x‸": {', '**implicit**'],
  ])('%s', (marked, text) => {
    expect(shownAt(marked)).toContain(text);
  });
});

test.each(modelTemplates())('every string and key of %s can be asked about', (_, text) => {
  for (const { index } of text.matchAll(/"/g)) {
    const hover = hoverAt(`${text.slice(0, index + 1)}‸${text.slice(index + 1)}`, { targets: DEFAULT_TARGETS });
    if (hover !== null) expect(text).toContain(hover.over);
  }
});
