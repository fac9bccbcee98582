import { ASSERTIONS } from '../program/program.js';
import type { CharacterTest } from '../program/sets.js';
import { before, codePointAt } from './characters.js';
import type { MachineState } from './state.js';

const NEWLINE = 0x0a;

/** Whether an assertion holds where the machine stands; undefined when that depends on what follows the text. */
export function assertionHolds(
  machine: MachineState,
  index: number,
  word: CharacterTest | undefined,
): boolean | undefined {
  const { text, position, atRealStart } = machine;
  const left = text.length - position;
  switch (ASSERTIONS[index]) {
    case 'start':
      return position === 0 && atRealStart;
    case 'line-start':
      return position === 0 ? atRealStart : text.charCodeAt(position - 1) === NEWLINE;
    case 'search-start':
      return position === machine.attempt.searchStart;
    case 'end':
      return left === 0 ? atEnd(machine) : false;
    case 'end-or-newline':
      if (left > 1 || (left === 1 && text.charCodeAt(position) !== NEWLINE)) return false;
      return atEnd(machine);
    case 'line-end':
      return left === 0 ? atEnd(machine) : text.charCodeAt(position) === NEWLINE;
    default:
      return atWordPlace(machine, ASSERTIONS[index], word);
  }
}

function atEnd(machine: MachineState): true | undefined {
  return machine.final ? true : undefined;
}

function atWordPlace(
  machine: MachineState,
  kind: string | undefined,
  word: CharacterTest | undefined,
): boolean | undefined {
  const { text, position, final } = machine;
  if (position === text.length && !final) return undefined;
  const isBefore = position > 0 && word?.has(codePointAt(text, before(text, position))) === true;
  const isAfter = position < text.length && word?.has(codePointAt(text, position)) === true;
  if (kind === 'word-start') return !isBefore && isAfter;
  if (kind === 'word-end') return isBefore && !isAfter;
  return (isBefore !== isAfter) === (kind === 'word-boundary');
}
