/**
 * Looks for patterns and texts that take too long: patterns of nested quantifiers, look-arounds, atomic groups and references, at random, on texts of a
 * million characters, in one piece and in chunks of four.
 *
 *   node scripts/regex-adversary.mjs [--seed 1] [--seconds 60] [--most 300]
 *
 * Prints each case above `--most` milliseconds of processor time and what came of it, then the slowest. A million matches take a second. Not part of the tests: it measures time.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    most: { type: 'string', default: '300' },
  },
});
const MOST = Number(options.most);
const LENGTH = 1_000_000;
const LONGEST_IN_CHUNKS = 40_000;
const CHUNK = 4;
const SHOWN = 10;
const TRIALS = 5;

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../parser/regex/index.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  write: false,
});
const { compilePattern, createPatternSearcher, findAll, PatternLimitError, parsePattern } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
);

/** A small generator of numbers: the same seed gives the same cases. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const random = randomFrom(Number(options.seed));
const pick = (list) => list[random(list.length)];

const repeated = (piece) => piece.repeat(Math.ceil(LENGTH / piece.length));
const everyCharacter = (from, count) =>
  Array.from({ length: LENGTH }, (_, i) => String.fromCharCode(from + (i % count)));
const TEXTS = {
  one: `${repeated('a')}!`,
  two: `${repeated('ab')}!`,
  space: `${repeated(' ')}x`,
  prose: `${repeated('word and more, ')}!`,
  cyrillic: repeated('слово и '),
  pairs: repeated('😀😁'),
  lines: repeated('a\n'),
  breaks: repeated('\r\n'),
  tags: repeated('<a>x</b>'),
  cases: repeated('aA'),
  digits: repeated('1,22,'),
  kana: everyCharacter(0x3000, 0x200).join(''),
  many: everyCharacter(0x100, 0xd000).join(''),
};

const ATOMS =
  'a b ab . \\w \\s \\d [^a] [ab] aa ba \\S \\W [^<] < x \\p{L} \\R (?i:a) (?i:[a-k]) é \\b \\B ^ $ \\Z \\K \\G (?m:$) (?m:^) [\\w-]'.split(
    ' ',
  );
const REPEATS = [
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '++',
  '*+',
  '{1,3}',
  '{2,}',
  '{1,50}',
  '{3,}?',
  '{0,100000}',
  '{40,90}',
];
const OPENERS = ['(?:', '(?:', '(?:', '(', '(?P<n>', '(?=', '(?!', '(?<=', '(?<!', '(?>', '(?|'];
const BACK = ['\\1', '(?i:\\1)', '(?(1)a|b)', '(?P=n)', '(?(?=a)a|b)', '(?(?!a.)a|b)', '\\2'];
const ENDS = ['', '[yz]', '[!?]$', '$', '(?:c|d)', '[bc]', '\\b[!]', ' [yz]', '\\Z', '(?!.)[yz]', '\\1[yz]'];

function item(depth) {
  if (random(20) === 0) return pick(BACK) + pick(REPEATS);
  if (depth === 0 || random(3) === 0) return pick(ATOMS) + pick(REPEATS);
  return `${pick(OPENERS)}${pattern(depth - 1)})${pick(REPEATS)}`;
}

function pattern(depth) {
  const branches = [];
  do branches.push(Array.from({ length: 1 + random(3) }, () => item(depth)).join(''));
  while (random(3) === 0);
  return branches.join('|');
}

/** What came of the last work: how many matches, or the limit. */
let result = '';

/** Milliseconds of processor time: the machine may be busy with other things. */
function processorTime(work) {
  const before = process.cpuUsage();
  try {
    const matches = work();
    result = Array.isArray(matches) ? `${matches.length} matches` : '';
  } catch (error) {
    if (!(error instanceof PatternLimitError)) throw error;
    result = 'limit';
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several, while it is too much: the collector or other programs may have been at work. */
function timeOf(work) {
  let least = processorTime(work);
  for (let i = 0; i < TRIALS && least > MOST; i++) least = Math.min(least, processorTime(work));
  return least;
}

/** The longest that one chunk takes. */
function longestChunk(compiled, text) {
  const searcher = createPatternSearcher(compiled);
  let [from, longest, end] = [0, 0, 0];
  const feed = () => {
    const { match, hold } = searcher.search(text.slice(0, end), from, false);
    from = match === undefined ? hold : Math.max(match.end, match.start + 1);
  };
  const until = Date.now() + 3000;
  for (end = CHUNK; end <= LONGEST_IN_CHUNKS && Date.now() < until; end += CHUNK)
    longest = Math.max(longest, processorTime(feed));
  return longest;
}

function show(ms, way, name, source, outcome) {
  console.log(`${ms.toFixed(0).padStart(6)} ms  ${way.padEnd(9)} ${name.padEnd(8)} ${outcome.padEnd(15)} ${source}`);
}

const slowest = [];
let cases = 0;
let above = 0;

function note(ms, way, name, source) {
  cases++;
  if (ms > MOST) {
    above++;
    show(ms, way, name, source, result);
  }
  slowest.push([ms, way, name, source, result]);
  slowest.sort((a, b) => b[0] - a[0]).splice(SHOWN);
}

const end = Date.now() + Number(options.seconds) * 1000;
while (Date.now() < end) {
  const source = pattern(3) + pick(ENDS);
  const tree = parsePattern(source);
  if (tree.issues.length > 0) continue;
  note(
    timeOf(() => compilePattern(tree)),
    'compile',
    '',
    source,
  );
  const compiled = compilePattern(tree);
  for (const name of [pick(Object.keys(TEXTS)), pick(Object.keys(TEXTS))]) {
    note(
      timeOf(() => findAll(compiled, TEXTS[name])),
      'at once',
      name,
      source,
    );
    if (random(3) === 0) note(longestChunk(compiled, TEXTS[name]), 'in chunks', name, source);
  }
}
console.log(`${cases} cases, ${above} above ${MOST} ms. The slowest:`);
for (const one of slowest) show(...one);
