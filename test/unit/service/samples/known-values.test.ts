import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../../parser/index.js';
import { knownValues } from '../../../../server/service/samples/known-values.js';
import { readSamples } from '../../../../server/service/samples/read-samples.js';

function known(call: JsonValue, outputs: readonly string[]): readonly string[] {
  const lines = outputs.map((output, at) => JSON.stringify({ name: `s${at}`, prefix: '>', output }));
  const template = { start_anchor: '>', fields: { call, content: {} } };
  const values = knownValues(template, readSamples('s.jsonl', lines.join('\n')).samples);
  return (values.get('call') ?? []).map(({ path, example, sample }) => `${path} ${example} (${sample})`);
}

const JSON_CALL = { open_pattern: '<(?P<name>\\w+)>', close: '</>', content: 'json', repeats: true };
const CALL = '<f>{"function": {"name": "go", "args": {"a-b": 1}}, "id": 7}</>';

describe('what placeholders can name is what samples hold', () => {
  test.each<[string, JsonValue, readonly string[], readonly string[]]>([
    [
      'captures, the parsed value and what is inside it',
      { ...JSON_CALL, transform: { name: '{name}' } },
      [CALL],
      [
        'name "f" (s0)',
        'content {"function":{"name":"go","args":{"a-b":… (s0)',
        'content.function {"name":"go","args":{"a-b":1}} (s0)',
        'content.function.name "go" (s0)',
        'content.function.args {"a-b":1} (s0)',
        'content.id 7 (s0)',
      ],
    ],
    [
      'also behind a transform that fails, and of the first sample that has it',
      { ...JSON_CALL, transform: '{nothing}' },
      ['no call', '<f>{"a": 1}</>', '<g>{"b": 2}</>'],
      ['name "f" (s1)', 'content {"a":1} (s1)', 'content.a 1 (s1)', 'content.b 2 (s2)'],
    ],
    [
      'the keys of items',
      { open: '<', close: '>', content: 'json', transform_each: true, transform: '{name}' },
      ['<[{"name": "f"}, {"id": 1}, 3]>'],
      ['name "f" (s0)', 'id 1 (s0)'],
    ],
    [
      'what came before a sample fails',
      { ...JSON_CALL, transform: '{name}' },
      ['<f>1</><g>no</>'],
      ['name "f" (s0)', 'content 1 (s0)'],
    ],
    ['nothing of a template that is refused', { ...JSON_CALL, content: 'nothing' }, [CALL], []],
  ])('%s', (_, field, outputs, values) => {
    expect(known(field, outputs)).toEqual(values);
  });

  test('no more than an author looks through', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at]));
    expect(known({ ...JSON_CALL, transform: '{name}' }, [`<f>${JSON.stringify(many)}</>`])).toHaveLength(60);
  });
});
