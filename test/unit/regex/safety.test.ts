import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Account,
  compilePattern,
  createPatternSearcher,
  findAll,
  PatternLimitError,
  parsePattern,
  searchFrom,
} from '../../../parser/regex/index.js';

function outcome(pattern: string, text: string, steps?: number): 'match' | 'none' | 'limit' {
  try {
    return searchFrom(compilePattern(parsePattern(pattern)), text, 0, { steps }) === undefined ? 'none' : 'match';
  } catch (error) {
    if (error instanceof PatternLimitError) return 'limit';
    throw error;
  }
}

describe('patterns that take exponential time elsewhere end with their answer', () => {
  test.each([
    ['(a+)+$', `${'a'.repeat(1000)}b`, 'none'],
    ['(?:a|aa)+$', `${'a'.repeat(5000)}b`, 'none'],
    ['(\\w+\\s?)*$', `${'word '.repeat(200)}!`, 'match'],
    ['(\\w+\\s?)+$', `${'word '.repeat(200)}!`, 'none'],
    ['(x+x+)+y', 'x'.repeat(300), 'none'],
    ['(?P<key>a+)a*b', 'a'.repeat(100_000), 'none'],
    ['(?:(a+)\\1?)+b', 'a'.repeat(100_000), 'none'],
    ['(x+x+)+[yz]', 'x'.repeat(300), 'none'],
    ['<x>.*?.*?</x>', `<x>${'a'.repeat(20_000)}`, 'none'],
    ['^(.*?,){12}P', '1,'.repeat(300), 'none'],
    ['(a*)*[bc]', 'a'.repeat(1000), 'none'],
    ['((a*)*)*[bc]', 'a'.repeat(500), 'none'],
    ['(?:a?){20}a{20}', 'a'.repeat(20), 'match'],
    ['(?=(?:a|aa)+[bc])a', 'a'.repeat(1000), 'none'],
    ['(?!(?:a|aa)+[bc])a', 'a'.repeat(1000), 'match'],
    ['(?>(?:a|aa)+[bc])', 'a'.repeat(1000), 'none'],
    ['(?:(?:a|aa)+[bc])++', 'a'.repeat(1000), 'none'],
    ['(?<=[bd](?:a|aa)+)c', `${'a'.repeat(1000)}c`, 'none'],
    ['(?<=<call>(?:(?!</call>).)*\\)), ', `${'f(x), g '.repeat(5000)}`, 'none'],
  ])('%s', (pattern, text, expected) => {
    expect(outcome(pattern, text)).toBe(expected);
  });
});

describe('what the memo cannot help ends at the limit', () => {
  test.each([
    ['(a+)+\\1[bc]', 'a'.repeat(200)],
    ['(a|aa)+(?(1)x)[bc]', 'a'.repeat(200)],
    ['(?:(?:a|b|ab|ba|aba|bab)+){40,90}[cd]', 'ab'.repeat(100)],
  ])('%s', (pattern, text) => {
    expect(outcome(pattern, text, 100_000)).toBe('limit');
  });

  test('and the error names the pattern and the start that was tried', () => {
    const searcher = createPatternSearcher(compilePattern(parsePattern('x(a+)+\\1[bc]')), { steps: 1000 });
    const search = () => searcher.search(`..x${'a'.repeat(100)}.`, 0, false);
    expect(search).toThrow(PatternLimitError);
    expect(search).toThrow(expect.objectContaining({ pattern: 'x(a+)+\\1[bc]', offset: 2 }));
  });
});

describe('work that is no instruction is counted too', () => {
  const nested = (times: number) => `${'(?>'.repeat(times)}(?:(a)|b)*${')'.repeat(times)}[cd]`;
  const named = Array.from({ length: 1500 }, (_, i) => `(?P<n${i}>x)`).join('|');

  test.each([
    ['ways back that are taken off after atomic groups', nested(200), 'ab'.repeat(10_000)],
    ['ways back that are remembered', '(?:a|ab)*', 'a'.repeat(30_000)],
    ['groups that are read for each match', `y|${named}`, 'y'.repeat(20_000)],
    ['references', '(a+)\\1[bc]', 'a'.repeat(20_000)],
    ['references in any case', '(?i)(a+)\\1[bc]', 'aA'.repeat(10_000)],
    ['runs that are read for each start', '(?:\\s{1,1000000}[xy]|a)', ' '.repeat(20_000)],
    ['runs in look-aheads', '(?:(?=(\\s*)).)*[xy]', ' '.repeat(20_000)],
    ['runs in look-behinds', '(?<=[xy][a ]*)[ac]', 'a '.repeat(10_000)],
    ['loops in look-behinds', '(?<=[bd](?:a|aa)+)[ac]', 'a'.repeat(20_000)],
  ])('%s', (_name, pattern, text) => {
    const all = () => findAll(compilePattern(parsePattern(pattern)), text, { steps: 10_000 });
    expect(all).toThrow(PatternLimitError);
  });
});

describe('a pattern that gets on with a few steps a character needs no more of them for a longer text', () => {
  const plain = 'plain text, '.repeat(20_000);
  const rows: readonly (readonly [string, string])[] = [
    ['<a>(?:[^<]|<(?!/a>))*</a>', `<a>${plain}</a>`],
    ['<a>(?:(?!</a>).)*</a>', `<a>${plain}</a>`],
    ['<a>(?:(?!</a>|<b>)[\\s\\S])*?</a>', `<a>${plain}</a>`],
    ['"(?:[^"\\\\]|\\\\.)*"', `"${plain}"`],
    ['"(?:[^"\\\\]|\\\\.)*"', `"${'\\\\n'.repeat(100_000)}"`],
    ['<a>(?P<body>(?:[^<&]|&\\w+;|<(?!/a>))*)</a>', `<a>${plain}</a>`],
    ['<a>(?:\\w|[-., ])+</a>', `<a>${plain}</a>`],
    ['\\[(?:\\w+, |\\w+ )*\\]', `[${plain}]`],
  ];

  test.each(rows)('%s', (pattern, text) => {
    expect(outcome(pattern, text, 3000)).toBe('match');
  });

  test.each(rows)('%s, in chunks', (pattern, whole) => {
    const text = `${whole.slice(0, 20_000)}${whole.slice(-5)}`;
    const searcher = createPatternSearcher(compilePattern(parsePattern(pattern)), { steps: 3000 });
    let found = false;
    for (let end = 4; end < text.length + 4; end += 4) {
      found ||= searcher.search(text.slice(0, end), 0, end >= text.length).match !== undefined;
    }
    expect(found).toBe(true);
  });
});

describe('a searcher has one budget, however often it is asked', () => {
  const compiled = (pattern: string) => compilePattern(parsePattern(pattern));

  test('chunks do not give an attempt more steps than the text in one piece', () => {
    const searcher = createPatternSearcher(compiled('x(a+)+\\1[bc]'), { steps: 20_000 });
    let text = 'x';
    const feed = () => {
      text += 'a';
      searcher.search(text, 0, false);
    };
    expect(() => {
      for (let i = 0; i < 1000; i++) feed();
      searcher.search(text, 0, true);
    }).toThrow(PatternLimitError);
  });

  test('text that is done with pays for the search, so a long stream never reaches the limit', () => {
    const searcher = createPatternSearcher(compiled('(?<=x)\\w|[ab]\\w*;'), { steps: 1000 });
    let text = '';
    let from = 0;
    for (let i = 0; i < 5000; i++) {
      text += 'ab c ';
      from = searcher.search(text, from, false).hold;
    }
    expect(from).toBe(text.length);
  });
});

describe('searches that share an account', () => {
  const compiled = (pattern: string) => compilePattern(parsePattern(pattern));
  const quadratic = compiled('(?P<key>a+)a*[bc]');
  const text = 'a'.repeat(200);

  test('take no more together than one may, and give back what they kept', () => {
    const account = new Account({ steps: 50_000 });
    expect(() => findAll(quadratic, text, account)).not.toThrow();
    expect(() => {
      for (let i = 0; i < 50; i++) findAll(quadratic, text, account);
    }).toThrow(PatternLimitError);
    expect(account.debt).toBeLessThan(60_000);
    expect(account.numbers).toBe(0);
  });

  test('a search that owes nothing goes on when others have used up the steps', () => {
    const account = new Account({ steps: 50_000 });
    account.debt = 60_000;
    expect(findAll(compiled('<(\\w+)>'), '<a> and <b> '.repeat(1000), account)).toHaveLength(2000);
    expect(() => findAll(quadratic, text, account)).toThrow(PatternLimitError);
  });

  test('many small ones owe nothing', () => {
    const account = new Account({ steps: 0 });
    for (let i = 0; i < 2000; i++) findAll(compiled('(?P<key>\\w*)=(?P<value>[^;]*)'), 'a=1;b=2;', account);
    expect(account.debt).toBe(0);
  });

  test('a stack of any size is given back when its attempt is over', () => {
    const account = new Account({});
    const searcher = createPatternSearcher(compiled('(?:x|xy)*Q'), account);
    searcher.search('x'.repeat(100_000), 0, false);
    expect(account.numbers).toBeGreaterThan(10_000);
    searcher.search(`${'x'.repeat(100_000)}Q`, 0, false);
    expect(account.numbers).toBe(0);
  });
});

describe('matches of nothing, at every character, never reach the limit', () => {
  test.each([
    ['(?P<key>)', 'x'],
    ['\\b(?P<key>)', 'a '],
    ['(?P<key>\\w*)', ' '],
    ['(?P<key>a?)(?P<value>b?)', 'c'],
    ['(?P<key>(?=(x)))(?P<value>)', 'x'],
    ['(?P<key>\\s*)(?P<value>\\s*)(?:\\s*)', 'x'],
    ['x*', 'y'],
    ['(?<=y)(?:)', 'y'],
    ['\\w*?(?=\\s)', 'a b'],
  ])('%s', (pattern, piece) => {
    const text = piece.repeat(5000);
    expect(findAll(compilePattern(parsePattern(pattern)), text, { steps: 0 }).length).toBeGreaterThan(4000);
  });
});

/** Each match holds a literal behind no more than some characters: only starts that reach one are tried. */
const NARROW = [
  '.{0,20};',
  '.{0,20};\\w+.*',
  '(?:\\w{3,5} )?to;(?P<name>\\w+)',
  '(\\w)(\\w)(\\w)=',
  '(?:\\w{2}){1,4}:',
  '[^\\n]{1,80}:\\n',
  '.{0,100}</x>',
];

describe('the length of a text alone never reaches the limit', () => {
  const prose = 'the quick <b>brown</b> fox jumps\n over f(1)   '.repeat(20_000);

  test.each([
    '</think>\\s*',
    '\\s*(?:<e>|<t>)',
    '(?P<n>\\w+)\\[(?P<a>[^()]*)\\]',
    '[^<]*</x>',
    '(?i)</?think>',
    '.*?</y>',
    ...NARROW,
  ])('%s', (pattern) => {
    expect(findAll(compilePattern(parsePattern(pattern)), prose)).toEqual([]);
  });

  test.each(NARROW)('%s, in pieces', (pattern) => {
    const searcher = createPatternSearcher(compilePattern(parsePattern(pattern)));
    let from = 0;
    for (let end = 400; end < prose.length; end += 400) {
      const { match, hold } = searcher.search(prose.slice(0, end), from, false);
      expect(match).toBeUndefined();
      from = hold;
    }
    expect(from).toBeGreaterThan(prose.length - 1000);
  });
});

describe('hostile patterns', () => {
  test.each(['(?:.b?){0,40}', '(?:ab|c){2,20}', '(?:a[bc]d?){9}'])(
    'many of %s are a program of bounded size',
    (pattern) => {
      const { program } = compilePattern(parsePattern(`x${pattern.repeat(2000)}y`));
      expect(program.code.length).toBeLessThan(500_000);
    },
  );

  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

  test.each([
    ['groups', deep('(', ')', 10_000)],
    ['look-aheads', deep('(?=', ')', 8_000)],
    ['nested sets', `(?V1)${deep('[', ']', 10_000)}`],
    ['groups that do not end', '('.repeat(30_000)],
  ])('%s nested too deeply are refused', (_, pattern) => {
    expect(parsePattern(pattern).issues).toMatchObject([
      { code: 'pattern-unsupported', reason: 'more than 500 nested groups' },
    ]);
  });

  test('depth up to the limit compiles and matches', () => {
    const pattern = `${'(?:a'.repeat(499)}${')?'.repeat(499)}b`;
    expect(outcome(pattern, `${'a'.repeat(499)}b`)).toBe('match');
  });

  test.each([
    ['a{1000000}', 'a'.repeat(10)],
    ['(?:ab){1000000}', 'ab'.repeat(10)],
    ['((a{1,50}){1,50}){1,50}[bc]', 'a'.repeat(20)],
    ['a|'.repeat(16_000), 'b'],
    ['a?'.repeat(2000), 'b'],
    [`${'(?:a+'.repeat(400)}${')+'.repeat(400)}`, 'aaa'],
    [`${'(?:a*'.repeat(400)}${'){2,3}'.repeat(400)}`, 'aaa'],
    ['[\\w-]'.repeat(5000), 'aaa'],
  ])('%.30s compiles to a program of bounded size', (pattern, text) => {
    const compiled = compilePattern(parsePattern(pattern));
    expect(compiled.program.code.length).toBeLessThan(pattern.length * 10 + 2000);
    expect(outcome(pattern, text, 100_000)).toMatch(/match|none|limit/);
  });

  test('any text is a pattern or has one syntax issue inside it', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '?',
      '*',
      '{',
      '}',
      '\\',
      'P',
      '<',
      '>',
      'a',
      '|',
      '^',
      ':',
      '=',
      '-',
      '1',
      'p',
      ',',
      'e',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const source = pieces.join('');
        const syntax = parsePattern(source).issues.filter((issue) => issue.code === 'pattern-syntax');
        expect(syntax.length).toBeLessThanOrEqual(1);
        for (const { start, end } of syntax) {
          expect(0 <= start && start <= end && end <= source.length).toBe(true);
        }
      }),
      { seed: 7, numRuns: 3000 },
    );
  });
});

describe('a pattern of any length ends in a pattern that runs, or is refused', () => {
  test.each([
    ['a long literal', 'a'.repeat(32_768), 'runs'],
    ['a long set', `[${'ab'.repeat(16_000)}]`, 'runs'],
    ['many branches', Array.from({ length: 5_000 }, (_, i) => `x${i}`).join('|'), 'runs'],
    ['many options', 'a?'.repeat(10_000), 'runs'],
    ['one character too many', 'a'.repeat(32_769), 'more than 32768 characters'],
    ['megabytes', 'a?'.repeat(2_500_000), 'more than 32768 characters'],
    ['deep nesting', '('.repeat(10_000), 'more than 500 nested groups'],
  ])('%s', (_name, pattern, expected) => {
    const tree = parsePattern(pattern);
    const [issue] = tree.issues;
    if (issue !== undefined) {
      expect(issue).toMatchObject({ code: 'pattern-unsupported', reason: expect.stringContaining(expected) });
      return;
    }
    expect(expected).toBe('runs');
    expect(searchFrom(compilePattern(tree), 'zzz', 0)?.end ?? 0).toBe(0);
  });
});
