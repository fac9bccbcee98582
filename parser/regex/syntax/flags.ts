import type { PatternNode } from '../tree.js';
import { emptySequence, groupOf } from './groups.js';
import type { Flag, ParseState } from './state.js';

const GLOBAL: readonly Flag[] = ['b', 'e', 'p', 'r', 'V0', 'V1'];
const ENCODINGS: readonly Flag[] = ['a', 'L', 'u'];
const REFUSED: readonly Flag[] = ['b', 'e', 'f', 'L', 'p', 'r', 'w'];
const LETTERS = 'abefiLmprsuwx';

/** The rest of `(?flags-flags)` or `(?flags-flags:…)`. */
export function parseFlags(state: ParseState, start: number): PatternNode {
  const on = parseFlagSet(state);
  let off: readonly Flag[] = [];
  if (state.match('-')) {
    off = parseFlagSet(state);
    if (off.length === 0) state.fail("bad inline flags: no flags after '-'");
  }
  if (off.some((flag) => GLOBAL.includes(flag))) state.fail('bad inline flags: cannot turn off global flag');
  if (on.some((flag) => off.includes(flag))) state.fail('bad inline flags: flag turned on and off');
  takeVersion(state, on);
  if (state.match(':')) return parseScoped(state, start, on, off);
  if (state.match(')')) {
    noteFlags(state, start, on);
    state.setFlags(changed(state, on, off));
    return state.node(start, { type: 'flags' });
  }
  state.fail('unknown extension');
  return emptySequence(state, start);
}

function parseFlagSet(state: ParseState): readonly Flag[] {
  const flags: Flag[] = [];
  for (;;) {
    const saved = state.at;
    const letter = state.get();
    const flag = letter === 'V' ? letter + state.get() : letter;
    if (!isFlag(flag)) {
      state.at = saved;
      return flags;
    }
    flags.push(flag);
  }
}

function isFlag(text: string): text is Flag {
  return text === 'V0' || text === 'V1' || (text.length === 1 && LETTERS.includes(text));
}

/** The version counts for the whole pattern: read it again when it is met for the first time. */
function takeVersion(state: ParseState, on: readonly Flag[]): void {
  if (on.includes('V0')) state.sawVersion0 = true;
  if (on.includes('V1') && !state.assumptions.version1 && !state.failed) state.readAgain({ version1: true });
}

function parseScoped(state: ParseState, start: number, on: readonly Flag[], off: readonly Flag[]): PatternNode {
  const outside = state.flags;
  const flags = new Set(changed(state, on, off));
  if (ENCODINGS.some((flag) => flags.has(flag))) {
    for (const encoding of ENCODINGS) if (!on.includes(encoding)) flags.delete(encoding);
  }
  noteFlags(state, start, on);
  state.setFlags(flags);
  const node = groupOf(state, start, on.length + off.length === 0 ? 'non-capture' : 'flags');
  state.setFlags(outside);
  return node;
}

function changed(state: ParseState, on: readonly Flag[], off: readonly Flag[]): ReadonlySet<Flag> {
  const flags = new Set(state.flags);
  for (const flag of on) if (!GLOBAL.includes(flag)) flags.add(flag);
  for (const flag of off) flags.delete(flag);
  return flags;
}

function noteFlags(state: ParseState, start: number, on: readonly Flag[]): void {
  for (const flag of on) if (REFUSED.includes(flag)) state.refuse(`flag ${flag}`, start);
  if (on.includes('i')) state.ignoreCaseAt ??= { start, end: state.at };
}
