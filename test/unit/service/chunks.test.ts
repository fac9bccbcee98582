import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadTemplate, ResponseParser, writeJson } from '../../../parser/index.js';
import { codesOf } from './support/check.js';

/**
 * Findings about chunks say what the Python reference does with a part of an output. The proof is its own answers: every vector of the
 * conformance tests in which it depends on how the text is cut draws one of these findings.
 */
const CODES: readonly string[] = [
  'optional-tail',
  'alternative-inside',
  'end-alternative',
  'end-anchor',
  'long-look-ahead',
  'literal-inside-literal',
  'greedy-dot',
  'zero-width-closer',
];

interface Vector {
  readonly id: string;
  readonly template: object;
  readonly invariant: boolean;
}

const vectors = ['random', 'reports', 'models', 'spec-examples'].flatMap((name): readonly Vector[] => {
  const file = new URL(`../../conformance/vectors/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
});

function codeSet(template: object): readonly string[] {
  return codesOf(JSON.stringify(template)).map((finding) => finding.replace(/ .*/s, ''));
}

const dependent = vectors.filter(({ invariant }) => !invariant);

test('there are vectors in which the reference depends on chunks', () => {
  expect(dependent.length).toBeGreaterThan(10);
});

test.each(dependent)('the reference depends on chunks in $id, and the template draws a finding', ({ template }) => {
  expect(codeSet(template).some((code) => CODES.includes(code))).toBe(true);
});

/** A delimiter with the finding, an output, and how much of it has come when this engine must still wait. */
const WAITING = [
  ['optional-tail', { close_pattern: '</think>(?:<answer>)?' }, '<think>So.</think><answer>Yes', '</think><ans'],
  [
    'alternative-inside',
    { close_pattern: '</think>\\n\\nFinal:|</think>' },
    '<think>So.</think>\n\nFinal: 4',
    '</think>\n\nFi',
  ],
  ['end-alternative', { close_pattern: '</think>|$' }, '<think>So.</think>Yes', '</th'],
  ['end-anchor', { close_pattern: '$' }, '<think>one\ntwo', '\n'],
  ['long-look-ahead', { close_pattern: '</think>(?!</think>)' }, '<think>a</think></think>b', '</think></'],
  [
    'literal-inside-literal',
    { close: ['</think>', '</think>\n\nFinal:'] },
    '<think>a</think>\n\nFinal: b',
    '</think>\n',
  ],
  ['greedy-dot', { close_pattern: '</th.*k>' }, '<think>a</think>b</think>c', '</think>b'],
] as const;

describe.each(WAITING)('%s', (code, closer, output, held) => {
  const template = {
    start_anchor: '<|assistant|>',
    fields: { reasoning_content: { open: '<think>', ...closer }, content: { repeats: true, join: '' } },
  };
  const loaded = loadTemplate(template);

  function message(chunks: readonly string[]): string {
    const parser = new ResponseParser(loaded, '');
    for (const chunk of chunks) parser.feed(chunk);
    return writeJson(parser.finalize().message);
  }

  test('the template draws the finding', () => {
    expect(codeSet(template)).toContain(code);
  });

  test('this engine holds what may still go on', () => {
    const parser = new ResponseParser(loaded, '', { trace: true });
    parser.feed(output.slice(0, output.indexOf(held) + held.length));
    expect(parser.held?.text).toBe(held);
  });

  test('so its message is that of the whole output, however it is cut', () => {
    const cuts = Array.from({ length: output.length + 1 }, (_, cut) => [output.slice(0, cut), output.slice(cut)]);
    expect(new Set(cuts.map(message))).toEqual(new Set([message([output])]));
  });
});

/** An opener with the finding, and an output of which nothing is given away until its end. */
const HOLDING = [
  ['greedy-dot', '<x.*>', '<x a> Hello! ', '<x a> Hello! '],
  ['open-ended-opener', '<x.*?>>', 'See <x a> and <think>Hm.</think>', '<x a> and <think>Hm.</think>'],
  ['holds-all-text', '[^<]*<x>', 'Hello! The answer is 42.', 'Hello! The answer is 42.'],
  ['holds-all-text', '(?=[\\s\\S]*?<x>)', 'Hello! <b>42</b>', 'Hello! <b>42</b>'],
] as const;

test.each(HOLDING)('%s: %s holds text', (code, pattern, output, held) => {
  const field = { open_pattern: pattern, close: '</x>' };
  const think = { open: '<think>', close: '</think>' };
  const template = { start_anchor: 'a', fields: { x: field, think, content: { repeats: true, join: '' } } };
  const parser = new ResponseParser(loadTemplate(template), '', { trace: true });
  parser.feed(output);
  expect(codeSet(template)).toContain(code);
  expect(parser.held?.text).toBe(held);
});
