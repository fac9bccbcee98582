import { firstPlace, firstUnits, literalAt } from '../program/first.js';
import { Op, OTHER_UNITS, type Program, Question, type UnitFilter } from '../program/program.js';
import { isSecondHalf } from './characters.js';
import type { RunLoops } from './runs.js';

/** The first start at or after `from` that is worth trying; the length of the text when there is none before it. */
export type NextStart = (text: string, from: number, runs: RunLoops) => number;

/** Finds the starts at which a match, or the beginning of one, can stand, without running the program. */
export function startFinder(program: Program): NextStart {
  const { code } = program;
  const place = firstPlace(program, 0);
  const operand = code[place + 1] ?? -1;
  const leadingLoop = code[place] === Op.Run ? operand : -1;
  const isAnchored = code[place] === Op.Assert && operand === Question.Start;
  const filter = firstUnits(program, 0);
  const literal = literalAt(program, 0) ?? onlyUnit(filter);
  return (text, start, runs) => {
    const from = Math.min(runs.afterFailure(leadingLoop, start), text.length);
    if (isAnchored) return from === 0 ? 0 : text.length;
    if (literal !== undefined) return literalFrom(text, from, literal);
    return filter === undefined ? from : nextUnit(text, from, filter);
  };
}

/** Where the literal, or the part of it that the text still holds, comes next. There is always one: the end. */
export function literalFrom(text: string, from: number, literal: string): number {
  const found = text.indexOf(literal, from);
  if (found >= 0) return found;
  let at = Math.max(from, text.length - literal.length + 1);
  while (at < text.length && !literal.startsWith(text.slice(at))) at++;
  return at;
}

function nextUnit(text: string, from: number, filter: UnitFilter): number {
  let at = from;
  while (at < text.length && (filter[Math.min(text.charCodeAt(at), OTHER_UNITS)] !== 1 || isSecondHalf(text, at))) at++;
  return at;
}

function onlyUnit(filter: UnitFilter | undefined): string | undefined {
  if (filter === undefined) return undefined;
  const first = filter.indexOf(1);
  return first >= 0 && first < OTHER_UNITS && filter.indexOf(1, first + 1) < 0 ? String.fromCharCode(first) : undefined;
}
