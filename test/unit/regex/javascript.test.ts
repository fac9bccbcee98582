import { describe, expect, test } from 'vitest';
import { compilePattern, findAll, parsePattern } from '../../../parser/regex/index.js';
import { translateToJavaScript } from '../../../parser/regex/javascript/index.js';

const translated = (pattern: string) => translateToJavaScript(parsePattern(pattern));

describe('a pattern as JavaScript writes it', () => {
  test.each([
    ['abc', 'abc'],
    ['<\\|call\\|>', '<\\|call\\|>'],
    ['a-b', 'a-b'],
    ['a]b}{x', 'a\\]b\\}\\{x'],
    ['\\-\\<\\"\\ \\_', '-<" _'],
    ['\\x41\\u00e9\\U0001F600\\101', 'A\\u{E9}\\u{1F600}A'],
    ['\\a\\t\\n', '\\u{7}\\t\\n'],
    ['.', '[\\s\\S]'],
    ['(?-s:.)', '(?:[^\\n])'],
    ['\\d+\\D', '\\p{Nd}+\\P{Nd}'],
    ['\\w', '[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}]'],
    ['\\S', '\\P{White_Space}'],
    ['(?a)\\w\\s', '\\w[\\t-\\r ]'],
    ['\\p{Lu}\\P{Greek}', '\\p{Lu}\\P{Script=Grek}'],
    ['[[:digit:]x]', '[0-9x]'],
    ['[]a-z-]', '[\\]a-z\\-]'],
    ['[^\\d.]', '[^\\p{Nd}\\.]'],
    ['(?V1)[a-z--b]', '[ac-z]'],
    ['^a$', '^a(?=\\n?$)'],
    ['\\Aa\\Z', '^a$'],
    ['(?m)^a$', '(?<=^|\\n)a(?=\\n|$)'],
    ['(?a)\\bx\\M', '(?:(?<=\\w)(?!\\w)|(?<!\\w)(?=\\w))x(?<=\\w)(?!\\w)'],
    ['(?P<name>x)(?P=name)', '(?<name>x)(?:\\1)'],
    ['(?i)k', '[Kk\\u{212A}]'],
    ['a(?i:b1)c', 'a(?:[Bb]1)c'],
    ['(?>a|ab)c', '(?:(?=(a|ab))\\1)c'],
    ['(x)a*+', '(x)(?:(?=(a*))\\2)'],
    ['a{,3}b{2,}?c{2}', 'a{0,3}b{2,}?c{2}'],
    ['(?=a)*b', '(?:(?=a))*b'],
    ['\\R', '(?:\\r\\n|(?!\\r\\n)[\\n-\\r\\x85\\u2028\\u2029])'],
    ['(?(?=a)ab|c)', '(?:(?=a)ab|(?!a)c)'],
    ['a(*FAIL)', 'a(?!)'],
    ['(?x) a b # c', 'ab'],
    ['', '(?:)'],
  ])('%s', (pattern, source) => {
    expect(translated(pattern)).toEqual({ source, flags: 'u', exact: true, differences: [] });
  });
});

describe('what JavaScript cannot say has a place and a reason', () => {
  test.each([
    ['a\\Kb', 1, 3, 'no \\K'],
    ['\\Ga', 0, 2, 'no \\G'],
    ['(a)?\\1', 4, 6, 'took no part'],
    ['(?:(a)|b)*', 3, 6, 'keeps its last value'],
    ['(a*)*', 0, 5, 'takes nothing'],
    ['(a)?(?(1)b|c)', 4, 13, 'no conditional on a group'],
    ['(?|(a)|(b))', 0, 11, 'a number of its own'],
    ['(?P<a>x)|(?P<a>y)', 9, 17, 'second group named a'],
    ['(a)(?i)\\1', 7, 9, 'ignores case'],
    ['a(?R)', 1, 5, 'recursion'],
    ['a(b', 3, 3, 'missing )'],
  ])('%s', (pattern, start, end, reason) => {
    const { exact, differences } = translated(pattern);
    expect(exact).toBe(false);
    expect(differences).toMatchObject([{ start, end, reason: expect.stringContaining(reason) }]);
  });
});

const TEXTS = [
  'a <think>x</think>\n\nb </think>',
  '<tool_call>\n<function=get_x>1<function=f>',
  'the the cat cat "a\\"b" \'c"d\'',
  'aaab aab ab b\n',
  'ab\r\ncd\n\ne\u2028f\u0085',
  'É é Straße K k ſ s İ i ı I ǅ',
  'x1 ٣² a\u0301b \u00a0\ufeff😀😁 _-a',
  'to=functions.a.b <x><m>{} f(1, 2), g(x)',
  '',
];

describe('the native engine finds the same with the translation', () => {
  test.each([
    '</think>\\s*',
    '<tool_call>\\s*<function=(?P<name>[^>\\n]+)>',
    '(?P<q>["\'])(?P<v>.*?)(?P=q)',
    '(\\w+)\\s\\1',
    '\\w+|\\W',
    '\\b\\w+\\b',
    '\\m\\w|\\w\\M',
    '\\s+|\\d',
    '\\h+',
    '[[:alpha:]]+|[[:punct:]]',
    '[[:^alpha:]]+',
    '\\p{Lu}\\p{Ll}?',
    '(?i)[k-s]+',
    '(?i)straße|\\p{Lu}+',
    '(?i)[^a]',
    '(?i)i',
    '[\\W\\d]+',
    '[^\\S\\n]+',
    '(?>a+)b|a',
    'a++b?|(?:ab?){1,2}+',
    '(?:a|ab)*+b',
    '(?<=\\().*?(?=\\))',
    '(?<!\\\\)"',
    '\\R',
    '$|a',
    '(?m)^\\w|\\w$',
    '(?-s:.)+',
    'to=functions\\.(?P<name>[\\w.]+).*?<m>',
    '[😀-😂]+\\w?',
    '(?V1)[\\w--[a-c]]+',
    '(?(?=a)a+|.)',
    'a{2,3}?b?',
  ])('%s', (pattern) => {
    const tree = parsePattern(pattern);
    const { source, flags, exact } = translateToJavaScript(tree);
    expect(exact).toBe(true);
    const native = new RegExp(source, `${flags}g`);
    const compiled = compilePattern(tree);
    for (const text of TEXTS) {
      const theirs = [...text.matchAll(native)].map((match) => [match.index, match[0], { ...match.groups }]);
      // After an empty match JavaScript goes on one character later, so a match at the same place is none of its own.
      const all = findAll(compiled, text);
      const ours = all.filter((match, i) => all[i - 1]?.start !== match.start || match.start === match.end);
      const shown = ours.map((match) => [
        match.start,
        text.slice(match.start, match.end),
        Object.fromEntries(match.captures),
      ]);
      expect(shown, text).toEqual(theirs);
    }
  });
});
