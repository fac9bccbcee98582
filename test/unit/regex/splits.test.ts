import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, parsePattern } from '../../../parser/regex/index.js';
import { streamedMatches, wholeMatches } from './streaming.js';

/** Every way of cutting the text in two, every single UTF-16 unit, and pieces of three. */
function cuts(text: string): readonly (readonly string[])[] {
  const inTwo = Array.from({ length: text.length + 1 }, (_, i) => [text.slice(0, i), text.slice(i)]);
  const inThrees = Array.from({ length: Math.ceil(text.length / 3) }, (_, i) => text.slice(i * 3, i * 3 + 3));
  return [text.split(''), inThrees, ...inTwo];
}

function expectSameForEveryCut(pattern: string, text: string): number {
  const compiled = compilePattern(parsePattern(pattern));
  const whole = wholeMatches(compiled, text);
  for (const chunks of cuts(text)) expect(streamedMatches(compiled, chunks), JSON.stringify(chunks)).toEqual(whole);
  return whole.length;
}

/** Pattern, text, number of matches. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['</think>\\s*', 'a</think> \n b</thin</think>', 2],
  ['<tool_call>\\s*<function=(?P<name>[^>\\n]+)>', 'x<tool_call>\n<function=f>1<tool_call><function=>', 1],
  [
    '<\\|tool_call_begin\\|>\\s*(?P<id>functions\\.(?P<name>[\\w.\\-]+):\\d+)\\s*<\\|arg\\|>',
    '<|tool_call_begin|>functions.get:0 <|arg|>{}',
    1,
  ],
  ['(?:<s>\\[|(?<=<s>\\[(?:(?!</s>).)*\\)), )(?P<name>\\w+)\\(', '<s>[f(a), g(b), h(c)]</s>', 3],
  ['\\)(?=, \\w+\\(|\\]</s>)', '<s>[f(a), g((b)), h(c)]</s>', 3],
  ['\\}\\s*(?:<e>|<m>|$)', '{"a": {}}<e>{} \n', 2],
  ['(?=\\[TOOL\\])|</s>', 'a[TOOL]b[TOO</s>', 2],
  [
    '(?:<c>commentary )?to=functions\\.(?P<name>[\\w.]+).*?<m>',
    'to=functions.a.b <x><m>{}<c>commentary to=functions.c<m>',
    2,
  ],
  ['\\n*</x>|(?<=</f>)\\n*', 'a\n\n</x></f>\n\nb', 2],
  ['<a.*>', '<a> <b>', 1],
  ['END(?!X)', 'ENDX END ENDY END', 3],
  ['\\bcall\\b', 'recall call, calls call', 2],
  ['foo$', 'foo foo\n', 1],
  ['(?m)^\\w+$', 'ab\ncd e\nf', 2],
  ['(?i)</?THINK>', '<think>a</Think></thin>', 2],
  ['(?P<q>["\'])(?P<v>.*?)(?P=q)', 'a "b\'c" \'d"e\'', 2],
  ['(a+|b)*c', 'aabbc abac b', 2],
  ['a{2,3}?b?', 'aaaab aab', 3],
  ['[😀-😂]+\\w?', 'x😀😁a😂', 2],
  ['.', 'a😀b\ud83d', 4],
  ['\\s*(?:<e>|<t>)', '  <e> a   <t><', 2],
  ['(?>a+)b|a', 'aaac aab', 4],
  ['\\R', 'a\r\nb\rc\n', 3],
  ['(?<!\\\\)"', '"a\\"b"', 2],
  ['(\\w+)\\s\\1', 'the the cat cat', 2],
  ['.{0,2}ab', '😀😀😀ab', 1],
  ['(?:[bc]{1,2}\\s)?to=(?P<name>\\w+)', 'bb to=a c to=bto= to=😀', 2],
  ['(?:x|yy)?(?:ab\\K|c)(?:z{0,2}<e>)+', 'yyabz<e>zz<e>cz<e> zzz<e', 2],
  ['(?:[a-c]{0,2}<)+>', 'ab<c<> <<> abc<', 2],
  ['[^x]{1,2}xy{0,2}', '😀a😀xyyy b\ud83dx', 2],
  ['\\R{1,2}</x>', '\r\n\r\n\r\n</x>\n</x', 1],
  ['(?=.{4})\\w?<(?:a|bc)>', 'x<a>x<bc> <a>', 2],
  ['END\\K', 'xENDy', 1],
  ['<(?P<tag>\\w)>\\K', 'a<t>b<u>c', 2],
  ['(?:b\\K|bc?\\K)', 'abcb', 1],
  ['a+?\\K', 'aa b', 1],
  ['x\\K(?=(?P<next>.))', 'xyx😀', 2],
  ['(?<=a)\\K|b\\K', 'aab ', 2],
];

describe('\\K in a look-behind moves no start back to text that may be gone', () => {
  test.each([
    [
      '(?<=\\Ka)b',
      'xab ab',
      [
        [2, 3, '[]'],
        [5, 6, '[]'],
      ],
    ],
    [
      '(?<=\\Kab?)c',
      'abc ac',
      [
        [2, 3, '[]'],
        [5, 6, '[]'],
      ],
    ],
    [
      'a\\Kb',
      'xab ab',
      [
        [2, 3, '[]'],
        [5, 6, '[]'],
      ],
    ],
  ])('%s in %s', (pattern, text, expected) => {
    const compiled = compilePattern(parsePattern(pattern));
    for (const chunks of [[text], ...cuts(text)]) expect(streamedMatches(compiled, chunks)).toEqual(expected);
  });
});

describe('the decided matches are those of the whole text, however it is cut', () => {
  test.each(PAIRS)('%s in %j', (pattern, text, count) => {
    expect(expectSameForEveryCut(pattern, text)).toBe(count);
  });

  const atom = fc.constantFrom(
    'a',
    'b',
    'ab',
    '.',
    '\\w',
    '\\s',
    '[^a]',
    '[ab]',
    '$',
    '\\b',
    '^',
    '\\Z',
    '😀',
    '(?i:B)',
    '\\n',
  );
  const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '*+', '{,2}?');
  const { pattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
    item: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.tuple(atom, quantifier).map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom('(?:', '(?P<n>', '(?=', '(?!', '(?<=', '(?<!', '(?>'), tie('pattern'), quantifier)
        .map(([open, body, times]) => `${open}${body})${times}`),
    ),
    pattern: fc
      .array(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
      .map((branches) => branches.map((items) => items.join('')).join('|')),
  }));
  const text = fc
    .array(fc.constantFrom('a', 'b', 'B', ' ', '\n', '😀', 'c'), { maxLength: 10 })
    .map((parts) => parts.join(''));

  test('for patterns and texts at random', () => {
    fc.assert(
      fc.property(pattern, text, (source, whole) => {
        fc.pre(parsePattern(source).issues.length === 0);
        expectSameForEveryCut(source, whole);
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
