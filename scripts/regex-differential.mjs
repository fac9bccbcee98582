/**
 * Compares our patterns with Python's `regex` module on random cases: error texts and positions, complete matches, captures.
 *
 *   node scripts/regex-differential.mjs [--cases 20000] [--seed 1] [--python python3]
 *
 * Needs a Python with the module. Not part of the tests: they must not need one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    python: { type: 'string', default: 'python3' },
  },
});

/** A small generator of numbers: the same seed gives the same cases. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ATOMS = [
  'a',
  'b',
  'c',
  'ab',
  'A',
  '-',
  '1',
  '\\n',
  '.',
  '\\w',
  '\\d',
  '\\s',
  '\\W',
  '\\S',
  '\\D',
  '\\h',
  '\\R',
  '[ab]',
  '[^a]',
  '[a-c]',
  '[^\\W\\d]',
  '[\\s\\S]',
  '[]a]',
  '[[:alpha:]]',
  '[[:^digit:]]',
  '\\p{L}',
  '\\P{Lu}',
  '\\p{Ll}',
  'é',
  'É',
  'ſ',
  'k',
  '😀',
  '[😀-😂]',
  'σ',
  '\\xe9',
  '\\u0041',
  '{',
  '}',
  ']',
  'i',
  'İ',
  '\\p{Greek}',
  '[a&&b]',
  '[\\p{Lu}x]',
  '[\\P{Lu}x]',
];
const PLACES = ['^', '$', '\\A', '\\Z', '\\z', '\\b', '\\B', '\\m', '\\M', '\\K', '\\G', '(*FAIL)', ''];
const QUANTIFIERS = ['*', '+', '?', '{2}', '{1,2}', '{,2}', '{2,}', '{0}', '{,}', '{1}', '{0,3}'];
const TEXT = [...'aaabbcABk1 \n-éÉσς', 'ſ', '😀', '😁', 'İ', 'ı', 'i', 'K', '\r', '{', '\u0301', '\u200d'];
const SOUP = [
  ...'ab(((()))|*+?{}[]^$.\\<>=!:#-,1',
  '(?',
  '(?P<n>',
  '(?P=n)',
  '(?<',
  '(?:',
  '(?i)',
  '(?x)',
  '\\p{',
  '[:',
  ':]',
  '\\x4',
  '{e',
  '{1,',
  '(?(',
  '(?|',
  '(?#',
  '\\g<',
  '(?>',
  '(?=',
  '(?<!',
  '\\1',
  '\\q',
  ' ',
  '(*',
  '(?V1)',
  '(?a)',
  '&&',
  '--',
  '[^',
  '\\N{',
  '\\08',
];

function makePattern(random, depth, groups) {
  const pick = (list) => list[random(list.length)];
  const parts = [];
  for (let n = 1 + random(3); n > 0; n--) parts.push(makeItem(random, depth, groups, pick));
  const text = parts.join('');
  return depth > 0 && random(5) === 0 ? `${text}|${makePattern(random, depth - 1, groups)}` : text;
}

function makeItem(random, depth, groups, pick) {
  let item;
  const kind = random(20);
  if (depth > 0 && kind < 7) item = makeGroup(random, depth - 1, groups, pick);
  else if (kind === 7) item = pick(PLACES);
  else if (kind === 8 && groups.count > 0) item = `\\${1 + random(groups.count)}`;
  else item = pick(ATOMS);
  if (item === '' || item === '\\K' || random(3) > 0) return item;
  return item + pick(QUANTIFIERS) + pick(['', '', '?', '+']);
}

function makeGroup(random, depth, groups, pick) {
  const inner = () => makePattern(random, depth, groups);
  switch (random(12)) {
    case 0:
    case 1:
    case 2: {
      const body = inner();
      groups.count++;
      return `(${body})`;
    }
    case 3:
    case 4: {
      const name = pick(['n', 'm', 'o']);
      if (groups.names.includes(name)) return `(?:${inner()})`;
      groups.names.push(name);
      const body = inner();
      groups.count++;
      return `(?P<${name}>${body})`;
    }
    case 5:
      return `(?${pick(['=', '!', '<=', '<!', '>'])}${inner()})`;
    case 6:
      return `(?${pick(['=', '!', '<=', '<!', '>'])}${inner()})`;
    case 7:
      return `(?${pick(['i', 'm', '-s', 's', 'im', 'x', 'a', 'u'])}:${inner()})`;
    case 8:
      return groups.count > 0 ? `(?(${1 + random(groups.count)})${inner()}|${inner()})` : `(?:${inner()})`;
    case 9:
      return `(?(?${pick(['=', '!', '<=', '<!'])}${inner()})${inner()}${pick(['', `|${inner()}`])})`;
    default:
      return `(?:${inner()})`;
  }
}

function makeCase(random) {
  const pick = (list) => list[random(list.length)];
  const text = Array.from({ length: random(14) }, () => pick(TEXT)).join('');
  if (random(4) === 0) return { pattern: Array.from({ length: 1 + random(9) }, () => pick(SOUP)).join(''), text };
  const flags = random(4) === 0 ? pick(['(?i)', '(?m)', '(?im)', '(?a)', '(?-s)', '(?x)']) : '';
  return { pattern: flags + makePattern(random, 3, { count: 0, names: [] }), text };
}

/** Offsets of the text in code points. */
function codePoints(text, offset) {
  return [...text.slice(0, offset)].length;
}

function ours(engine, { pattern, text }) {
  const tree = engine.parsePattern(pattern);
  const syntax = tree.issues.find((issue) => issue.code === 'pattern-syntax');
  if (syntax) return { error: syntax.reason, position: codePoints(pattern, syntax.start) };
  if (tree.issues.length > 0) return { unsupported: tree.issues[0].reason };
  try {
    const matches = engine.findAll(engine.compilePattern(tree), text);
    return {
      matches: matches.map((m) => [codePoints(text, m.start), codePoints(text, m.end), Object.fromEntries(m.captures)]),
    };
  } catch (error) {
    if (error instanceof engine.PatternLimitError) return { timeout: true };
    throw error;
  }
}

function agrees(mine, theirs) {
  if (mine.unsupported || mine.timeout || theirs.timeout) return true;
  if (theirs.error !== undefined)
    return mine.error === theirs.error && (theirs.position === null || mine.position === theirs.position);
  return JSON.stringify(sorted(mine.matches)) === JSON.stringify(sorted(theirs.matches));
}

function sorted(matches) {
  return matches?.map(([start, end, groups]) => [start, end, Object.entries(groups).sort()]);
}

/** A difference of a pattern that holds one of these may be of a kind that docs/patterns.md lists; whether it is, a reader has to see. */
const LISTED = [/\(\?i.*\(\?[au]:/s, /\(\?\(\?<?!/, /\\K/, /\\P\{Lu\}.*\(\?im?:|\(\?im?:.*\\P\{Lu\}/s];

async function loadEngine() {
  const bundle = await build({
    entryPoints: [here('../parser/regex/index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString('base64')}`);
}

async function main() {
  const engine = await loadEngine();
  const random = randomFrom(Number(options.seed));
  const python = spawn(options.python, [here('./regex_differential.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const counts = { agreed: 0, unsupported: 0, limit: 0, errors: 0, listed: 0, differed: 0 };
  for (let i = 0; i < Number(options.cases); i++) {
    const test = makeCase(random);
    python.stdin.write(`${JSON.stringify(test)}\n`);
    const mine = ours(engine, test);
    const theirs = JSON.parse((await answers.next()).value);
    if (mine.unsupported) counts.unsupported++;
    if (mine.timeout) counts.limit++;
    if (theirs.error !== undefined) counts.errors++;
    if (agrees(mine, theirs)) counts.agreed++;
    else {
      const mayBeListed = LISTED.some((kind) => kind.test(test.pattern));
      if (mayBeListed) counts.listed++;
      if (++counts.differed <= 25)
        console.log(JSON.stringify({ ...test, ours: mine, module: theirs, ...(mayBeListed && { mayBeListed }) }));
    }
  }
  python.stdin.end();
  await once(python, 'exit');
  console.log(counts);
  if (counts.differed > 0) process.exitCode = 1;
}

await main();
