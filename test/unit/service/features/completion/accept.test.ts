import { describe, expect, test } from 'vitest';
import { acceptedAt, labelsAt, POOR } from '../support/complete.js';

/** Before with the cursor, what is accepted, and the document behind it. Tab stops hold what they begin with. */
type Row = readonly [before: string, what: string, after: string];

/** The entries of a field, with the cursor. */
const inField = (entries: string) => `{"start_anchor": "a", "fields": {"x": {${entries}}}}`;

const fieldRows = (rows: readonly Row[]): readonly Row[] =>
  rows.map(([before, what, after]) => [inField(before), what, inField(after)]);

describe('a key is written whole, wherever the cursor stands in it', () => {
  test.each<Row>([
    ...fieldRows([
      ['‸', 'open', '"open": ""'],
      ['"‸"', 'open', '"open": ""'],
      ['"op‸"', 'open', '"open": ""'],
      ['"‸op"', 'open', '"open": ""'],
      ['"op‸en": "<x>"', 'open_pattern', '"open_pattern": "<x>"'],
      ['op‸', 'open', '"open": ""'],
      ['"open": "<x>", ‸', 'close', '"open": "<x>", "close": ""'],
      ['"open": "<x>", "‸"', 'repeats', '"open": "<x>", "repeats": true'],
      ['"open": "<x>", "‸"', 'content', '"open": "<x>", "content": "json"'],
      ['"open": "<x>", "‸"', 'transform', '"open": "<x>", "transform": {}'],
      ['"open": "<x>", "‸"', 'optional', '"open": "<x>", "optional": false'],
    ]),
    ['{‸}', 'fields', '{"fields": {}}'],
    ['{"fields": {}, "‸"}', 'start_anchor', '{"fields": {}, "start_anchor": ""}'],
    ['{"fields": {}, "‸"}', 'version', '{"fields": {}, "version": 1}'],
    [
      '{"fields": {"x": {"repeats": true}}, "defaults": {‸}}',
      'x',
      '{"fields": {"x": {"repeats": true}}, "defaults": {"x": []}}',
    ],
  ])('%s', (before, what, after) => {
    expect(acceptedAt(before, what)).toBe(after);
  });
});

describe('in broken JSON nothing is doubled, and what is missing around it is added', () => {
  test.each<Row>([
    // No closing quote: what stands behind the cursor was there before.
    ['{"fields": {"x": {"op‸\n"close": "b"}}}', 'open', '{"fields": {"x": {"open": "",\n"close": "b"}}}'],
    ['{"fields": {"x": {"op‸, "close": "b"}}}', 'open', '{"fields": {"x": {"open": "", "close": "b"}}}'],
    ['{"fields": {"x": {"op‸ "close": "b"}}}', 'open', '{"fields": {"x": {"open": "", "close": "b"}}}'],
    ['{"fields": {"x": {"op‸', 'open', '{"fields": {"x": {"open": ""'],
    ['{"fields": {"x": {"content": "j‸', '"json"', '{"fields": {"x": {"content": "json"'],
    ['{"fields": {"x": {"content": "j‸}}}', '"json"', '{"fields": {"x": {"content": "json"}}}'],
    [
      '{"fields": {"x": {"content": "j‸, "open": "a"}}}',
      '"json"',
      '{"fields": {"x": {"content": "json", "open": "a"}}}',
    ],
    // No comma.
    ['{"fields": {"x": {"open": "a" "cl‸"}}}', 'close', '{"fields": {"x": {"open": "a", "close": ""}}}'],
    ['{"fields": {"x": {"open": "a"\n  ‸}}}', 'close', '{"fields": {"x": {"open": "a",\n  "close": ""}}}'],
    ['{"fields": {"x": {‸"open": "a"}}}', 'close', '{"fields": {"x": {"close": "","open": "a"}}}'],
    ['{"fields": {"x": {"‸" "open": "a"}}}', 'close', '{"fields": {"x": {"close": "", "open": "a"}}}'],
    ['{"fields": {"x": {"content": ‸ "open": "a"}}}', '"json"', '{"fields": {"x": {"content": "json", "open": "a"}}}'],
    [
      '{"fields": {"x": {"content": ‸\n"open": "a"}}}',
      '"json"',
      '{"fields": {"x": {"content": "json",\n"open": "a"}}}',
    ],
    [
      '{"fields": {"reasoning_content": {"open": ["a" "‸"]}}}',
      '"<think>"',
      '{"fields": {"reasoning_content": {"open": ["a", "<think>"]}}}',
    ],
    // No bracket closed.
    ['{"fields": {"x": {"repeats": ‸', 'true', '{"fields": {"x": {"repeats": true'],
    ['{"fields": {"x": {"content_args": {"‸', 'strip', '{"fields": {"x": {"content_args": {"strip": false'],
    ['{"fields": {"x": {"open": ["a"}, "y": {"‸"', 'close', '{"fields": {"x": {"open": ["a"}, "y": {"close": ""'],
  ])('%s', (before, what, after) => {
    expect(acceptedAt(before, what)).toBe(after);
  });
});

describe('a value takes the place of what is there', () => {
  test.each<Row>(
    fieldRows([
      ['"content": ‸', '"json"', '"content": "json"'],
      ['"content": "‸"', '"json"', '"content": "json"'],
      ['"content": "te‸xt"', '"xml-inline"', '"content": "xml-inline"'],
      ['"content": js‸', '"json"', '"content": "json"'],
      ['"repeats": ‸', 'true', '"repeats": true'],
      ['"repeats": fal‸se', 'true', '"repeats": true'],
      ['"repeats": ‸false', 'true', '"repeats": true'],
      ['"content": ‸"text"', '"json"', '"content": "json"'],
      ['"join": "‸"', '"\\n"', '"join": "\\n"'],
      ['"open": "<|tool_start|>", "close": "‸"', '"<|tool_end|>"', '"open": "<|tool_start|>", "close": "<|tool_end|>"'],
    ]),
  )('%s', (before, what, after) => {
    expect(acceptedAt(before, what)).toBe(after);
  });
});

describe('a placeholder is the whole string', () => {
  const withGroup = (transform: string) =>
    `{"fields": {"x": {"open_pattern": "<(?P<name>a)>", "content": "json", "transform": ${transform}}}}`;
  test.each<Row>(
    (
      [
        ['{"a": "‸"}', '{name}', '{"a": "{name}"}'],
        ['{"a": "{‸"}', '{name}', '{"a": "{name}"}'],
        ['{"a": "{‸}"}', '{name}', '{"a": "{name}"}'],
        ['{"a": "{na‸me}"}', '{content}', '{"a": "{content}"}'],
        ['{"a": ‸}', '{content}', '{"a": "{content}"}'],
        ['{"a": "{content.‸}"}', '{content.arguments}', '{"a": "{content.arguments}"}'],
        ['"{‸}"', '{content}', '"{content}"'],
        ['["{‸}"]', '{content}', '["{content}"]'],
        ['{"a": "{‸\n}', '{name}', '{"a": "{name}"\n}'],
      ] as const
    ).map(([before, what, after]) => [withGroup(before), what, withGroup(after)]),
  )('%s', (before, what, after) => {
    expect(acceptedAt(before, what)).toBe(after);
  });
});

describe('inside a pattern the part at the cursor is written, escaped for JSON', () => {
  test.each<Row>(
    fieldRows([
      ['"open_pattern": "<a>‸"', '\\s*', '"open_pattern": "<a>\\\\s*"'],
      ['"open_pattern": "<a>\\\\‸"', '\\s*', '"open_pattern": "<a>\\\\s*"'],
      ['"open_pattern": "<a>\\‸"', '\\s*', '"open_pattern": "<a>\\\\s*"'],
      ['"open_pattern": "<a\\‸\\|>"', '\\s*', '"open_pattern": "<a\\\\s*|>"'],
      ['"open_pattern": "<a\\\\|‸>"', '\\d+', '"open_pattern": "<a\\\\|\\\\d+>"'],
      ['"open_pattern": "<(‸>"', '(?P<name>[^<\\n]+)', '"open_pattern": "<(?P<name>[^<\\\\n]+)>"'],
      ['"open_pattern": "<(?‸"', '(?=text)', '"open_pattern": "<(?=)"'],
      ['"open_pattern": "\\\\(‸"', '\\s+', '"open_pattern": "\\\\(\\\\s+"'],
      ['"open_pattern": "[a‸]"', '\\s', '"open_pattern": "[a\\\\s]"'],
      ['"open_pattern": "(?P<q>.)x(?P=‸"', 'q', '"open_pattern": "(?P<q>.)x(?P=q)"'],
      ['"open_pattern": "(?P<q>.)x(?P=‸)"', 'q', '"open_pattern": "(?P<q>.)x(?P=q)"'],
      ['"open_pattern": "(?P<q>.)?(?(‸)a|b)"', 'q', '"open_pattern": "(?P<q>.)?(?(q)a|b)"'],
      ['"open_pattern": "(?P<q>.)\\\\g<‸"', 'q', '"open_pattern": "(?P<q>.)\\\\g<q>"'],
      [
        '"open_pattern": "<(?P<‸a)>", "transform": "{tool}"',
        'tool',
        '"open_pattern": "<(?P<tool>a)>", "transform": "{tool}"',
      ],
    ]),
  )('%s', (before, what, after) => {
    expect(acceptedAt(before, what)).toBe(after);
  });
});

describe('a configuration without a template is offered its key, where keys stand', () => {
  test.each([
    ['{‸}', '{"response_template": {}}'],
    ['{"a": {"b": 1}, "‸"}', '{"a": {"b": 1}, "response_template": {}}'],
    ['{"a": {"b": 1}\n  "resp‸"}', '{"a": {"b": 1},\n  "response_template": {}}'],
    ['{\n  ‸"a": {"b": 1}}', '{\n  "response_template": {},"a": {"b": 1}}'],
    ['{"a": [1, 2], "re‸', '{"a": [1, 2], "response_template": {}'],
  ])('%s', (before, after) => {
    expect(acceptedAt(before, 'response_template', POOR, 'tokenizer_config.json')).toBe(after);
  });

  test.each(['{"a": {"‸"}}', '{"a": [‸]}', '{"a": "‸"}', '{"a": ‸}', '{"a": 1}‸', '‸{}', '["‸"]', '{"a": 1‸}', '‸'])(
    'and nowhere else: %s',
    (marked) => {
      expect(labelsAt(marked, undefined, 'tokenizer_config.json')).toEqual([]);
    },
  );
});
