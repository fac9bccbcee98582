import type { PatternNode, Quantifier } from '../tree.js';
import type { Ranges } from '../unicode/ranges.js';
import { walkPattern } from '../walk.js';
import { writeAtomic, writeNode } from './generate.js';
import type { Context, Generator } from './generator.js';
import { Op, UNBOUNDED } from './program.js';
import { widthOf } from './widths.js';

/** Repeated groups are written out when the result stays this small. */
const UNROLL_LIMIT = 250;
const MOST_ITERATIONS = 0x7fffffff;

/** Writes a quantifier: a tight loop for a single character, copies and loops for the rest. */
export function writeQuantifier(g: Generator, node: Quantifier, context: Context): void {
  const { min, max, mode, body } = node;
  if (max === 0) return;
  const ranges = g.single(body);
  // As in the module, `{1}+` is not possessive.
  if (min === 1 && max === 1) writeNode(g, body, context);
  else if (ranges !== undefined) writeRun(g, node, ranges, context);
  else if (mode === 'possessive') writeAtomic(g, () => writeRepeat(g, node, context));
  else writeRepeat(g, node, context);
}

function writeRun(g: Generator, { min, max, mode }: Quantifier, ranges: Ranges, context: Context): void {
  const memo = mode === 'possessive' || context.backward ? -1 : g.memo(context);
  const remembersFailure = memo >= 0 && context.marks.length === 0 && max === UNBOUNDED;
  const test = g.testAt(g.test(ranges));
  g.loop({ test, min, max, mode, backward: context.backward === 1, memo, remembersFailure });
}

/** `XX(X(X)?)?`, `XX*`, `XX+`: the copies that must be there, then those that may, or a loop. */
function writeRepeat(g: Generator, node: Quantifier, context: Context): void {
  const { min, body } = node;
  const unbounded = node.max === UNBOUNDED;
  const count = unbounded ? min : node.max;
  if (sizeOf(body) * count > UNROLL_LIMIT && count > 1) {
    writeCounted(g, node, context);
    return;
  }
  const mayEndEarly = widthOf(body).min === 0 && (unbounded || count > 1);
  const splits: number[] = [];
  const exits: number[] = [];
  let last = 0;
  for (let i = 0; i < count; i++) {
    if (i >= min) splits.push(g.split(context));
    last = g.place;
    if (mayEndEarly) exits.push(writeLastIfEmpty(g, body, context));
    else writeNode(g, body, context);
  }
  if (unbounded && min === 0) writeStar(g, node, context);
  else if (unbounded) {
    const split = g.split(context, true);
    g.patch(split, 0, last);
    closeSplit(g, split, node);
  }
  for (const split of splits) closeSplit(g, split, node);
  for (const exit of exits) g.patch(exit, 0);
}

/** As in the module, an iteration that takes nothing is the last. @returns the jump out of the loop, to be patched */
function writeLastIfEmpty(g: Generator, body: PatternNode, context: Context): number {
  const progress = g.marked(context, (inner) => writeNode(g, body, inner));
  const exit = g.emit(Op.Jump, 0);
  g.patch(progress, 1);
  return exit;
}

/** The second place is the next instruction; a lazy quantifier takes it first. */
function closeSplit(g: Generator, split: number, { mode }: Quantifier): void {
  g.patch(split, 1);
  if (mode !== 'lazy') return;
  const body = g.code[split + 1] ?? 0;
  g.patch(split, 0);
  g.patch(split, 1, body);
}

function writeStar(g: Generator, node: Quantifier, context: Context): void {
  const split = g.split(context, true);
  if (widthOf(node.body).min === 0) {
    g.patch(
      g.marked(context, (inner) => writeNode(g, node.body, inner)),
      1,
      split,
    );
  } else {
    writeNode(g, node.body, context);
    g.emit(Op.Jump, split);
  }
  closeSplit(g, split, node);
}

/** A loop with a counter, for bodies too large to be written out. */
function writeCounted(g: Generator, { min, max, mode, body }: Quantifier, context: Context): void {
  const counter = g.register();
  g.emit(Op.Zero, counter);
  const count = g.emit(Op.Count, counter, min, Math.min(max, MOST_ITERATIONS), 0, 0, Number(mode === 'lazy'));
  g.patch(count, 3);
  const progress = g.marked(context, () => writeNode(g, body, { ...context, memo: false }));
  g.patch(progress, 1, count);
  g.patch(count, 4);
}

/** About how many instructions the node takes. */
function sizeOf(node: PatternNode): number {
  let size = 0;
  walkPattern(node, (inner) => {
    size += 1;
    if (inner.type !== 'quantifier') return true;
    const copies = inner.max === UNBOUNDED ? Math.max(1, inner.min) : inner.max;
    size += Math.min(UNROLL_LIMIT, copies) * sizeOf(inner.body);
    return false;
  });
  return size;
}
