import type { Ranges } from '../unicode/ranges.js';
import { OPERANDS, Op, OTHER_UNITS, type Program, type RunLoop, type UnitFilter } from './program.js';
import { CharacterTest } from './sets.js';

type Loop = Omit<RunLoop, 'next' | 'nextLiteral' | 'after'>;

/** Instructions as they are written, with the tables that they refer to. */
export class Assembler {
  readonly code: number[] = [];
  /** Indexes in `tests`, by the number of ends of ranges. */
  readonly #tests = new Map<number, readonly number[]>();
  readonly tests: CharacterTest[] = [];
  readonly literals: string[] = [];
  readonly memoMarks: (readonly number[])[] = [];
  readonly #loops: Loop[] = [];

  constructor(public registerCount: number) {}

  /** @returns the place of the instruction */
  emit(op: number, ...operands: readonly number[]): number {
    return this.code.push(op, ...operands) - operands.length - 1;
  }

  get place(): number {
    return this.code.length;
  }

  /** Fills an operand that was not known when the instruction was written. */
  patch(instruction: number, operand: number, value = this.place): void {
    this.code[instruction + 1 + operand] = value;
  }

  register(): number {
    return this.registerCount++;
  }

  test(ranges: Ranges): number {
    const alike = this.#tests.get(ranges.length) ?? [];
    for (const index of alike) {
      const known = this.tests[index]?.ranges;
      if (known === ranges || known?.every((point, i) => point === ranges[i])) return index;
    }
    const index = this.tests.push(new CharacterTest(ranges)) - 1;
    this.#tests.set(ranges.length, [...alike, index]);
    return index;
  }

  literal(text: string, backward: number): void {
    const isUnit = text.length === 1;
    this.emit(isUnit ? Op.Unit : Op.Literal, isUnit ? text.charCodeAt(0) : this.literals.push(text) - 1, backward);
  }

  loop(loop: Loop): void {
    this.emit(Op.Run, this.#loops.push(loop) - 1);
  }

  testAt(index: number): CharacterTest {
    return this.tests[index] ?? new CharacterTest([]);
  }

  finish(asciiCase: boolean): Program {
    const { tests, literals, memoMarks, registerCount } = this;
    const code = Int32Array.from(this.code);
    const loops = this.#loops.map((loop) => ({ ...loop, after: 0, next: undefined, nextLiteral: undefined }));
    const draft: Program = { code, tests, literals, loops, registerCount, memoMarks, asciiCase };
    return { ...draft, loops: completeLoops(draft) };
  }
}

/** Tells each loop what follows it. */
function completeLoops(program: Program): readonly RunLoop[] {
  const { code } = program;
  const loops = program.loops.slice();
  for (let place = 0; place < code.length; place += 1 + (OPERANDS[code[place] ?? 0] ?? 0)) {
    const loop = code[place] === Op.Run ? program.loops[code[place + 1] ?? 0] : undefined;
    if (loop === undefined) continue;
    const after = place + 2;
    const follows = loop.backward
      ? {}
      : { next: firstUnits(program, after, MOST_PLACES_AFTER_LOOP), nextLiteral: literalAt(program, after) };
    loops[code[place + 1] ?? 0] = { ...loop, ...follows, after };
  }
  return loops;
}

/** The literal that must stand at a place of the program; undefined when none must. */
export function literalAt(program: Program, place: number): string | undefined {
  const { code } = program;
  for (let at = place; ; ) {
    const op = code[at];
    const operand = code[at + 1] ?? 0;
    if (op === Op.Unit) return code[at + 2] === 0 ? String.fromCharCode(operand) : undefined;
    if (op === Op.Literal) return code[at + 2] === 0 ? program.literals[operand] : undefined;
    if (op === Op.Jump) at = operand;
    else if (op === Op.Open || op === Op.Close || op === Op.Mark || op === Op.Atomic) at += 1 + (OPERANDS[op] ?? 0);
    else return undefined;
  }
}

/** Where more instructions than this may come first, a filter is not worth making. */
const MOST_PLACES = 64;
const MOST_PLACES_AFTER_LOOP = 12;

/**
 * The units that may come first from a place on; undefined when that cannot be said, or nothing need come. A start whose first
 * unit is not among them fails without a look at the end of the text.
 */
export function firstUnits(program: Program, place: number, mostPlaces = MOST_PLACES): UnitFilter | undefined {
  const filter = new Uint8Array(OTHER_UNITS + 1);
  const seen = new Set<number>();
  const pending = [place];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (seen.has(at)) continue;
    if (seen.size > mostPlaces) return undefined;
    seen.add(at);
    const next = addFirst(program, at, filter);
    if (next === undefined) return undefined;
    pending.push(...next);
  }
  return filter;
}

const NEWLINE = 0x0a;

/** Adds what the instruction takes; gives the places where something else may come first. */
function addFirst(program: Program, at: number, filter: UnitFilter): readonly number[] | undefined {
  const { code } = program;
  const op = code[at] ?? Op.Accept;
  const operand = code[at + 1] ?? 0;
  const after = at + 1 + (OPERANDS[op] ?? 0);
  switch (op) {
    case Op.Unit:
      filter[Math.min(operand, OTHER_UNITS)] = 1;
      return [];
    case Op.Literal:
      filter[Math.min(program.literals[operand]?.charCodeAt(0) ?? 0, OTHER_UNITS)] = 1;
      return [];
    case Op.Set:
      addTest(program.tests[operand], filter);
      return [];
    case Op.Run: {
      const loop = program.loops[operand];
      addTest(loop?.test, filter);
      return loop?.min === 0 ? [after] : [];
    }
    case Op.Split:
      return [operand, code[at + 2] ?? 0];
    case Op.Jump:
      return [operand];
    case Op.Fail:
      return [];
    case Op.Open:
    case Op.Close:
    case Op.Mark:
    case Op.Zero:
    case Op.Atomic:
    case Op.Keep:
      return [after];
    case Op.Assert:
      return firstAfterAssertion(operand, after, filter);
    default:
      return undefined;
  }
}

/** Assertions about the end of the text hold, or look at it, before a newline only. */
function firstAfterAssertion(kind: number, after: number, filter: UnitFilter): readonly number[] {
  const END = 2;
  const LINE_END = 4;
  if (kind < END || kind > LINE_END) return [after];
  if (kind !== END) filter[NEWLINE] = 1;
  return [];
}

function addTest(test: CharacterTest | undefined, filter: UnitFilter): void {
  if (test === undefined) return;
  for (let c = 0; c < OTHER_UNITS; c++) filter[c] = (filter[c] ?? 0) | (test.table[c] ?? 0);
  if ((test.ranges.at(-1) ?? 0) > OTHER_UNITS) filter[OTHER_UNITS] = 1;
}
