import { describe, expect, test } from 'vitest';
import { compilePattern, findAll, PatternLimitError, parsePattern } from '../../../parser/regex/index.js';
import { attackOn } from '../../../server/service/patterns/cost.js';

/** Whether all matches of a pattern in a text take more steps, beside those that the text pays. */
function isOver(pattern: string, text: string, steps: number): boolean {
  try {
    findAll(compilePattern(parsePattern(pattern)), text, { steps });
    return false;
  } catch (error) {
    if (error instanceof PatternLimitError) return true;
    throw error;
  }
}

/** The steps that are just enough, to a thirtieth or so. */
function stepsFor(pattern: string, text: string): number {
  let enough = 8;
  while (isOver(pattern, text, enough)) enough *= 2;
  let few = enough / 2;
  for (let times = 0; times < 5; times += 1) {
    const middle = (few + enough) / 2;
    if (isOver(pattern, text, middle)) few = middle;
    else enough = middle;
  }
  return enough;
}

function attack(pattern: string) {
  const tree = parsePattern(pattern);
  return attackOn(tree, compilePattern(tree));
}

/** What takes the reference's module a time that grows with the square of the text, or faster; found by running it. */
const SLOW = [
  ['(?:a|aa)+$', 'explodes'],
  ['<x>(?:a|aa)+$', 'explodes'],
  ['<x>(?:\\w|\\w\\w)*!', 'explodes'],
  ['(a+)+$', 'grows'],
  ['(\\w+\\s?)*$', 'grows'],
  ['(x+x+)+y', 'grows'],
  ['<c>\\s*\\s*</c>', 'grows'],
  ['<c>\\s*\\n\\s*<d>', 'grows'],
  ['<x>\\w*\\d*y', 'grows'],
  ['(?:<\\|channel\\|>commentary )?to=functions\\.(?P<name>[\\w.\\-]+).*?<\\|message\\|>', 'grows'],
] as const;

describe.each(SLOW)('%s %s', (pattern, kind) => {
  const found = attack(pattern);

  test('an attack is found', () => {
    expect(found?.kind).toBe(kind);
  });

  test('and the attack is one: the steps that a few repetitions take are not enough for twice as many', () => {
    const { before = '', pump = '', behind = '' } = found ?? {};
    const [count, factor] = kind === 'explodes' ? [5, 8] : [200, 3];
    const text = (times: number) => before + pump.repeat(times) + behind;
    const steps = stepsFor(pattern, text(count));
    expect(isOver(pattern, text(2 * count), factor * steps)).toBe(true);
  });
});

const QUICK = [
  '</think>\\s*',
  '<tool_call>\\s*<function=(?P<name>[^>\\n]+)>',
  '<a>(?:(?!</a>).)*</a>',
  '<a>(?:[^<]|<(?!/a>))*</a>',
  '"(?:[^"\\\\]|\\\\.)*"',
  '\\s*</x>',
  '<parameter=(?P<key>[^>\\n]+)>\\n?(?P<value>.*?)\\n?</parameter>',
  '<x>(?:a|ba)+</x>',
  '\\[TOOL_CALLS\\](?P<name>[^\\[]+)\\[ARGS\\]',
];

test.each(QUICK)('%s takes time in proportion', (pattern) => {
  expect(attack(pattern)).toBeUndefined();
});
