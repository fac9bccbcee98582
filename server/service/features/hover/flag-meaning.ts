import { code, type Inline } from './prose.js';

/** What flags change that are written as `(?is-m)` or `(?is-m:…)`, with `i` and `s` set and `m` not. */
export function flagWords(written: string): readonly Inline[] {
  const [, on = '', off = ''] = /^\(\?([a-zA-Z01]*)-?([a-zA-Z01]*)/.exec(written) ?? [];
  const [set, unset] = [lettersOf(on), lettersOf(off)];
  return [
    ...(set.length === 0 ? [] : ['with ', ...listed(set)]),
    ...(set.length === 0 || unset.length === 0 ? [] : [', ']),
    ...(unset.length === 0 ? [] : ['without ', ...listed(unset)]),
  ];
}

/** Each once: `V0` and `V1` are two characters long. */
function lettersOf(flags: string): readonly string[] {
  return [...new Set(flags.match(/V[01]|[a-zA-Z]/g))];
}

function listed(flags: readonly string[]): readonly Inline[] {
  return flags.flatMap((flag, at) => {
    const meaning = MEANINGS[flag];
    const between = at === 0 ? [] : [at === flags.length - 1 ? ' and ' : ', '];
    return [...between, 'flag ', code(flag), ...(meaning === undefined ? [] : [` (${meaning})`])];
  });
}

const MEANINGS: Readonly<Record<string, string | undefined>> = {
  a: 'classes are of ASCII characters only',
  f: 'full case folding',
  i: 'upper and lower case are the same',
  m: '^ and $ are the start and end of each line',
  s: 'the dot takes newlines, too',
  u: 'classes are of Unicode characters',
  x: 'white space and comments in the pattern are left out',
  V0: 'version 0 of the syntax',
  V1: 'version 1 of the syntax',
};
