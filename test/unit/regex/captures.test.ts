import { describe, expect, test } from 'vitest';
import { compilePattern, findAll, parsePattern } from '../../../parser/regex/index.js';

/** All matches as the matched text and the groups that took part. */
function matches(pattern: string, text: string): unknown[] {
  return findAll(compilePattern(parsePattern(pattern)), text).map(({ start, end, captures }) => [
    text.slice(start, end),
    Object.fromEntries(captures),
  ]);
}

describe('captures', () => {
  test.each([
    ['a loop keeps the last value', '(?:(?P<x>a)|b)+', 'ab', [['ab', { x: 'a' }]]],
    [
      'a group that took no part is absent',
      '(?P<x>a)|(?P<y>b)',
      'ab',
      [
        ['a', { x: 'a' }],
        ['b', { y: 'b' }],
      ],
    ],
    [
      'the last of the iterations that must be there counts',
      '(?P<x>|a){2}',
      'a',
      [
        ['', { x: '' }],
        ['a', { x: 'a' }],
        ['', { x: '' }],
      ],
    ],
    ['one empty iteration is kept', '(?P<x>a*)*c', 'aac', [['aac', { x: '' }]]],
    ['of groups of one name the last counts', '(?P<a>x)(?P<a>y)', 'xy', [['xy', { a: 'y' }]]],
    ['the outer of two nested groups of one name counts', '(?P<a>x(?P<a>y))', 'xy', [['xy', { a: 'xy' }]]],
    [
      'a look-ahead keeps its groups',
      '(?=(?P<x>\\w+))\\w',
      'ab',
      [
        ['a', { x: 'ab' }],
        ['b', { x: 'b' }],
      ],
    ],
    ['a negative look-ahead does not', '(?!(?P<x>b))\\w', 'ab', [['a', {}]]],
    ['going back undoes a group', '(?:(?P<x>a)b|ac)', 'ac', [['ac', {}]]],
    ['a look-behind captures from right to left', '(?<=(?P<x>\\d+)(?P<y>\\d+))!', '123!', [['!', { x: '1', y: '23' }]]],
    [
      'a conditional asks whether a group took part',
      '(?P<q>")?\\w(?(q)")',
      '"a" b',
      [
        ['"a"', { q: '"' }],
        ['b', {}],
      ],
    ],
    ['\\K moves the start only', '(?P<x>a)\\Kb', 'ab', [['b', { x: 'a' }]]],
    ['branches of (?|…) share numbers', '(?|(?P<x>a)|(?P<x>b))\\1', 'bb', [['bb', { x: 'b' }]]],
  ])('%s: %s', (_, pattern, text, expected) => {
    expect(matches(pattern, text)).toEqual(expected);
  });
});

describe('all matches, as finditer gives them', () => {
  test.each([
    ['a*', 'baac', ['', 'aa', '', '']],
    ['', 'ab', ['', '', '']],
    ['a|', 'aab', ['a', 'a', '', '']],
    ['\\b', 'ab c', ['', '', '', '']],
    ['$', 'a\n', ['', '']],
    ['\\G\\w', 'ab c', ['a', 'b']],
    ['(?<=a)|b', 'ab', ['', 'b']],
    ['.', 'a😀', ['a', '😀']],
    ['(?:^|a){2}', 'a', ['', 'a']],
    ['(?:^|a){3}', 'aaa', ['', 'a']],
    ['(?:^|a){1,3}', 'aaa', ['', 'aa', 'a']],
    ['(?:^|a){2,}', 'aaa', ['', 'aaa']],
    ['(?:^|a){2,}?', 'aaa', ['', 'a', 'aa']],
    ['(?:^|a)+', 'aaa', ['', 'aaa']],
    ['(|a){2}', 'a', ['', 'a', '']],
  ])('%j in %j', (pattern, text, expected) => {
    expect(matches(pattern, text).map((match) => (match as [string])[0])).toEqual(expected);
  });
});
