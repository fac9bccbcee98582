import type { CharacterTest } from '../program/character-test.js';
import { ASSERTIONS } from '../program/program.js';
import { memberEnd } from './characters.js';

/** Where a machine stands. */
interface Place {
  readonly text: string;
  readonly position: number;
  readonly searchStart: number;
  readonly atRealStart: boolean;
  readonly final: boolean;
}

/** Whether an assertion holds; undefined when that depends on what follows the text. */
export function assertionHolds(place: Place, index: number, word: CharacterTest | undefined): boolean | undefined {
  const { text, position, atRealStart } = place;
  const left = text.length - position;
  const atEnd = place.final || undefined;
  switch (ASSERTIONS[index]) {
    case 'start':
      return position === 0 && atRealStart;
    case 'line-start':
      return position === 0 ? atRealStart : text[position - 1] === '\n';
    case 'search-start':
      return position === place.searchStart;
    case 'end':
      return left === 0 && atEnd;
    case 'end-or-newline':
      return (left === 0 || (left === 1 && text.endsWith('\n'))) && atEnd;
    case 'line-end':
      return left === 0 ? atEnd : text[position] === '\n';
    default:
      return left === 0 && !atEnd ? undefined : atWordPlace(place, ASSERTIONS[index], word);
  }
}

function atWordPlace({ text, position }: Place, kind: string | undefined, word: CharacterTest | undefined): boolean {
  const isBefore = word !== undefined && memberEnd(text, position, word, true) >= 0;
  const isAfter = word !== undefined && memberEnd(text, position, word, false) >= 0;
  if (kind === 'word-start') return !isBefore && isAfter;
  if (kind === 'word-end') return isBefore && !isAfter;
  return (isBefore !== isAfter) === (kind === 'word-boundary');
}
