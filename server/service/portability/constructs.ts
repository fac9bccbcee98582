import type { PatternEngine } from './targets.js';

/**
 * What pattern engines make of the constructs that Python's `regex` module has. Found by running each construct on Python's re 3.11,
 * JavaScript (Node 20, flags `su`), Java 17, ICU 72, PCRE2 10.42, Rust's regex 1.7, RE2 2022-06 and Go 1.19; .NET from its
 * documentation. Of `javascript-port` what the port's own translation does is known, not all of it.
 */
export interface ConstructSupport {
  /** As messages call it. */
  readonly name: string;
  /** The pattern does not compile: the template cannot be used. */
  readonly refused: readonly PatternEngine[];
  /** It compiles, and matches something else. */
  readonly differs?: readonly { readonly engines: readonly PatternEngine[]; readonly how: string }[];
  /** The specification warns authors off it, whoever reads the template. Specification, section 5. */
  readonly discouraged?: true;
}

const AUTOMATA = ['rust', 're2', 'go'] as const;
const JAVASCRIPT = ['javascript', 'javascript-port'] as const;

const TABLE = {
  'look-ahead': { name: 'Look-ahead', refused: AUTOMATA },
  'look-behind': { name: 'Look-behind', refused: AUTOMATA },
  'look-behind-branches': {
    name: 'Look-behind with branches of different widths',
    refused: [...AUTOMATA, 'python-re'],
  },
  'look-behind-variable': {
    name: 'Look-behind of variable width',
    refused: [...AUTOMATA, 'python-re', 'icu', 'pcre2'],
  },
  'back-reference': {
    name: 'Back-reference',
    refused: AUTOMATA,
    differs: [
      { engines: JAVASCRIPT, how: 'one to a group that took no part matches the empty text instead of failing' },
    ],
    discouraged: true,
  },
  'back-reference-name': {
    name: 'Back-reference by name',
    refused: [...AUTOMATA, 'javascript', 'java', 'icu', 'dotnet'],
    discouraged: true,
  },
  'back-reference-g': {
    name: 'Back-reference `\\g<…>`',
    refused: [...AUTOMATA, 'python-re', 'javascript', 'java'],
    differs: [{ engines: ['icu', 'pcre2'], how: 'it is no back-reference there' }],
    discouraged: true,
  },
  atomic: { name: 'Atomic group', refused: [...JAVASCRIPT, ...AUTOMATA], discouraged: true },
  possessive: {
    name: 'Possessive quantifier',
    refused: [...JAVASCRIPT, 're2', 'go', 'dotnet'],
    differs: [{ engines: ['rust'], how: 'it is a greedy loop inside another one, which gives back what it took' }],
    discouraged: true,
  },
  conditional: { name: 'Conditional', refused: [...JAVASCRIPT, 'java', 'icu', ...AUTOMATA] },
  'named-group': { name: 'Group name with `(?P<`', refused: ['javascript', 'java', 'icu', 'dotnet'] },
  'named-group-angle': { name: 'Group name without `P`', refused: ['python-re', ...AUTOMATA] },
  flags: { name: 'Inline flags', refused: ['javascript'] },
  'flags-middle': { name: 'Inline flags behind the beginning', refused: [...JAVASCRIPT, 'python-re'] },
  'flags-scoped': { name: 'Inline flags for a part', refused: JAVASCRIPT },
  'flags-verbose': { name: 'The flag `x`', refused: [...JAVASCRIPT, 're2', 'go'] },
  'flag-version': {
    name: 'The flag `V1`',
    refused: [...JAVASCRIPT, ...AUTOMATA, 'python-re', 'java', 'icu', 'pcre2', 'dotnet'],
  },
  'end-of-text': {
    name: '`\\Z`',
    refused: ['javascript', ...AUTOMATA],
    differs: [{ engines: ['java', 'icu', 'pcre2', 'dotnet'], how: 'it also stands before a final newline' }],
  },
  'start-of-text': { name: '`\\A`', refused: ['javascript'] },
  dollar: {
    name: '`$`',
    refused: [],
    differs: [{ engines: ['javascript', ...AUTOMATA], how: 'it does not stand before a final newline' }],
  },
  word: {
    name: '`\\w`',
    refused: [],
    differs: [
      { engines: ['javascript', 're2', 'go'], how: 'it is A to Z, digits and `_` only: a name such as "größe" is cut' },
      { engines: ['python-re', 'pcre2'], how: 'it has no combining marks' },
    ],
  },
  digit: {
    name: '`\\d`',
    refused: [],
    differs: [{ engines: ['javascript', 're2', 'go'], how: 'it is 0 to 9 only' }],
  },
  space: {
    name: '`\\s`',
    refused: [],
    differs: [
      { engines: ['re2', 'go'], how: 'it is white space of ASCII only' },
      { engines: JAVASCRIPT, how: 'it has U+FEFF and lacks U+0085' },
    ],
  },
  'word-boundary': {
    name: '`\\b`',
    refused: [],
    differs: [{ engines: ['javascript', 're2', 'go'], how: 'only letters of ASCII make a word' }],
  },
  posix: {
    name: 'Class such as `[:alpha:]`',
    refused: ['javascript'],
    differs: [
      { engines: ['python-re', 'java', 'dotnet', 'javascript-port'], how: 'it is a set of these letters' },
      { engines: AUTOMATA, how: 'it has characters of ASCII only' },
    ],
  },
  property: { name: 'Property `\\p{…}`', refused: ['python-re'] },
  'property-script': {
    name: 'Script or other property by its bare name',
    refused: ['python-re', 'javascript', 'java', 'dotnet'],
  },
  'property-short': { name: 'Property without braces', refused: ['python-re', 'javascript', 'icu', 'dotnet'] },
  'escape-mark': { name: 'Escaped mark that needs no escape', refused: ['javascript', 'rust'] },
  'escape-operator': { name: 'Escaped mark that has a meaning in sets only', refused: ['javascript'] },
  'escape-u': { name: '`\\u`', refused: ['pcre2', 're2', 'go'] },
  'escape-long': { name: '`\\U`', refused: ['javascript', 'java', 'pcre2', 're2', 'go', 'dotnet'] },
  'escape-octal': { name: 'Octal escape', refused: [...JAVASCRIPT, 'icu', 'rust'] },
  'escape-bell': { name: '`\\a`', refused: ['javascript'] },
  'brace-open': { name: 'Literal `{`', refused: ['javascript', 'java', 'icu', 'rust'] },
  'brace-close': { name: 'Literal `}`', refused: ['javascript', 'icu'] },
  'bracket-close': { name: 'Literal `]`', refused: ['javascript'] },
  'comma-quantifier': {
    name: 'Quantifier without a lower bound',
    refused: ['javascript', 'java', 'icu', 'rust'],
    differs: [{ engines: ['pcre2', 're2', 'go'], how: 'it is literal text' }],
  },
  'set-bracket-first': {
    name: '`]` as the first of a set',
    refused: ['javascript'],
  },
  'set-bracket': { name: '`[` in a set', refused: ['java', 'icu', 'rust'] },
  'set-and': {
    name: '`&&` in a set',
    refused: ['rust'],
    differs: [{ engines: ['java', 'icu'], how: 'it is the intersection of two sets' }],
  },
  'set-tildes': { name: '`~~` in a set', refused: [], differs: [{ engines: ['rust'], how: 'it is a set operation' }] },
  'set-class-hyphen': { name: '`-` behind a class in a set', refused: ['python-re', 'javascript', 'pcre2', 'rust'] },
  keep: {
    name: '`\\K`',
    refused: ['python-re', ...JAVASCRIPT, 'java', ...AUTOMATA, 'dotnet'],
    differs: [{ engines: ['icu'], how: 'it is the letter K' }],
  },
  'search-start': { name: '`\\G`', refused: ['python-re', 'javascript', ...AUTOMATA] },
  'word-edge': {
    name: '`\\m` or `\\M`',
    refused: ['python-re', 'javascript', 'java', 'pcre2', ...AUTOMATA, 'dotnet'],
    differs: [{ engines: ['icu'], how: 'it is a letter' }],
  },
  'line-break': { name: '`\\R`', refused: ['python-re', ...JAVASCRIPT, ...AUTOMATA, 'dotnet'] },
  blank: { name: '`\\h`', refused: ['python-re', ...JAVASCRIPT, ...AUTOMATA, 'dotnet'] },
  'branch-reset': {
    name: 'Branch reset',
    refused: ['python-re', ...JAVASCRIPT, 'java', 'icu', ...AUTOMATA, 'dotnet'],
  },
  'duplicate-name': {
    name: 'Group name that is used twice',
    refused: ['python-re', ...JAVASCRIPT, 'java', 'icu', 'pcre2', 'rust'],
  },
  comment: { name: 'Comment', refused: ['javascript', 'java', ...AUTOMATA] },
  fail: { name: '`(*FAIL)`', refused: ['python-re', ...JAVASCRIPT, 'java', 'icu', ...AUTOMATA, 'dotnet'] },
  'big-repeat': { name: 'More than 1,000 repetitions', refused: ['re2', 'go'] },
} as const satisfies Record<string, ConstructSupport>;

export type Construct = keyof typeof TABLE;

export const CONSTRUCTS: Readonly<Record<Construct, ConstructSupport>> = TABLE;
