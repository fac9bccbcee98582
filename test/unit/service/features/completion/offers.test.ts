import { describe, expect, test } from 'vitest';
import { itemsAt, labelsAt, POOR, RICH } from '../support/complete.js';

/** The entries of a field, with the cursor. */
const inField = (entries: string) => `{"start_anchor": "a", "fields": {"x": {${entries}}}}`;
const inTransform = (entries: string, transform: string) => inField(`${entries}, "transform": ${transform}`);

describe('keys: those that are not there, the most likely first', () => {
  test.each([
    ['{"‸"}', ['defaults', 'start_anchor', 'fields', 'start_anchor_pattern', 'version']],
    ['{"start_anchor": "a", "‸"}', ['defaults', 'fields', 'version']],
    [
      inField('‸'),
      [
        'open',
        'close',
        'content',
        'content_args',
        'transform',
        'repeats',
        'open_pattern',
        'close_pattern',
        'optional',
      ].concat(['join', 'transform_each']),
    ],
    [
      inField('"open_pattern": "a", "close": "b", "repeats": true, "‸"'),
      ['content', 'content_args', 'transform', 'join', 'optional', 'transform_each'],
    ],
    [
      inField('"content": "json", "content_args": {"‸"}'),
      ['unquoted_keys', 'string_delims', 'allow_non_json', 'strip'],
    ],
    [inField('"content": "xml-inline", "content_args": {"‸"}'), ['tag_pattern', 'value_parser', 'merge_duplicates']],
    [inField('"content": "kv-lines", "content_args": {"‸"}'), ['value_parser', 'kv_sep', 'line_sep', 'strip']],
    [inField('"content": "int", "content_args": {"‸"}'), ['strip']],
    [inField('"content_args": {"‸"}'), ['strip']],
    [inField('"content": "yaml", "content_args": {"‸"}'), []],
    [inField('"content": "xml-inline", "content_args": {"value_parser": {"‸"}}'), ['name', 'args']],
    [
      inField(
        '"content": "kv-lines", "content_args": {"value_parser": {"name": "json", "args": {"strip": true, "‸"}}}',
      ),
      ['unquoted_keys', 'string_delims', 'allow_non_json'],
    ],
    ['{"defaults": {"‸"}, "fields": {"content": {}}}', ['role', 'content']],
    [inTransform('"open": "a"', '{"type": "function", "‸"}'), ['function', 'id']],
    [inTransform('"open": "a"', '{"function": {"‸"}}'), ['name', 'arguments']],
    [inTransform('"open": "a"', '{"other": {"‸"}}'), []],
  ])('%s', (marked, labels) => {
    expect(labelsAt(marked)).toEqual(labels);
  });

  test('fields of a message come in the forms that they usually have', () => {
    const items = itemsAt('{"fields": {"content": {}, "‸"}}');
    const forms = items.map(({ label, detail = '' }) => `${label} ${detail}`.trim());
    expect(forms).toEqual(
      expect.arrayContaining([
        'reasoning_content <think> … </think>',
        'reasoning_content analysis channel',
        'tool_calls JSON between <tool_call> tags',
        'tool_calls tags: <parameter=key>value</parameter>',
        'tool_calls channel: to=functions.name',
        'citations <cite id=…> … </cite>',
        'citations',
      ]),
    );
    expect(forms.filter((form) => form.startsWith('content'))).toEqual([]);
  });
});

describe('values', () => {
  test.each([
    [inField('"content": ‸'), ['"json"', '"xml-inline"', '"kv-lines"', '"text"', '"int"', '"float"', '"bool"']],
    [inField('"repeats": ‸'), ['true', 'false']],
    [inField('"content_args": {"strip": ‸}'), ['false', 'true']],
    [inField('"join": ‸'), ['""', '"\\n"', '"\\n\\n"']],
    ['{"version": ‸}', ['1']],
    [inField('"content": "kv-lines", "content_args": {"kv_sep": "‸"}'), ['":"', '"="']],
    [inTransform('"open": "a"', '{"type": "‸"}'), ['"function"', '{content}']],
    [inField('"open": "<tool>", "close": "‸"'), ['"</tool>"']],
    [inField('"open": ["[A]", "<b c>"], "close": ["‸"]'), ['"[/A]"', '"</b>"']],
    ['{"fields": {"x": {"close": "<|end|>"}, "y": {"open": "<y>", "close": "‸"}}}', ['"</y>"', '"<|end|>"']],
    ['{"fields": {"x": {"close": "<|end|>"}, "y": {"close": ["<|end|>", "‸"]}}}', []],
    [inField('"note": "‸"'), []],
    [inField('"transform": ‸').replace('"transform"', '"content_args"'), ['{}']],
  ])('%s', (marked, labels) => {
    expect(labelsAt(marked)).toEqual(labels);
  });

  test('openers of models are there for the field that has them, the most frequent first', () => {
    const found = labelsAt('{"fields": {"reasoning_content": {"open": "‸"}}}');
    expect(found[0]).toBe('"<think>"');
    expect(found).toContain('"<|START_THINKING|>"');
    expect(labelsAt('{"start_anchor": ‸}')[0]).toBe('"<|im_start|>assistant\\n"');
  });

  test('an empty template may begin as that of a model', () => {
    const found = labelsAt('‸');
    expect(found[0]).toBe('ChatML template');
    expect(found).toEqual(expect.arrayContaining(['Qwen3', 'gpt-oss', 'Gemma 4', 'Seed-OSS']));
    expect(labelsAt('{"a": 1, "response_template": ‸}', undefined, 'tokenizer_config.json')).toEqual(found);
  });
});

describe('placeholders: what has a value in the transform of the field, the most likely for the key first', () => {
  test.each([
    [inTransform('"open_pattern": "(?P<name>a)"', '{"name": "{‸}"}'), ['{name}', '{content}']],
    [inTransform('"open_pattern": "(?P<name>a)"', '{"arguments": "{‸}"}'), ['{content}', '{name}']],
    [inTransform('"open": "a", "close_pattern": "(?P<id>b)"', '{"x": "‸"}'), ['{content}', '{id}']],
    [
      inTransform('"content": "json"', '{"function": {"name": "‸"}}'),
      ['{content}', '{content.name}', '{content.arguments}', '{content.parameters}', '{content.id}'],
    ],
    [
      inTransform('"content": "json", "transform_each": true', '{"arguments": "{‸}", "a": "{tool}"}'),
      ['{tool}', '{arguments}', '{name}', '{parameters}', '{id}'],
    ],
    // Of a string that holds other text, no placeholder can be made: it would be refused.
    [inTransform('"open": "a"', '{"x": "Hi {‸}"}'), []],
  ])('%s', (marked, labels) => {
    expect(labelsAt(marked)).toEqual(labels);
  });

  test('a group of the closer says that the reference drops it', () => {
    const items = itemsAt(inTransform('"open": "a", "close_pattern": "(?P<id>b)"', '{"x": "‸"}'));
    expect(items[1]?.detail).toBe('group of close_pattern: the reference drops it');
  });
});

describe('in patterns', () => {
  test('between brackets, only what may stand there', () => {
    expect(labelsAt(inField('"open_pattern": "x[^‸]"'))).toEqual(['\\n', '\\w', '\\d', '\\s', '\\[']);
  });

  test.each([
    ['a tag needs names', '"content": "xml-inline", "content_args": {"tag_pattern": "(?P<‸"}', ['key', 'value']],
    [
      'and those that it has are not offered again',
      '"content": "xml-inline", "content_args": {"tag_pattern": "(?P<key>a)(?P<‸"}',
      ['value'],
    ],
    ['a name that the transform asks for', '"open_pattern": "(?P<‸", "transform": "{tool}"', ['tool', 'name', 'id']],
    ['a pattern without groups has no names', '"open_pattern": "a(?P=‸)"', []],
  ])('%s', (_, entries, labels) => {
    expect(labelsAt(inField(entries))).toEqual(labels);
  });

  test('an empty pattern may begin with a whole one', () => {
    const found = labelsAt(inField('"content": "xml-inline", "content_args": {"tag_pattern": "‸"}'));
    expect(found).toContain('<parameter=key>value</parameter>');
    expect(found).toContain('\\s*');
  });
});

describe('nothing is offered', () => {
  test.each([
    ['behind a value that is done', inField('"open": "a"‸')],
    ['behind a key without its colon', inField('"open" ‸')],
    ['in a number', inField('"open": "a", "x": 1‸2')],
    ['between a key and its value', inField('"repeats":‸ true')],
    ['in front of a value with parts', inField('"transform": ‸{}')],
    ['in front of the template', '‸ {"fields": {}}'],
    ['inside an escape', inField('"open_pattern": "\\u00‸41"')],
    ['behind the template', '{"fields": {}} ‸'],
    ['inside 300 lists', `{"fields": ${'['.repeat(300)}‸`],
    ['in a key of the message', '{"fields": {"x": {"transform": {"a": {"‸"}}}}}'],
  ])('%s', (_, marked) => {
    expect(labelsAt(marked)).toEqual([]);
  });

  test.each([
    ['a space in a literal', ' ', inField('"open": "a ‸"')],
    ['a space behind a value', ' ', inField('"open": "a" ‸')],
    ['a colon in a literal', ':', inField('"open": "a:‸"')],
    ['a dot in a pattern', '.', inField('"open_pattern": "a.‸"')],
    ['a brace in a pattern', '{', inField('"open_pattern": "a{‸"')],
    ['a brace in a key', '{', inTransform('"open": "a"', '{"{‸}": 1}')],
    ['a brace that opens an object', '{', '{"fields": {"x": {‸}}}'],
    ['an equals sign in a literal', '=', inField('"open": "<function=‸"')],
    ['a quote that closes a value', '"', inField('"open": "a"‸')],
    ['a look-behind', '=', inField('"open_pattern": "(?<=‸"')],
  ])('by itself after %s', (_, trigger, marked) => {
    expect(labelsAt(marked, trigger)).toEqual([]);
  });

  test.each([
    ['a quote that opens a key', '"', inField('"‸"')],
    ['a colon behind a key', ':', inField('"content":‸')],
    ['a brace in a transform', '{', inTransform('"open": "a"', '"{‸}"')],
    ['a dot in a placeholder', '.', inTransform('"content": "json"', '"{content.‸}"')],
    ['a backslash in a pattern', '\\', inField('"open_pattern": "\\‸"')],
    ['a parenthesis in a pattern', '(', inField('"open_pattern": "(‸"')],
    ['the beginning of a name', '<', inField('"open_pattern": "(?P<‸"')],
  ])('but something after %s', (_, trigger, marked) => {
    expect(labelsAt(marked, trigger)).not.toEqual([]);
  });
});

describe('what the client can do decides the form', () => {
  const marked = inField('"‸"');

  test('a rich client gets tab stops, details beside the label, and documentation when it asks', () => {
    const [open] = itemsAt(marked, RICH);
    expect(open).toEqual({
      label: 'open',
      kind: 10,
      sortText: '0004.00',
      filterText: '"open"',
      insertTextFormat: 2,
      insertTextMode: 2,
      textEdit: { range: expect.anything(), newText: '"open": "$1"' },
      data: { markdown: expect.stringContaining('opens the region') },
    });
    const tag = itemsAt(inField('"content": "xml-inline", "content_args": {"‸"}'), RICH)[0];
    expect(tag?.labelDetails).toEqual({ description: 'required' });
  });

  test('a poor one gets plain text, and everything at once', () => {
    expect(itemsAt(marked, POOR)[0]).toEqual({
      label: 'open',
      kind: 10,
      sortText: '0004.00',
      filterText: '"open"',
      insertTextFormat: 1,
      textEdit: { range: expect.anything(), newText: '"open": ""' },
      documentation: expect.stringContaining('opens the region'),
    });
  });
});
