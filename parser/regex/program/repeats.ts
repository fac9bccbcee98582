import { type PatternNode, type Quantifier, UNBOUNDED } from '../tree.js';
import type { CharacterTest } from './character-test.js';
import { type Draft, emit, fill, type Hole, newRegister, testOf } from './draft.js';
import { factsOf } from './facts.js';
import { type Context, memoOf, NOT_REQUIRED, writeAtomic, writeJump, writeNode, writeSplit } from './generate.js';
import { Op, Value } from './program.js';

/** Repeated groups are written out when the result stays this small. */
const UNROLL_LIMIT = 250;
/** A program of so many numbers is long enough: no more copies. */
const LARGE_CODE = 100_000;
const MOST_ITERATIONS = 0x7fffffff;

/** Writes a quantifier: a tight loop for a single character, copies and loops for the rest. */
export function writeQuantifier(draft: Draft, node: Quantifier, context: Context): void {
  const { min, max, mode, body } = node;
  if (max === 0) return;
  const test = draft.tests[testOf(draft, body) ?? -1];
  // As in the module, `{1}+` is not possessive.
  if (min === 1 && max === 1) writeNode(draft, body, context);
  else if (test !== undefined) writeRun(draft, node, test, context);
  else if (mode === 'possessive') writeAtomic(draft, () => writeRepeat(draft, node, context));
  else writeRepeat(draft, node, context);
}

function writeRun(draft: Draft, { min, max, mode }: Quantifier, test: CharacterTest, context: Context): void {
  const backward = context.backward === 1;
  const memo = mode === 'possessive' ? -1 : memoOf(draft, context);
  const remembersFailure = memo >= 0 && !backward && context.marks.length === 0 && max === UNBOUNDED;
  const place = emit(draft, Op.Run, draft.loops.length);
  draft.loops.push({ place, test, min, max, mode, backward, memo, remembersFailure });
}

/** `XX(X(X)?)?`, `XX*`, `XX+`: the copies that must be there, then those that may, or a loop. */
function writeRepeat(draft: Draft, node: Quantifier, context: Context): void {
  const { min, max, body } = node;
  const count = max === UNBOUNDED ? Math.max(1, min) : max;
  const isLarge = factsOf(body, draft.facts).size * count > UNROLL_LIMIT || draft.code.length > LARGE_CODE;
  if (isLarge && count > 1) {
    writeCounted(draft, node, context);
    return;
  }
  const first = node.mode !== 'lazy';
  const optional = { ...context, before: NOT_REQUIRED };
  const exits: Hole[] = [];
  const begin = max === UNBOUNDED && min === 0 ? [writeJump(draft)] : [];
  let last = 0;
  for (let i = 0; i < count; i++) {
    const isOptional = i >= min;
    if (isOptional && max !== UNBOUNDED) exits.push(writeSplit(draft, context, first));
    last = draft.code.length;
    const mayEnd = i === count - 1 ? max === UNBOUNDED : isOptional;
    writeIteration(draft, body, isOptional ? optional : context, mayEnd ? exits : undefined);
  }
  fill(draft, ...begin);
  if (max === UNBOUNDED) exits.push(writeSplit(draft, context, first, last));
  fill(draft, ...exits);
}

/** As in the module, an iteration more than there must be is the last when it takes nothing. @param exits gets the way out; undefined: none */
function writeIteration(draft: Draft, body: PatternNode, context: Context, exits: Hole[] | undefined): void {
  if (exits === undefined || factsOf(body, draft.facts).min > 0) {
    writeNode(draft, body, context);
    return;
  }
  const mark = newRegister(draft);
  emit(draft, Op.Store, mark, Value.Position);
  writeNode(draft, body, { ...context, marks: [...context.marks, mark] });
  exits.push(emit(draft, Op.IfUnmoved, mark) + 2);
}

/** A loop with a counter, for bodies too large to be written out. */
function writeCounted(draft: Draft, { min, max, mode, body }: Quantifier, outer: Context): void {
  const context = { ...outer, memo: false };
  const counter = newRegister(draft);
  emit(draft, Op.Store, counter, Value.Zero);
  const again = draft.code.length;
  const tooFew = emit(draft, Op.IfLess, counter, min) + 3;
  const more = emit(draft, Op.IfLess, counter, Math.min(max, MOST_ITERATIONS)) + 3;
  const exits = [writeJump(draft)];
  fill(draft, more);
  exits.push(writeSplit(draft, context, mode !== 'lazy'));
  fill(draft, tooFew);
  emit(draft, Op.Store, counter, Value.OneMore);
  writeIteration(draft, body, { ...context, before: min > 0 ? context.before : NOT_REQUIRED }, exits);
  emit(draft, Op.Jump, again);
  fill(draft, ...exits);
}
