import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { compilePattern, findAll, parsePattern } from '../../../../server/service/engine.js';
import { separationsIn } from '../../../../server/service/fixes/pattern-separations.js';
import '../../../support/seed.js';

/** A pattern with what is separated first. */
function separated(pattern: string): string | undefined {
  for (const { edits } of separationsIn(parsePattern(pattern))) return applyEdits(pattern, edits);
  return undefined;
}

function matchesOf(pattern: string, text: string) {
  const matches = findAll(compilePattern(parsePattern(pattern)), text, { steps: 100_000 });
  return matches.map(({ start, end }) => [start, end]);
}

const SEPARATED: readonly (readonly [pattern: string, separated: string])[] = [
  [String.raw`a\s*\n\s*b`, String.raw`a[^\S\n]*\n\s*b`],
  [String.raw`a\s*?\n\s*b`, String.raw`a[^\S\n]*?\n\s*b`],
  ['a.*b.*', 'a[^b]*b.*'],
  [String.raw`a\s*\s*b`, String.raw`a\s*b`],
  [String.raw`a\w+\w*b`, String.raw`a\w+b`],
  ['(?:a+)+b', '(?:a)+b'],
  ['(?:a*)+b', '(?:a)*b'],
  ['(?:a+?)+?b', '(?:a)+?b'],
  ['x(?:.|a)*b', 'x(?:.)*b'],
  ['x(?:aa|a)+b', 'x(?:a)+b'],
  ['x(?:a|aa|b)*b', 'x(?:a|b)*b'],
  ['x(?P<n>a+)[^b]*b', 'x(?P<n>a+)(?!a)[^b]*b'],
  [String.raw`x[ab]+.*?\n`, String.raw`x[ab]+(?![ab]).*?\n`],
];

test.each(SEPARATED)('%s is written as %s', (pattern, expected) => {
  expect(separated(pattern)).toBe(expected);
});

test.each(SEPARATED)('%s and %s match the same', (pattern, other) => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'x', ' ', '\n'), maxLength: 12 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(matchesOf(other, text)).toEqual(matchesOf(pattern, text));
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['what follows may begin as the name does', 'a[ab]+.*b'],
  ['the name may be short', 'x[ab]+?.*y'],
  ['the second takes less', String.raw`x\S*a*y`],
  ['a group is asked for again', '(a+)+(?P=n)|(?P<n>b)'],
  ['the loop takes two at least', '(?:a+){2,}b'],
  ['nothing is shared', String.raw`a\d*\s*b`],
])('nothing is written again where %s', (_, pattern) => {
  expect(separated(pattern)).toBeUndefined();
});
