import type { CompiledPattern } from '../compile.js';
import { parsePattern } from '../syntax/parse.js';
import type { Alternation, Conditional, Group, Look, PatternNode, PatternTree } from '../tree.js';
import { once } from '../unicode/data.js';
import { someNode } from '../walk.js';
import { isDirective, literalText } from './characters.js';
import { type Draft, emit, fill, type Hole, newDraft, newRegister, testOf } from './draft.js';
import { factsOf } from './facts.js';
import { firstUnits } from './first.js';
import {
  Ending,
  groupRegister,
  INSTRUCTION_SIZE,
  Op,
  OTHER_UNITS,
  type Program,
  QUESTIONS,
  Question,
  type UnitFilter,
  Value,
} from './program.js';
import { writeQuantifier } from './repeats.js';

/** `\R` */
const lineBreak = once(() => parsePattern(String.raw`(?>\r\n|[\n-\r\x85\u2028\u2029])`).root);
/** Loops that may match nothing, one inside the other, that the memo still tells apart. */
const MEMO_DEPTH = 3;

/** Some matches do not go through here. It stays what it is whatever is added. */
export const NOT_REQUIRED = Number.NaN;

/** What surrounds the node being written. */
export interface Context {
  /** 1 inside a look-behind: everything is matched from right to left. */
  readonly backward: 0 | 1;
  /** Whether a state that failed fails again when it is met again. */
  readonly memo: boolean;
  /** Marks of the loops around that may match nothing. */
  readonly marks: readonly number[];
  /** Every match goes through here, and has no more characters before, or `NOT_REQUIRED`. */
  readonly before: number;
}

/** Writes the program of a tree without issues. */
export function generate(tree: PatternTree): Pick<CompiledPattern, 'program' | 'lookBehind'> {
  const draft = newDraft(tree);
  writeNode(draft, tree.root, { backward: 0, memo: draft.memoAllowed, marks: [], before: 0 });
  emit(draft, Op.Accept);
  return { program: finish(draft), lookBehind: factsOf(tree.root, draft.facts).lookBehind };
}

export function writeNode(draft: Draft, node: PatternNode, context: Context): void {
  const test = testOf(draft, node);
  if (test !== undefined) {
    emit(draft, Op.Set, test, context.backward);
    return;
  }
  switch (node.type) {
    case 'sequence':
      writeSequence(draft, node.items, context);
      break;
    case 'alternation':
      writeAlternatives(draft, node, { ...context, before: NOT_REQUIRED });
      break;
    case 'group':
      writeGroup(draft, node, context);
      break;
    case 'branch-reset':
      writeNode(draft, node.body, context);
      break;
    case 'quantifier':
      writeQuantifier(draft, node, context);
      break;
    case 'look': {
      const enter = draft.code.length;
      writeLook(draft, node);
      if (node.direction === 'behind' && !looksOn(node.body)) fill(draft, enter + 2);
      break;
    }
    case 'conditional':
      writeConditional(draft, node, { ...context, before: NOT_REQUIRED });
      break;
    case 'line-break':
      writeNode(draft, lineBreak(), context);
      break;
    case 'back-reference':
      emit(draft, Op.Reference, groupRegister(node.group), Number(node.ignoreCase), context.backward);
      break;
    case 'assertion': {
      const question = QUESTIONS.indexOf(node.kind);
      const word = { ...node, type: 'class', kind: 'word', negated: false, ignoreCase: false } as const;
      emit(draft, Op.Assert, question, question < Question.WordBoundary ? -1 : testOf(draft, word));
      break;
    }
    case 'keep':
      emit(draft, Op.Store, 0, Value.Position);
      break;
    case 'fail':
      emit(draft, Op.Fail);
      break;
  }
}

function writeLiteral(draft: Draft, text: string, { backward, before }: Context): void {
  emit(draft, Op.Literal, draft.literals.push(text) - 1, backward);
  if (before >= 0 && text.length > draft.requiredLiteral.length) {
    draft.requiredLiteral = text;
    draft.beforeLiteral = before;
  }
}

function writeSequence(draft: Draft, items: readonly PatternNode[], context: Context): void {
  let literal = '';
  let { before } = context;
  const flush = () => {
    if (literal !== '') writeLiteral(draft, literal, { ...context, before });
    before += literal.length;
    literal = '';
  };
  for (const item of context.backward ? [...items].reverse() : items) {
    const text = literalText(item, draft.tree.ascii);
    if (text !== undefined) {
      literal = context.backward ? text + literal : literal + text;
    } else if (!isDirective(item)) {
      flush();
      writeNode(draft, item, { ...context, before });
      before += factsOf(item, draft.widths, 1).max;
    }
  }
  flush();
}

/** The number under which the memo knows a place; -1 when it cannot. */
export function memoOf(draft: Draft, { memo, marks }: Context): number {
  return memo && marks.length <= MEMO_DEPTH ? draft.memoMarks.push(marks) - 1 : -1;
}

/**
 * A choice between a place (the next instruction, unless given) and one that is to be filled.
 *
 * @param first whether the place is tried first
 */
export function writeSplit(draft: Draft, context: Context, first = true, place = -1): Hole {
  const split = emit(draft, Op.Split, place, place, memoOf(draft, context));
  if (place < 0) fill(draft, split + (first ? 1 : 2));
  return split + (first ? 2 : 1);
}

export function writeJump(draft: Draft): Hole {
  return emit(draft, Op.Jump) + 1;
}

function writeAlternatives(draft: Draft, { branches }: Alternation, context: Context): void {
  const exits: Hole[] = [];
  branches.forEach((branch, i) => {
    const isLast = i === branches.length - 1;
    const others = isLast ? [] : [writeSplit(draft, context)];
    writeNode(draft, branch, context);
    if (!isLast) exits.push(writeJump(draft));
    fill(draft, ...others);
  });
  fill(draft, ...exits);
}

function writeGroup(draft: Draft, { kind, number, body }: Group, context: Context): void {
  if (kind === 'atomic') {
    writeAtomic(draft, () => writeNode(draft, body, context));
  } else if (number === undefined) {
    writeNode(draft, body, context);
  } else {
    const begun = newRegister(draft);
    emit(draft, Op.Store, begun, Value.Position);
    writeNode(draft, body, context);
    emit(draft, Op.Close, begun, groupRegister(number), context.backward);
  }
}

export function writeAtomic(draft: Draft, write: () => void): void {
  emit(draft, Op.Enter, -1, -1);
  write();
  emit(draft, Op.Leave, Ending.Atomic);
}

/** @returns where to go on when the look does not hold */
function writeLook(draft: Draft, { direction, negated, body }: Look): Hole {
  const fails = emit(draft, Op.Enter, -1, -1) + 1;
  const backward = direction === 'behind' ? 1 : 0;
  writeNode(draft, body, { backward, memo: draft.memoAllowed, marks: [], before: NOT_REQUIRED });
  const holds = emit(draft, Op.Leave, negated ? Ending.NegativeLook : Ending.Look, -1) + 2;
  if (!negated) return fails;
  fill(draft, fails);
  return holds;
}

/** It may look at what follows the place where it ends. */
function looksOn(node: PatternNode): boolean {
  return someNode(node, ({ type }) => type === 'look' || type === 'assertion');
}

function writeConditional(draft: Draft, { test, yes, no }: Conditional, context: Context): void {
  const isNot = 'type' in test ? writeLook(draft, test) : writeGroupTest(draft, test.group);
  writeNode(draft, yes, context);
  const exit = writeJump(draft);
  fill(draft, isNot);
  if (no !== undefined) writeNode(draft, no, context);
  fill(draft, exit);
}

/** Group 0 never took part: `(?(DEFINE)…)`. @returns where to go on when the group took no part */
function writeGroupTest(draft: Draft, group: number): Hole {
  return group === 0 ? writeJump(draft) : emit(draft, Op.IfLess, groupRegister(group)) + 3;
}

/** Where more instructions than this may come first after a loop or a choice, a filter is not worth making. */
const MOST_PLACES = 12;

/** Gives the instructions their filters; what only the writing needed is left behind. */
function finish(draft: Draft): Program {
  const { tree, code: written, memoAllowed, facts, widths, testIndexes, ...parts } = draft;
  const code = Int32Array.from(written);
  const filters: UnitFilter[] = [];
  for (let place = 0; place < code.length; place += INSTRUCTION_SIZE) {
    const filter = filterOf(draft, placesAfter(draft, place));
    if (filter !== undefined) code[place + 4] = filters.push(filter) - 1;
  }
  // What is spread comes last: an object that begins with it is read more slowly in the loops of a search.
  return { code, filters, asciiCase: tree.ascii, ...parts };
}

/** Where a choice, a loop, or a part that may be skipped leads. */
function placesAfter({ code, loops }: Draft, place: number): readonly number[] {
  const [op, a = 0, b = 0] = code.slice(place, place + 3);
  if (op === Op.Split) return [a, b];
  const isFiltered = op === Op.Run ? !loops[a]?.backward : op === Op.Enter && a >= 0;
  return isFiltered ? [place + INSTRUCTION_SIZE] : [];
}

/** Bit by bit, whether a unit may begin what stands at each of the places; undefined when all may. */
function filterOf(draft: Draft, places: readonly number[]): UnitFilter | undefined {
  const each = places.map((place) => firstUnits(draft, place, MOST_PLACES));
  if (each.every((units) => units === undefined)) return undefined;
  return new Uint8Array(OTHER_UNITS + 1).map((_, unit) =>
    each.reduce((bits, units, i) => bits | ((units?.[unit] ?? 1) << i), 0),
  );
}
