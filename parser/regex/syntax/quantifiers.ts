import { type PatternNode, UNBOUNDED } from '../tree.js';
import { parseFuzzy } from './fuzzy.js';
import type { ParseState } from './state.js';

const UNLIMITED_IN_MODULE = 4294967295;

interface RepeatCounts {
  readonly min: number;
  /** Infinity where there is no upper bound. */
  readonly max: number;
}

/** A fuzzy constraint in the place of a quantifier. */
const FUZZY = 'fuzzy';

const SIGNS: Readonly<Record<string, RepeatCounts>> = {
  '?': { min: 0, max: 1 },
  '*': { min: 0, max: UNBOUNDED },
  '+': { min: 1, max: UNBOUNDED },
};

/**
 * Puts the quantifier that begins with the character (or a fuzzy constraint) on the last of the items; false when there is none and nothing
 * was taken.
 *
 * @param position where the module would report that there is nothing to repeat
 */
export function parseQuantifier(state: ParseState, character: string, items: PatternNode[], position: number): boolean {
  const { start } = state;
  const counts = parseCounts(state, character);
  if (counts === undefined) return false;
  let index = items.length - 1;
  while (items[index]?.type === 'flags' || items[index]?.type === 'comment') index--;
  const body = items[index];
  const isRepeated = body?.type === 'quantifier' || (body?.type === 'unsupported' && body.construct === 'fuzzy');
  if (body === undefined || isRepeated) {
    const reason = isRepeated ? 'multiple repeat' : 'nothing to repeat';
    state.fail(counts === FUZZY ? 'nothing for fuzzy constraint' : reason, position);
  } else if (counts === FUZZY) {
    state.refuse('fuzzy matching', start);
    items.push(state.place(start, { type: 'unsupported', construct: 'fuzzy' }));
  } else {
    const mode = state.match('?') ? 'lazy' : state.match('+') ? 'possessive' : 'greedy';
    items[index] = state.place(body.start, { type: 'quantifier', ...counts, mode, body, quantifierStart: start });
  }
  return true;
}

function parseCounts(state: ParseState, character: string): RepeatCounts | typeof FUZZY | undefined {
  if (character !== '{') return SIGNS[character];
  return parseBraces(state) ?? (parseFuzzy(state) ? FUZZY : undefined);
}

/** The rest of `{n}`, `{n,}`, `{,m}`, `{n,m}`; undefined when it is none of them and nothing was taken. */
function parseBraces(state: ParseState): RepeatCounts | undefined {
  const start = state.at;
  const least = state.take(/\d/);
  const most = state.match(',') ? state.take(/\d/) || UNBOUNDED : least;
  if (most === '' || !state.match('}')) {
    state.at = start;
    return undefined;
  }
  const [min, max] = [Number(least), Number(most)];
  if (min >= UNLIMITED_IN_MODULE || (max >= UNLIMITED_IN_MODULE && max < UNBOUNDED))
    state.fail('repeat count too big', start);
  if (min > max) state.fail('min repeat greater than max repeat', start);
  return { min, max };
}
