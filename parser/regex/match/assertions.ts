import type { CharacterTest } from '../program/character-test.js';
import { Question } from '../program/program.js';
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
export function assertionHolds(place: Place, question: Question, word: CharacterTest | undefined): boolean | undefined {
  const { text, position, atRealStart } = place;
  const left = text.length - position;
  const atEnd = place.final || undefined;
  switch (question) {
    case Question.Start:
      return position === 0 && atRealStart;
    case Question.LineStart:
      return position === 0 ? atRealStart : text[position - 1] === '\n';
    case Question.SearchStart:
      return position === place.searchStart;
    case Question.End:
      return left === 0 && atEnd;
    case Question.EndOrNewline:
      return (left === 0 || (left === 1 && text.endsWith('\n'))) && atEnd;
    case Question.LineEnd:
      return left === 0 ? atEnd : text[position] === '\n';
    default:
      return left === 0 && !atEnd ? undefined : atWordPlace(place, question, word);
  }
}

function atWordPlace({ text, position }: Place, question: Question, word: CharacterTest | undefined): boolean {
  const isBefore = word !== undefined && memberEnd(text, position, word, true) >= 0;
  const isAfter = word !== undefined && memberEnd(text, position, word, false) >= 0;
  if (question === Question.WordStart) return !isBefore && isAfter;
  if (question === Question.WordEnd) return isBefore && !isAfter;
  return (isBefore !== isAfter) === (question === Question.WordBoundary);
}
