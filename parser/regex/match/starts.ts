import { firstUnits, literalAt } from '../program/assembler.js';
import { ASSERTIONS, OPERANDS, Op, OTHER_UNITS, type Program, type UnitFilter } from '../program/program.js';
import type { RunLoops } from './runs.js';

/** Finds the starts at which a match, or the beginning of one, can stand, without running the program. */
export class StartFinder {
  readonly #anchored: boolean;
  readonly #literal: string | undefined;
  readonly #filter: UnitFilter | undefined;
  /** Index of the loop that every match begins with. */
  readonly #loop: number | undefined;

  constructor(program: Program) {
    this.#loop = leadingLoop(program);
    this.#anchored = startsAnchored(program);
    this.#filter = firstUnits(program, 0);
    this.#literal = literalAt(program, 0) ?? onlyUnit(this.#filter);
  }

  /** The first start at or after `from` that is worth trying; the length of the text when there is none before it. */
  next(text: string, start: number, runs: RunLoops): number {
    const from = this.#loop === undefined ? start : Math.min(runs.afterFailure(this.#loop, start), text.length);
    if (this.#anchored) return from === 0 ? 0 : text.length;
    if (this.#literal !== undefined) return nextLiteral(text, from, this.#literal);
    return this.#filter === undefined ? from : nextUnit(text, from, this.#filter);
  }
}

/** Where the literal stands whole, or its beginning at the end of the text. */
function nextLiteral(text: string, from: number, literal: string): number {
  const found = text.indexOf(literal, from);
  if (found >= 0) return found;
  for (let at = Math.max(from, text.length - literal.length + 1); at < text.length; at++) {
    if (literal.startsWith(text.slice(at))) return at;
  }
  return text.length;
}

function nextUnit(text: string, from: number, filter: UnitFilter): number {
  const end = text.length;
  for (let at = from; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (filter[Math.min(unit, OTHER_UNITS)] === 1 && !isSecondHalf(text, at, unit)) return at;
  }
  return end;
}

/** The second unit of a pair is no start. */
export function isSecondHalf(text: string, at: number, unit = text.charCodeAt(at)): boolean {
  return (unit & 0xfc00) === 0xdc00 && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}

function onlyUnit(filter: UnitFilter | undefined): string | undefined {
  if (filter === undefined) return undefined;
  const first = filter.indexOf(1);
  return first >= 0 && first < OTHER_UNITS && filter.indexOf(1, first + 1) < 0 ? String.fromCharCode(first) : undefined;
}

/** What every match begins with, groups left out. */
function firstInstruction({ code }: Program): number {
  let place = 0;
  while (code[place] === Op.Open || code[place] === Op.Atomic) place += 1 + (OPERANDS[code[place] ?? 0] ?? 0);
  return place;
}

function leadingLoop(program: Program): number | undefined {
  const place = firstInstruction(program);
  return program.code[place] === Op.Run ? program.code[place + 1] : undefined;
}

/** Every match begins where the text does. */
function startsAnchored(program: Program): boolean {
  const place = firstInstruction(program);
  return program.code[place] === Op.Assert && ASSERTIONS[program.code[place + 1] ?? -1] === 'start';
}
