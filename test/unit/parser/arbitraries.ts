import fc from 'fast-check';
import { parsePattern } from '../../../parser/regex/index.js';

/** A sound template's fields, whose delimiters share beginnings. */
export const FIELDS = {
  x: { open: '<x>', close: '</x>', repeats: true },
  y: { open: ['<y', '<y>', 'x>'], close: ['</y>', '</'], repeats: true },
  content: { close: '<|end|>', repeats: true, join: '' },
};

const LITERALS = [
  '<x>',
  '</x>',
  '<y',
  '<y>',
  'x>',
  '</y>',
  '</',
  '<|end|>',
  'ab',
  '<ab>',
  'a',
  'END',
  'END OF',
  '😀',
  '\n\n',
  '\n',
];
const PATTERNS = [
  '<a.*?>',
  '<a(?: n=(?P<name>\\w+))?>',
  '\\s*<b>',
  '</a>|</b>',
  '\\n{2,}',
  '(?:<x>|$)',
  'a(?!bc)',
  '(?=<x>)',
  '(?<=a)b',
  '\\bEND\\b',
  '$',
  '<f=(?P<name>[^>\\n]+)>\\s*',
  '\\Ga|\\G<x>',
  '\\G|b',
  '<\\Ka',
  'END\\K',
  '<(?P<name>[abx])>\\K',
  '(?=ab\\K)',
  '<(?P<name>[ab])(?P=name)?>',
  '(?>a+)b|END',
  '(?i)<A>|end of',
  '^(?:a|<x>)',
];

/** Text in which delimiters, and pieces of them, are likely. */
export const texts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...LITERALS) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('<a>', '<a n=z>', '<b>', '</a>', '</b>', '<f=q>', ' <', '/', '>', '|', 'bc', 'b'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

/** A way to cut a text into chunks, empty ones and cut surrogate pairs among them. */
export const splits: fc.Arbitrary<(text: string) => readonly string[]> = fc
  .array(fc.nat(7), { minLength: 1, maxLength: 12 })
  .map((sizes) => (text) => cut(text, sizes));

function cut(text: string, sizes: readonly number[]): readonly string[] {
  const chunks: string[] = [];
  let at = 0;
  for (let index = 0; at < text.length; index++) {
    // At least one chunk of each round takes text.
    const size = sizes[index % sizes.length] ?? 1;
    const taken = index % sizes.length === 0 ? Math.max(size, 1) : size;
    chunks.push(text.slice(at, at + taken));
    at += taken;
  }
  return chunks;
}

/** Patterns of every construct that decides where a match ends; a few do not compile and are left out. */
const { pattern: anyPattern } = fc.letrec<{ pattern: string; sequence: string; item: string; atom: string }>((tie) => ({
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((branches) => branches.join('|')),
  sequence: fc.array(tie('item'), { minLength: 1, maxLength: 2 }).map((items) => items.join('')),
  item: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '', '', '*', '+', '?', '{2}', '*?', '+?', '++', '{,2}?'))
    .map((parts) => parts.join('')),
  atom: fc.oneof(
    { maxDepth: 1, depthIdentifier: 'pattern', withCrossShrink: true },
    fc.constantFrom('a', 'b', '<', '>', '\\n', '😀', '.', '\\w', '\\s', '[^<]', '\\b', '^', '$', '\\Z', '(<|a)\\1'),
    tie('pattern').map((inner) => `(?:${inner})`),
    tie('pattern').map((inner) => `(${inner})`),
    fc
      .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!', '(?>', '(?i:'), tie('pattern'))
      .map(([open, inner]) => `${open}${inner})`),
  ),
}));

const compiling = anyPattern.filter((source) => parsePattern(source).issues.length === 0);
const known = fc.constantFrom(...PATTERNS);
const storing = fc.constantFrom({}, { repeats: true }, { repeats: true, join: '+' });
const content = fc.constantFrom(
  {},
  {},
  { content: 'bool' },
  { content: 'json', content_args: { allow_non_json: true } },
  { content: 'kv-lines' },
);

function delimiter(side: 'open' | 'close', patterns: fc.Arbitrary<string>): fc.Arbitrary<object> {
  const literal = fc.constantFrom(...LITERALS);
  return fc.oneof(
    literal.map((value) => ({ [side]: value })),
    fc.uniqueArray(literal, { minLength: 1, maxLength: 3 }).map((value) => ({ [side]: value })),
    patterns.map((value) => ({ [`${side}_pattern`]: value })),
  );
}

/** Templates of one to three explicit fields and perhaps an implicit one. */
function templatesWith(patterns: fc.Arbitrary<string>): fc.Arbitrary<object> {
  const closer = fc.option(delimiter('close', patterns), { nil: {} });
  const explicit = fc
    .tuple(delimiter('open', patterns), closer, storing, content)
    .map((parts): object => Object.assign({ transform: ['{content}'] }, ...parts));
  const implicit = fc.tuple(closer, storing).map((parts): object => Object.assign({}, ...parts));
  return fc.tuple(fc.array(explicit, { minLength: 1, maxLength: 3 }), fc.option(implicit)).map(([fields, last]) => {
    const named = Object.fromEntries(fields.map((field, index) => ['zba'.charAt(index), field]));
    return { start_anchor: 'A:', fields: last === null ? named : { ...named, content: last } };
  });
}

/** With patterns as templates have them, and harder ones. */
export const templates = templatesWith(known);
/** With random patterns, too: no two alike. */
export const wildTemplates = templatesWith(fc.oneof(known, compiling));
