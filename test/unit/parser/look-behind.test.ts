import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds, outcome } from './chunking.js';
import { chunksOf, run } from './support.js';

const LFM2: unknown = JSON.parse(readFileSync(new URL('../../fixtures/models/lfm2.json', import.meta.url), 'utf8'));

const call = (days: number): string => `forecast(city='Oslo', days=${days})`;
const listOf = (count: number): string =>
  `<|tool_call_start|>[${Array.from({ length: count }, (_, days) => call(days)).join(', ')}]<|tool_call_end|>`;
const ASIDE = 'It is dry (see below), as f(x), g(y) and h(z) say. ';

/** The calls' last argument each, and the text outside of them. */
function read(chunks: readonly string[]): readonly [days: readonly unknown[], content: unknown] {
  const message = structuredClone({ ...run(LFM2, chunks).message }) as Record<string, unknown>;
  const calls = (message.tool_calls ?? []) as readonly { function: { arguments: { days: unknown } } }[];
  return [calls.map((one) => one.function.arguments.days), message.content];
}

describe.each([
  ['in one piece', Number.POSITIVE_INFINITY],
  ['in chunks', 4],
])('LFM2, whose opener looks behind without a bound, %s', (_name, size) => {
  const cut = (text: string) => (size < text.length ? chunksOf(text, size) : [text]);

  test('two thousand calls in one list', () => {
    expect(read(cut(`${listOf(2000)}Done.`))).toEqual([Array.from({ length: 2000 }, (_, days) => days), 'Done.']);
  });

  test('much text that looks like the end of a call, without any and behind some', () => {
    const text = ASIDE.repeat(4000);
    expect(read(cut(text))).toEqual([[], text.trim()]);
    expect(read(cut(listOf(3) + text))).toEqual([[0, 1, 2], text.trim()]);
  });

  test('many lists with text between them', () => {
    const [days, content] = read(cut((listOf(2) + ASIDE).repeat(500)));
    expect(days).toEqual(Array.from({ length: 1000 }, (_, at) => at % 2));
    expect(content).toBe(ASIDE.trim().repeat(500));
  });
});

describe('what stands for the text behind changes nothing', () => {
  /** Look-behinds without a bound. With a group around its literal, one is not known to be so simple, and all text is kept for it. */
  const patterns: readonly string[] = [
    '(?<=<call>\\[(?:(?!<stop>).)*\\)), (?P<n>\\w)',
    '(?<!<call>\\[(?:(?!<stop>).)*), (?P<n>\\w)',
    '(?:<call>\\[|(?<=<call>\\[(?:(?!<stop>).)*?>), )(?P<n>\\w)',
    '\\b(?<=<call>\\[(?:(?!stop).)*), (?P<n>\\w)',
    '(?<=abcab(?:(?!<stop>).)*\\)), (?P<n>\\w)',
  ];
  const whole = (pattern: string): string => pattern.replace(/<call>\\\[(?=[.(])|abcab/g, '(?:$&)');
  const template = (pattern: string) => ({
    start_anchor: 'A:',
    fields: {
      call: { open_pattern: pattern, close: ';', repeats: true, transform: { n: '{n}', text: '{content}' } },
      content: { close: '<z>', repeats: true, join: '|' },
    },
  });
  const parts = [
    '<call>[',
    '<call',
    '>[',
    '<stop>',
    '<sto',
    'p>',
    'abcab',
    'cab',
    '), x',
    '), x',
    ')',
    ', y',
    ';',
    '😀',
  ];
  const piece = fc.constantFrom(...parts, '<z>', ' '.repeat(12));
  const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  test.each(patterns)('%s', (pattern) => {
    expect(whole(pattern)).not.toBe(pattern);
    holds(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, size) => {
        const expected = outcome(template(whole(pattern)), [text], '');
        expect(outcome(template(pattern), [text], '')).toBe(expected);
        expect(outcome(template(pattern), chunksOf(text, size), '')).toBe(expected);
      }),
      400,
    );
  });
});
