import { groupOf, unknownExtension } from './groups.js';
import type { Content, ParseState } from './state.js';

/** Flags as single letters: `0` and `1` for `V0` and `V1`. */
const GLOBAL = /[bepr01]/;
const ENCODING = /[aLu]/;
const REFUSED = /[befLprw]/g;

/** The rest of `(?flags-flags)` or `(?flags-flags:…)`. */
export function parseFlags(state: ParseState): Content {
  const on = parseLetters(state);
  const hasOff = state.match('-');
  const off = hasOff ? parseLetters(state) : '';
  if (hasOff && off === '') state.fail("bad inline flags: no flags after '-'");
  if (GLOBAL.test(off)) state.fail('bad inline flags: cannot turn off global flag');
  if ([...on].some((flag) => off.includes(flag))) state.fail('bad inline flags: flag turned on and off');
  if (on.includes('0')) state.sawVersion0 = true;
  // The version counts for the whole pattern.
  if (on.includes('1') && !state.assumes('1') && !state.stopped) state.readAgain('1');
  const isScoped = state.match(':');
  if (!isScoped && !state.match(')')) return unknownExtension(state, state.at);
  for (const [flag] of on.matchAll(REFUSED)) state.refuse(`flag ${flag}`);
  if (on.includes('i')) state.ignoreCaseAt ??= { start: state.start, end: state.at };
  const outside = state.flags;
  const stays = (flag: string) =>
    !off.includes(flag) && !GLOBAL.test(flag) && (!isScoped || !ENCODING.test(flag) || on.includes(flag));
  state.flags = [...outside, ...on].filter(stays).join('');
  if (!isScoped) return { type: 'flags' };
  const group = groupOf(state, on + off === '' ? 'non-capture' : 'flags');
  state.flags = outside;
  return group;
}

function parseLetters(state: ParseState): string {
  let letters = '';
  for (;;) {
    const letter = state.one(/[abefiLmprsuwx]/) || (state.match('V0') && '0') || (state.match('V1') && '1');
    if (!letter) return letters;
    letters += letter;
  }
}
