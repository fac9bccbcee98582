import { UNBOUNDED } from '../program/program.js';
import type { ParseState } from './state.js';

const UNLIMITED_IN_MODULE = 4294967295;

export interface RepeatCounts {
  readonly min: number;
  /** Infinity where there is no upper bound. */
  readonly max: number;
}

/** `?`, `*`, `+` or the rest of `{n}`, `{n,}`, `{,m}`, `{n,m}`; undefined when it is none of them and nothing was taken. */
export function parseRepeatCounts(state: ParseState, character: string): RepeatCounts | undefined {
  switch (character) {
    case '?':
      return { min: 0, max: 1 };
    case '*':
      return { min: 0, max: UNBOUNDED };
    case '+':
      return { min: 1, max: UNBOUNDED };
    default:
      return parseBraces(state);
  }
}

function parseBraces(state: ParseState): RepeatCounts | undefined {
  const start = state.at;
  const least = state.takeWhile(isDigit);
  const most = state.match(',') ? state.takeWhile(isDigit) : undefined;
  if ((most === undefined && least === '') || !state.match('}')) {
    state.at = start;
    return undefined;
  }
  const min = Number(least);
  const max = most === undefined ? min : most === '' ? UNBOUNDED : Number(most);
  if (min >= UNLIMITED_IN_MODULE || (max >= UNLIMITED_IN_MODULE && max < UNBOUNDED)) {
    state.fail('repeat count too big', start);
  } else if (min > max) {
    state.fail('min repeat greater than max repeat', start);
  }
  return { min, max };
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1;
}
