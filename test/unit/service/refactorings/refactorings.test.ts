import { describe, expect, test, vi } from 'vitest';
import { loadTemplate, parseJson, parseResponse } from '../../../../parser/index.js';
import { refactoringsAt } from '../support/ask-actions.js';
import { modelTemplates } from '../support/fixtures.js';

// Each conversion is tried out on its model.
vi.setConfig({ testTimeout: 60_000 });

/** A template with one more field, or the start anchor. */
const template = (field: string) =>
  `{\n  "start_anchor": "<|assistant|>",\n  "fields": {\n    "content": { "repeats": true, "join": "" },\n    "x": { ${field} }\n  }\n}\n`;

type Row = readonly [what: string, before: string, title: string, after: string];

const ROWS: readonly Row[] = [
  [
    'a literal',
    '"open": "<|‸x|>", "close": "</x>"',
    'Convert "open" to "open_pattern"',
    String.raw`"open_pattern": "<\\|x\\|>", "close": "</x>"`,
  ],
  [
    'a literal with every mark of the syntax',
    String.raw`"open‸": "<x>\\^$.|?*+()[]{}\n/-#\"é", "close": "</x>"`,
    'Convert "open" to "open_pattern"',
    String.raw`"open_pattern": "<x>\\\\\\^\\$\\.\\|\\?\\*\\+\\(\\)\\[\\]\\{\\}\n/-#\"é", "close": "</x>"`,
  ],
  [
    'a list, the longest literal first',
    '"open": "<x>", "close": ["</x>‸", "<|end|>", "</x>"]',
    'Convert "close" to "close_pattern"',
    String.raw`"open": "<x>", "close_pattern": "<\\|end\\|>|</x>"`,
  ],
  [
    'a pattern',
    String.raw`"open_pattern": "<\\|‸x\\|>\\n", "close": "</x>"`,
    'Convert "open_pattern" to "open"',
    String.raw`"open": "<|x|>\n", "close": "</x>"`,
  ],
  [
    'alternatives',
    String.raw`"open": "<x>", "close‸_pattern": "</x>|<\\/y>"`,
    'Convert "close_pattern" to "close"',
    '"open": "<x>", "close": ["</x>", "</y>"]',
  ],
  [
    'a literal',
    '"open": "‸<x>", "close": "</x>"',
    'Put the literal of "open" in a list',
    '"open": ["<x>"], "close": "</x>"',
  ],
  [
    'a list of one, as it is written',
    String.raw`"open": [ "\u003c‸x>" ], "close": "</x>"`,
    'Take the literal of "open" out of its list',
    String.raw`"open": "\u003cx>", "close": "</x>"`,
  ],
  [
    'a call as the model writes it',
    '"open": "<x>", "close": "<|/x|>", "content": "json‸"',
    'Add a "transform" that makes a call',
    '"open": "<x>", "close": "<|/x|>", "content": "json", "transform": { "type": "function", "function": "{content}" }',
  ],
  [
    'a call with its name in the opener',
    String.raw`"open_pattern": "<f=(?P<name>[^>\\s]+)>", "close": "</f>", "transform": { "‸name": "{name}", "arguments": "{content}" }`,
    'Wrap the "transform" as the function of a call',
    String.raw`"open_pattern": "<f=(?P<name>[^>\\s]+)>", "close": "</f>", "transform": { "type": "function", "function": { "name": "{name}", "arguments": "{content}" } }`,
  ],
];

test.each(ROWS)('%s: %#', (_, before, title, after) => {
  expect(refactoringsAt(template(before))).toMatchObject({ [title]: template(after) });
});

describe('no conversion is offered', () => {
  test.each([
    ['for a pattern that matches more than a few texts', String.raw`"open_pattern": "<x‸>\\s*", "close": "</x>"`],
    ['for a pattern that ignores case', '"open_pattern": "(?i)<x‸>", "close": "</x>"'],
    ['where the order of alternatives decides', '"open": "<x>", "close_pattern": "</‸x|</x>"'],
    ['where both keys are there', '"open": "<‸x>", "open_pattern": "<x>", "close": "</x>"'],
    [
      'inside of the content parser’s arguments',
      '"open": "<x>", "content": "kv-lines", "content_args": { "kv_sep": "‸=" }',
    ],
  ])('%s', (_, field) => {
    expect(Object.keys(refactoringsAt(template(field))).filter((title) => title.startsWith('Convert'))).toEqual([]);
  });

  test('in a template that is broken', () => {
    expect(refactoringsAt('{"fields": {"x": {"open": "<‸x>", "close": ')).toEqual({});
  });

  test('between two fields', () => {
    expect(refactoringsAt('{"start_anchor": "a",‸ "fields": {"content": {"repeats": true, "join": ""}}}')).toEqual({});
  });
});

/** Every delimiter of every model, one after the other: the cursor stands in its key. */
function* delimitersOf(text: string): Iterable<string> {
  for (const { index, 0: key } of text.matchAll(/"(?:open|close|start_anchor)(?:_pattern)?"(?=:)/g)) {
    yield `${text.slice(0, index + key.length - 1)}‸${text.slice(index + key.length - 1)}`;
  }
}

/** Texts in which the delimiters of a template stand, with others around them. */
function outputsFor(text: string): readonly string[] {
  const literals = [...text.matchAll(/"(?:open|close)": ("(?:[^"\\]|\\.)*")/g)].map(([, literal = '""']) =>
    String(JSON.parse(literal)),
  );
  return [
    literals.join(' and '),
    `Hello ${literals.map((literal) => `${literal}\nx${literal}`).join('')}`,
    [...literals].reverse().join(''),
  ];
}

function outcome(text: string, output: string): unknown {
  try {
    return parseResponse(output, loadTemplate(parseJson(text)), '');
  } catch (error) {
    return String(error instanceof Error ? error.name : error);
  }
}

test.each(modelTemplates())('the messages of %s are the same after each conversion', (_, text) => {
  for (const marked of delimitersOf(text)) {
    for (const [title, after] of Object.entries(refactoringsAt(marked))) {
      if (title.includes('call')) continue;
      for (const output of outputsFor(text))
        expect([title, outcome(after, output)]).toEqual([title, outcome(text, output)]);
    }
  }
});
