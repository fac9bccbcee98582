import { INSTRUCTION_SIZE, Op, OTHER_UNITS, type Program, Question, type UnitFilter } from './program.js';

/** What is asked about a program while it is finished, and after. */
export type Instructions = Pick<Program, 'tests' | 'literals' | 'loops'> & { readonly code: ArrayLike<number> };

/** The place of the first instruction that may take text or ask for something: groups and their like are left out. */
export function firstPlace({ code }: Instructions, place: number): number {
  let at = place;
  for (;;) {
    const op = code[at];
    const [a = 0, b = -1] = [code[at + 1], code[at + 2]];
    if (op === Op.Jump) at = a;
    else if (op === Op.Enter && b >= 0) at = b;
    else if (op === Op.Store || op === Op.Close || (op === Op.Enter && a < 0)) at += INSTRUCTION_SIZE;
    else return at;
  }
}

/** The literal that must stand at a place of the program; undefined when none must. */
export function literalAt(program: Instructions, place: number): string | undefined {
  const at = firstPlace(program, place);
  const { code, literals } = program;
  return code[at] === Op.Literal && code[at + 2] === 0 ? literals[code[at + 1] ?? 0] : undefined;
}

/** Where more instructions than this may come first, a filter is not worth making. */
const MOST_PLACES = 64;

/**
 * The units that may come first from a place on; undefined when that cannot be said, or nothing need come. A place whose first
 * unit is not among them fails without a look at the end of the text.
 */
export function firstUnits(program: Instructions, place: number, mostPlaces = MOST_PLACES): UnitFilter | undefined {
  const filter = new Uint8Array(OTHER_UNITS + 1);
  const places = new Set([place]);
  for (const at of places) {
    const next = addFirst(program, firstPlace(program, at), filter);
    if (next === undefined || places.size > mostPlaces) return undefined;
    for (const one of next) places.add(one);
  }
  return filter;
}

/** Adds what the instruction takes; gives the places where something else may come first. */
function addFirst(program: Instructions, at: number, filter: UnitFilter): readonly number[] | undefined {
  const { code } = program;
  const a = code[at + 1] ?? 0;
  const b = code[at + 2] ?? 0;
  const after = at + INSTRUCTION_SIZE;
  switch (code[at]) {
    case Op.Literal:
      filter[Math.min(program.literals[a]?.charCodeAt(0) ?? 0, OTHER_UNITS)] = 1;
      return b === 0 ? [] : undefined;
    case Op.Set:
      program.tests[a]?.addTo(filter);
      return b === 0 ? [] : undefined;
    case Op.Run: {
      const loop = program.loops[a];
      if (loop === undefined || loop.backward) return undefined;
      loop.test.addTo(filter);
      return loop.min === 0 ? [after] : [];
    }
    case Op.Split:
      return [a, b];
    case Op.Fail:
      return [];
    case Op.IfUnmoved:
      return [after, b];
    case Op.IfLess:
      return [after, code[at + 3] ?? 0];
    case Op.Assert:
      return firstAfterAssertion(a, after, filter);
    // What follows an atomic group or a look does not decide whether its body has come to its end.
    default:
      return undefined;
  }
}

const NEWLINE = 0x0a;

/** Assertions about the end of the text hold, or look at it, before a newline only. */
function firstAfterAssertion(question: Question, after: number, filter: UnitFilter): readonly number[] {
  if (question === Question.End) return [];
  if (question !== Question.EndOrNewline && question !== Question.LineEnd) return [after];
  filter[NEWLINE] = 1;
  return [];
}
