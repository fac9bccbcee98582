import { parseEscape } from './escapes.js';
import { isDigit } from './quantifiers.js';
import { parseSet } from './sets.js';
import type { ParseState } from './state.js';

/** Undefined: not a constraint after all, and whatever was read is given back. */
type Outcome = true | undefined;

/**
 * The rest of a fuzzy constraint, `{e<=1}`, `{2i+1d<4}`, `{i,d<2:[a-z]}`: read only to refuse it where the module takes it and to
 * fail where the module does (`x{int}`: "expected }"). False when the brace is a literal.
 */
export function parseFuzzy(state: ParseState): boolean {
  const saved = state.at;
  const seen = new Set<string>();
  do {
    if (!parseItem(state, seen)) {
      state.at = saved;
      return false;
    }
  } while (state.match(','));
  if (state.match(':')) parseTest(state);
  if (!state.match('}')) state.fail('expected }');
  return true;
}

function parseItem(state: ParseState, seen: Set<string>): Outcome {
  const saved = state.at;
  if (parseConstraint(state, seen)) return true;
  if (state.failed) return undefined;
  state.at = saved;
  return parseEquation(state, seen);
}

/** `e`, `e<=2`, `1<=e<4` */
function parseConstraint(state: ParseState, seen: Set<string>): Outcome {
  const saved = state.at;
  const first = state.get();
  if (/^[A-Za-z]$/.test(first)) {
    if (!takeKind(first, seen)) return undefined;
    const inclusive = parseComparison(state);
    return inclusive === undefined || parseLimit(state, (limit) => limit - (inclusive ? 0 : 1) >= 0);
  }
  if (!isDigit(first)) return undefined;
  state.at = saved;
  const min = Number(state.takeWhile(isDigit));
  const minInclusive = parseComparison(state);
  if (minInclusive === undefined || !takeKind(state.get(), seen)) return undefined;
  const maxInclusive = parseComparison(state);
  if (maxInclusive === undefined) return undefined;
  return parseLimit(state, (limit) => min + (minInclusive ? 0 : 1) <= limit - (maxInclusive ? 0 : 1));
}

function takeKind(kind: string, seen: Set<string>): boolean {
  if (!'deis'.includes(kind) || seen.has(kind)) return false;
  seen.add(kind);
  return true;
}

function parseComparison(state: ParseState): boolean | undefined {
  if (state.match('<=')) return true;
  return state.match('<') ? false : undefined;
}

function parseLimit(state: ParseState, fits: (limit: number) => boolean): Outcome {
  const position = state.at;
  const digits = state.takeWhile(isDigit);
  if (digits !== '' && fits(Number(digits))) return true;
  state.fail('bad fuzzy cost limit', position);
  return undefined;
}

/** `2i+2d+1s<=4` */
function parseEquation(state: ParseState, seen: Set<string>): Outcome {
  if (seen.has('cost')) state.fail('more than one cost equation');
  const kinds = new Set<string>();
  do {
    state.takeWhile(isDigit);
    const kind = state.get();
    if (!'dis'.includes(kind)) return undefined;
    if (kinds.has(kind)) state.fail('repeated fuzzy cost');
    kinds.add(kind);
  } while (state.match('+'));
  const inclusive = parseComparison(state);
  if (inclusive === undefined) return undefined;
  const limit = state.takeWhile(isDigit);
  if (limit === '' || Number(limit) - (inclusive ? 0 : 1) < 0) state.fail('bad fuzzy cost limit');
  seen.add('cost');
  return true;
}

/** The characters that an edit may bring in: one character, `.`, a class or a set. */
function parseTest(state: ParseState): void {
  const position = state.at;
  const character = state.get();
  const start = state.at - 1;
  if (character === '\\') parseEscape(state, start);
  else if (character === '[') parseSet(state, start);
  else if (character === '' || '()|?*+{^$#'.includes(character)) state.fail('expected character set', position);
}
