import { describe, expect, test } from 'vitest';
import { compilePattern, createPatternSearcher, parsePattern } from '../../../parser/regex/index.js';

/** What one search of the text says, while more may come: the decided match, or from where text is held. */
function verdict(pattern: string, text: string, final = false): string {
  const { match, hold } = createPatternSearcher(compilePattern(parsePattern(pattern))).search(text, 0, final);
  if (match !== undefined) return `match ${match.start}-${match.end}`;
  return hold === text.length ? 'nothing' : `hold ${hold}`;
}

/** Pattern, text, verdict while more text may come, verdict at the end of the stream. */
type Row = readonly [pattern: string, text: string, open: string, final: string];

const LITERALS: readonly Row[] = [
  ['abc', '', 'nothing', 'nothing'],
  ['abc', 'xyz', 'nothing', 'nothing'],
  ['abc', 'xxab', 'hold 2', 'nothing'],
  ['abc', 'xxabc', 'match 2-5', 'match 2-5'],
  ['abc', 'xxabd', 'nothing', 'nothing'],
  ['aab', 'aa', 'hold 0', 'nothing'],
  ['aab', 'aaa', 'hold 1', 'nothing'],
  ['abab', 'xaba', 'hold 1', 'nothing'],
  ['</think>', 'a</thin', 'hold 1', 'nothing'],
  ['<|tool|>'.replaceAll('|', '\\|'), 'x<|to', 'hold 1', 'nothing'],
  ['｜x', 'a｜', 'hold 1', 'nothing'],
  ['\\r\\n', 'a\r', 'hold 1', 'nothing'],
];

const ALTERNATIVES: readonly Row[] = [
  ['abc|x', 'abx', 'match 2-3', 'match 2-3'],
  ['abc|x', 'xab', 'match 0-1', 'match 0-1'],
  ['abc|x', 'ab', 'hold 0', 'nothing'],
  ['abcd|bc', 'abc', 'hold 0', 'match 1-3'],
  ['ab|a', 'a', 'hold 0', 'match 0-1'],
  ['ab|a', 'ac', 'match 0-1', 'match 0-1'],
  ['a|ab', 'a', 'match 0-1', 'match 0-1'],
  ['<e>|$', 'ab', 'nothing', 'nothing'],
  ['<e>|$', 'ab<e>', 'match 2-5', 'match 2-5'],
  ['<e>|$', 'ab<', 'hold 2', 'nothing'],
  ['<e>|$', 'ab\n', 'hold 2', 'match 2-2'],
  ['<e>|\\Z', 'ab\n', 'nothing', 'nothing'],
];

const TAILS: readonly Row[] = [
  ['a+', 'aaa', 'hold 0', 'match 0-3'],
  ['a+', 'aaab', 'match 0-3', 'match 0-3'],
  ['a+?', 'aaa', 'match 0-1', 'match 0-1'],
  ['a{2}', 'aa', 'match 0-2', 'match 0-2'],
  ['a{2,3}', 'aa', 'hold 0', 'match 0-2'],
  ['a{2,3}', 'aaa', 'match 0-3', 'match 0-3'],
  ['a{2,}?', 'aaa', 'match 0-2', 'match 0-2'],
  ['a++', 'aa', 'hold 0', 'match 0-2'],
  ['<a.*>', '<a><b', 'hold 0', 'match 0-3'],
  ['<a.*?>', '<a><b', 'match 0-3', 'match 0-3'],
  ['<a.*?>', 'x<a <b', 'hold 1', 'nothing'],
  ['</x>\\s*', 'a</x>', 'hold 1', 'match 1-5'],
  ['</x>\\s*', 'a</x>  ', 'hold 1', 'match 1-7'],
  ['</x>\\s*', 'a</x> b', 'match 1-6', 'match 1-6'],
  ['</x>\\n?', '</x>\n', 'match 0-5', 'match 0-5'],
  ['</x>\\n?', '</x>', 'hold 0', 'match 0-4'],
  ['x(?:ab)?', 'xa', 'hold 0', 'match 0-1'],
  ['x(?:ab)?', 'xac', 'match 0-1', 'match 0-1'],
  ['(?:ab)*?c', 'abab', 'hold 0', 'nothing'],
  ['\\s*</t>', 'ab  ', 'hold 2', 'nothing'],
  ['\\s*</t>', 'ab  c', 'nothing', 'nothing'],
  ['[^<]*</x>', 'prose', 'hold 0', 'nothing'],
];

const PLACES: readonly Row[] = [
  ['foo$', 'foo', 'hold 0', 'match 0-3'],
  ['foo$', 'foo\n', 'hold 0', 'match 0-3'],
  ['foo$', 'foo\nx', 'nothing', 'nothing'],
  ['foo\\Z', 'foo', 'hold 0', 'match 0-3'],
  ['foo\\Z', 'foo\n', 'nothing', 'nothing'],
  ['foo\\z', 'foo', 'hold 0', 'match 0-3'],
  ['(?m)foo$', 'foo\n', 'match 0-3', 'match 0-3'],
  ['(?m)foo$', 'foo', 'hold 0', 'match 0-3'],
  ['foo\\b', 'foo', 'hold 0', 'match 0-3'],
  ['foo\\b', 'foo ', 'match 0-3', 'match 0-3'],
  ['foo\\B', 'foo', 'hold 0', 'nothing'],
  ['foo\\M', 'foo', 'hold 0', 'match 0-3'],
  ['\\mfoo', 'a fo', 'hold 2', 'nothing'],
  ['^foo', 'fo', 'hold 0', 'nothing'],
  ['^foo', 'xfo', 'nothing', 'nothing'],
  ['\\Afoo', 'foo', 'match 0-3', 'match 0-3'],
  ['(?:^|<s>)', 'ab', 'match 0-0', 'match 0-0'],
  ['', 'ab', 'match 0-0', 'match 0-0'],
  ['', '', 'nothing', 'nothing'],
  ['x*', '', 'nothing', 'nothing'],
];

const LOOKS: readonly Row[] = [
  ['foo(?=bar)', 'foo', 'hold 0', 'nothing'],
  ['foo(?=bar)', 'fooba', 'hold 0', 'nothing'],
  ['foo(?=bar)', 'foobar', 'match 0-3', 'match 0-3'],
  ['foo(?!bar)', 'foo', 'hold 0', 'match 0-3'],
  ['foo(?!bar)', 'fooba', 'hold 0', 'match 0-3'],
  ['foo(?!bar)', 'foobax', 'match 0-3', 'match 0-3'],
  ['foo(?!bar)', 'foobar', 'nothing', 'nothing'],
  ['(?=<b>)', 'a<b', 'hold 1', 'nothing'],
  ['(?=<b>)', 'a<b>', 'match 1-1', 'match 1-1'],
  ['(?=[\\s\\S]*?</think>)', 'abc', 'hold 0', 'nothing'],
  ['(?<=abc)d', 'abc', 'nothing', 'nothing'],
  ['(?<=abc)d', 'abcd', 'match 3-4', 'match 3-4'],
  ['(?<=a+)b', 'aab', 'match 2-3', 'match 2-3'],
  ['(?<!a)b+', 'abb', 'hold 2', 'match 2-3'],
  ['(?>ab|a)c', 'ab', 'hold 0', 'nothing'],
  ['(?P<q>[ab]+)-(?P=q)', 'ab-a', 'hold 0', 'nothing'],
];

const CHARACTERS: readonly Row[] = [
  ['\\w+:', 'ab', 'hold 0', 'nothing'],
  ['\\w+:', 'ab ', 'nothing', 'nothing'],
  ['[^a]', 'a', 'nothing', 'nothing'],
  ['[.!?]\\s', 'so!', 'hold 2', 'nothing'],
  ['(?i)END', 'the eN', 'hold 4', 'nothing'],
  ['(?i)END', 'the eNd', 'match 4-7', 'match 4-7'],
  ['(?i)straße', 'STRAẞ', 'hold 0', 'nothing'],
  ['😀!', 'a😀', 'hold 1', 'nothing'],
  ['😀!', 'a😀!', 'match 1-4', 'match 1-4'],
  ['.{2}', '😀', 'hold 0', 'nothing'],
  ['.{2}', '😀😁', 'match 0-4', 'match 0-4'],
  ['[😀-😂]+x', '😀😁', 'hold 0', 'nothing'],
  ['\\ud83d', '😀', 'nothing', 'nothing'],
  ['\\R', '\r', 'hold 0', 'match 0-1'],
  ['\\R', '\r\n', 'match 0-2', 'match 0-2'],
];

const GROUPS = { LITERALS, ALTERNATIVES, TAILS, PLACES, LOOKS, CHARACTERS };

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%j on %j is %s while text may come, and %s at its end', (pattern, text, open, final) => {
    expect(verdict(pattern, text)).toBe(open);
    expect(verdict(pattern, text, true)).toBe(final);
  });
});

describe('a searcher over text that grows and is dropped', () => {
  const searcherOf = (pattern: string) => createPatternSearcher(compilePattern(parsePattern(pattern)));

  test('goes on with a held match where it stood', () => {
    const searcher = searcherOf('<a>(?P<v>.*?)</a>');
    expect(searcher.search('x<a>on', 0, false)).toEqual({ match: undefined, hold: 1 });
    expect(searcher.search('x<a>one</', 1, false)).toEqual({ match: undefined, hold: 1 });
    const captures = new Map([['v', 'one']]);
    expect(searcher.search('x<a>one</a>y', 1, false).match).toEqual({ start: 1, end: 11, captures });
  });

  test('gives a match again until the search begins after it', () => {
    const searcher = searcherOf('ab');
    const first = searcher.search('.ab.ab', 0, false).match;
    expect(searcher.search('.ab.ab.', 1, false).match).toEqual(first);
    expect(searcher.search('.ab.ab.', 2, false).match).toMatchObject({ start: 4, end: 6 });
  });

  test('counts from the front of what is left after a drop', () => {
    const searcher = searcherOf('ab+');
    expect(searcher.search('..ab', 0, false)).toEqual({ match: undefined, hold: 2 });
    searcher.drop(2);
    expect(searcher.search('abb.', 0, false).match).toMatchObject({ start: 0, end: 3 });
  });

  test('^ holds where the text began, not where what is left begins', () => {
    const searcher = searcherOf('^ab');
    expect(searcher.search('xx', 0, false)).toEqual({ match: undefined, hold: 2 });
    searcher.drop(2);
    expect(searcher.search('ab', 0, true).match).toBeUndefined();
  });

  test('(?m)^ sees the newline that was kept for it', () => {
    const searcher = searcherOf('(?m)^ab');
    expect(searcher.lookBehind).toBeGreaterThanOrEqual(1);
    searcher.search('x\n', 0, false);
    searcher.drop(1);
    expect(searcher.search('\nab', 1, false).match).toMatchObject({ start: 1, end: 3 });
  });
});

describe('how far a search looks back', () => {
  test.each([
    ['abc', 0],
    ['^abc', 0],
    ['(?<=abc)d', 3],
    ['(?<=\\bab)d', 4],
    ['(?<=a{2,4})b', 4],
    ['(?<=.)b', 2],
    ['\\bfoo', 2],
    ['(?=(?<=ab)c)c', 2],
    ['(?<=a+)b', Number.POSITIVE_INFINITY],
  ])('%s: %d', (pattern, width) => {
    expect(compilePattern(parsePattern(pattern)).lookBehind).toBe(width);
  });
});
