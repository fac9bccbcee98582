import { parseEscape } from './escapes.js';
import { parseSet } from './sets.js';
import type { ParseState } from './state.js';

/**
 * The rest of a fuzzy constraint, `{e<=1}`, `{2i+1d<4}`, `{i,d<2:[a-z]}`: read only to refuse it where the module takes it and to
 * fail where the module does (`x{int}`: "expected }"). False when the brace is a literal.
 */
export function parseFuzzy(state: ParseState): boolean {
  const saved = state.at;
  const seen = new Set<string>();
  do {
    const start = state.at;
    if (parseConstraint(state, seen)) continue;
    state.at = start;
    if (parseEquation(state, seen)) continue;
    state.at = saved;
    return false;
  } while (state.match(','));
  if (state.match(':')) parseTest(state);
  if (!state.match('}')) state.fail('expected }');
  return true;
}

/** `e`, `e<=2`, `1<=e<4` */
function parseConstraint(state: ParseState, seen: Set<string>): boolean {
  const min = state.take(/\d/);
  const above = min === '' ? 0 : parseComparison(state);
  const kind = state.one(/[deis]/);
  if (above === undefined || kind === '' || seen.has(kind)) return false;
  seen.add(kind);
  const below = parseComparison(state);
  if (below === undefined) return min === '';
  parseLimit(state, below, Number(min) + above, state.at);
  return !state.stopped;
}

/** `2i+2d+1s<=4` */
function parseEquation(state: ParseState, seen: Set<string>): boolean {
  if (seen.has('cost')) state.fail('more than one cost equation');
  const kinds = new Set<string>();
  do {
    state.take(/\d/);
    const kind = state.one(/[dis]/);
    if (kind === '') return false;
    if (kinds.has(kind)) state.fail('repeated fuzzy cost');
    kinds.add(kind);
  } while (state.match('+'));
  const below = parseComparison(state);
  if (below === undefined) return false;
  parseLimit(state, below, 0);
  seen.add('cost');
  return true;
}

/** What the comparison keeps off the limit: nothing or one; undefined when there is none. */
function parseComparison(state: ParseState): number | undefined {
  if (state.match('<=')) return 0;
  return state.match('<') ? 1 : undefined;
}

/** @param position where the module would report the limit; undefined: behind it */
function parseLimit(state: ParseState, below: number, least: number, position?: number): void {
  const digits = state.take(/\d/);
  if (digits === '' || Number(digits) - below < least) state.fail('bad fuzzy cost limit', position);
}

/** The characters that an edit may bring in: one character, `.`, a class or a set. */
function parseTest(state: ParseState): void {
  const position = state.at;
  const character = state.get();
  state.start = state.at - 1;
  if (character === '\\') parseEscape(state);
  else if (character === '[') parseSet(state);
  else if ('()|?*+{^$#'.includes(character)) state.fail('expected character set', position);
}
