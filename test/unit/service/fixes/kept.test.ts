import { expect, test } from 'vitest';
import { parseJson, parseResponse, writeJson } from '../../../../parser/index.js';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { modelOf } from '../support/check.js';
import { remediesFor } from '../support/fix-cases.js';

type Fields = Readonly<Record<string, object>>;

const CONTENT: Fields = { content: { repeats: true, join: '' } };

function templateOf(fields: Fields): string {
  return JSON.stringify({ start_anchor: '<|assistant|>', fields: { ...CONTENT, ...fields } });
}

function read(template: string, output: string): unknown {
  return JSON.parse(writeJson(parseResponse(output, parseJson(template), '')));
}

/** The texts after the preferred fixes of the first finding of a code: one, or none. */
function preferredFixes(text: string, code: string): readonly string[] {
  const preferred = remediesFor(modelOf(text), code, code).filter(({ isPreferred }) => isPreferred);
  return preferred.map(({ edits }) => applyEdits(text, edits));
}

const json = (more: object = {}): Fields => ({ x: { open: '<x>', close: '</x>', content: 'json', ...more } });
const openAiList = '<tool_call>[{"type":"function","function":{"name":"f","arguments":{}}}]</tool_call>Done.';
const calls = { open: '<tool_call>', close: '</tool_call>', content: 'json' };

const tags = {
  open: '<f>',
  close: '</f>',
  content: 'xml-inline',
  content_args: { tag_pattern: '<parameter=(?P<key>[^>\\s]+)>(?P<value>.*)</parameter>' },
};
const header = {
  open_pattern: 'to=functions\\.(?P<name>[\\w.\\-]+).*<\\|message\\|>',
  close: '<|call|>',
  content: 'json',
  transform: { type: 'function', function: { name: '{name}', arguments: '{content}' } },
};

/** How many fixes are preferred: none where each would be wrong for some output. */
test.each<[string, number, string, Fields, string]>([
  ['a list', 0, 'closer-in-json-string', json(), '<x>["a","b"]</x>Answer.'],
  ['a string', 0, 'closer-in-json-string', json(), '<x>"x"</x>Answer.'],
  ['a number', 0, 'closer-in-json-string', json({ transform: { a: '{content}' } }), '<x>5</x>Answer.'],
  ['joined strings', 0, 'closer-in-json-string', json({ repeats: true, join: ' ' }), '<x>"a"</x><x>"b"</x>!'],
  ['a list of calls', 1, 'closer-in-json-string', { tool_calls: calls }, openAiList],
  ['an object', 1, 'closer-in-json-string', json({ transform: { a: '{content.a}' } }), '<x>{"a":1}\n</x>Answer.'],
  [
    'a list of items',
    1,
    'closer-in-json-string',
    json({ transform_each: true, transform: { a: '{a}' } }),
    '<x>[{"a":1}]</x>!',
  ],
  [
    'a value of several lines',
    1,
    'greedy-dot',
    { x: tags },
    '<f><parameter=code>\nif a < b:\n    go()\n</parameter></f>Done.',
  ],
  [
    'a header with another token',
    1,
    'greedy-dot',
    { tool_calls: header },
    'to=functions.f <|constrain|>json<|message|>{}<|call|>',
  ],
])('%s is read as before after the preferred fixes (%i) of %s', (_name, count, code, fields, output) => {
  const text = templateOf(fields);
  const before = read(text, output);
  expect(preferredFixes(text, code).map((after) => read(after, output))).toEqual(Array(count).fill(before));
});

test('the value that a greedy closer takes is there after the preferred fix', () => {
  const text = templateOf({ x: { open: '<x>', close_pattern: '.*</x>' } });
  const [after = text] = preferredFixes(text, 'greedy-dot');
  expect(read(after, '<x>a</x>Done.')).toEqual({ x: 'a', content: 'Done.' });
});

test('arguments without a content parser are read by theirs after the preferred fix', () => {
  const pattern = '<parameter=(?P<key>[^>\\s]+)>(?P<value>.*?)</parameter>';
  const text = templateOf({ x: { open: '<f>', close: '</f>', content_args: { tag_pattern: pattern } } });
  const [after = text] = preferredFixes(text, 'content-args-key-unknown');
  expect(read(after, '<f><parameter=city>Rome</parameter></f>')).toEqual({ x: { city: 'Rome' } });
});

test.each(['unknown-key', 'tag-pattern-missing'])(
  'a tag pattern a level too high is moved by the preferred fix of %s',
  (code) => {
    const tag_pattern = '<parameter=(?P<key>[^>\\s]+)>(?P<value>.*?)</parameter>';
    const text = templateOf({ x: { open: '<f>', close: '</f>', content: 'xml-inline', tag_pattern } });
    const [after = text] = preferredFixes(text, code);
    expect(read(after, '<f><parameter=city>Rome</parameter></f>')).toEqual({ x: { city: 'Rome' } });
  },
);
