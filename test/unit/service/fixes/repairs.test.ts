import { expect, test } from 'vitest';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { parsePattern } from '../../../../server/service/engine.js';
import { nearestName } from '../../../../server/service/fixes/nearest.js';
import { repairsOf } from '../../../../server/service/fixes/pattern-repairs.js';

/** What a broken pattern may have meant: those repairs with which it compiles. */
function repaired(pattern: string): readonly string[] {
  const [issue] = parsePattern(pattern).issues;
  if (issue === undefined) throw new Error(`${pattern} is not broken`);
  const repairs = [...repairsOf(pattern, issue.start)].map((repair) => applyEdits(pattern, [repair]));
  return [...new Set(repairs.filter((source) => parsePattern(source).issues.length === 0))];
}

test.each([
  ['<think>(', ['<think>()', String.raw`<think>\(`]],
  ['a)', [String.raw`a\)`]],
  ['[abc', [String.raw`\[abc`]],
  ['*a', [String.raw`\*a`]],
  ['a**', [String.raw`a*\*`]],
  [String.raw`(?<n>a)\k<n>`, ['(?<n>a)(?P=n)', '(?<n>a)k<n>', String.raw`(?<n>a)\\k<n>`]],
  [String.raw`(?<n>a)\k'n'|\k{n}`, ['(?<n>a)(?P=n)|(?P=n)']],
  ["(?'n'a)(?'m'b)", ['(?P<n>a)(?P<m>b)']],
  [String.raw`\u{1F600}`, [String.raw`\U0001F600`, 'u{1F600}', String.raw`\\u{1F600}`]],
  [String.raw`\x{e9}`, [String.raw`\u00e9`]],
  ['(?P<tool-name>x)', ['(?P<tool_name>x)']],
  ['(?P<1st>x)', ['(?P<_1st>x)']],
  ['a\\', ['a\\\\']],
  [String.raw`\q`, ['q', String.raw`\\q`]],
  [String.raw`\(a)(b`, []],
])('%s', (pattern, expected) => {
  expect(repaired(pattern)).toEqual(expected);
});

test.each([
  ['closes', 'close'],
  ['Close', 'close'],
  ['colse', 'close'],
  ['closePattern', 'close_pattern'],
  ['open-pattern', 'open_pattern'],
  ['opn', 'open'],
  ['repeat', 'repeats'],
  ['transformeach', 'transform_each'],
  ['colour', undefined],
  ['x', undefined],
  ['', undefined],
  ['o'.repeat(10_000), undefined],
])('the name that %s is meant to be', (name, expected) => {
  const known = [
    'open',
    'open_pattern',
    'close',
    'close_pattern',
    'content',
    'content_args',
    'repeats',
    'join',
    'optional',
    'transform',
    'transform_each',
  ];
  expect(nearestName(name, known)).toBe(expected);
});
