import {
  Account,
  compilePattern,
  createPatternSearcher,
  findAll,
  PatternLimitError,
  parsePattern,
} from '../../parser/regex/index.js';

/** Patterns that backtrack without end, each with a text of about a million characters that makes it do so. */
const ADVERSARIAL: readonly (readonly [pattern: string, text: string])[] = [
  ['(a+)+$', `${'a'.repeat(1e6)}b`],
  ['(?:a|aa)+$', `${'a'.repeat(1e6)}b`],
  ['(\\w+\\s?)*$', `${'word '.repeat(2e5)}!`],
  ['(x+x+)+y', 'x'.repeat(1e6)],
  ['<x>.*?.*?</x>', `<x>${'a'.repeat(1e6)}`],
  ['^(.*?,){12}P', '1,'.repeat(5e5)],
  ['(a*)*[bc]', 'a'.repeat(1e6)],
  ['(a+)+\\1[bc]', 'a'.repeat(1e6)],
  ['(?=(?:a|aa)+[bc])a', 'a'.repeat(1e6)],
  ['(?>(?:a|aa)+[bc])', 'a'.repeat(1e6)],
  ['(?<=[bd](?:a|aa)+)c', `${'a'.repeat(1e6)}c`],
  ['(?<=[bd](?:a|aa)+)[ac]', `${'a'.repeat(1e6)}c`],
  ['(?:\\w+|\\s+)+[!?]$', 'слово и '.repeat(125_000)],
  ['(?:\\s{1,1000000}[xy]|a)', ' '.repeat(1e6)],
  ['(?i)(a+)\\1[bc]', 'aA'.repeat(5e5)],
  [`${'(?>'.repeat(200)}(?:(a)|b)*${')'.repeat(200)}[cd]`, 'ab'.repeat(5e5)],
  [`y|${Array.from({ length: 1500 }, (_, i) => `(?P<n${i}>x)`).join('|')}`, 'y'.repeat(1e6)],
];

/** Patterns that are linear, each with a text of about a million characters that is one match. */
const LINEAR: readonly (readonly [pattern: string, text: string])[] = [
  ['<a>(?:[^<]|<(?!/a>))*</a>', `<a>${'plain text, '.repeat(8e4)}</a>`],
  ['<a>(?:(?!</a>).)*</a>', `<a>${'plain text, '.repeat(8e4)}</a>`],
  ['"(?:[^"\\\\]|\\\\.)*"', `"${'plain text, '.repeat(8e4)}"`],
];

/** What became of it, and how long that took. */
function outcome(search: () => void): readonly [string, string] {
  const begun = performance.now();
  let result = 'answer';
  try {
    search();
  } catch (error) {
    if (!(error instanceof PatternLimitError)) throw error;
    result = 'limit';
  }
  return [result, (performance.now() - begun).toFixed(0)];
}

/** Milliseconds until the answer or the limit: the whole text at once, and in chunks of 4 (the longest time in one chunk). */
export function patternRows(): readonly (readonly string[])[] {
  const rows = [...ADVERSARIAL, ...LINEAR].map(([source, text]) => {
    const pattern = compilePattern(parsePattern(source));
    return [
      source.length > 30 ? `${source.slice(0, 29)}…` : source,
      ...outcome(() => findAll(pattern, text)),
      ...longestChunk(() => createPatternSearcher(pattern), text),
    ];
  });
  return [[`pattern (${new Account({}).steps} steps)`, 'at once', 'ms', 'in chunks', 'longest ms'], ...rows];
}

function longestChunk(create: () => ReturnType<typeof createPatternSearcher>, text: string): readonly string[] {
  const searcher = create();
  let longest = ['answer', '0'];
  // Growing text costs time that is not the searcher's, so it stays short.
  for (let end = 4, from = 0; end <= 20_000; end += 4) {
    const chunk = outcome(() => {
      const { match, hold } = searcher.search(text.slice(0, end), from, false);
      from = match === undefined ? hold : match.end;
    });
    if (Number(chunk[1]) > Number(longest[1])) longest = [...chunk];
    if (chunk[0] === 'limit') break;
  }
  return longest;
}
