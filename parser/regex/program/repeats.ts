import type { PatternNode, Quantifier } from '../tree.js';
import type { Ranges } from '../unicode/ranges.js';
import { walkPattern } from '../walk.js';
import type { Context, Generator } from './generate.js';
import { Op } from './program.js';
import { widthOf } from './widths.js';

/** Repeated groups are written out when the result stays this small. */
const UNROLL_LIMIT = 250;
const MOST_ITERATIONS = 0x7fffffff;

/** What is still to be patched after copies were written. */
interface Copies {
  /** Choices between one copy more and the end. */
  readonly splits: readonly number[];
  /** Jumps to the end. */
  readonly exits: readonly number[];
  /** Where the last copy begins. */
  readonly last: number;
}

/** Writes quantifiers: tight loops for single characters, copies and loops for the rest. */
export class RepeatWriter {
  constructor(readonly generator: Generator) {}

  quantifier(node: Quantifier, context: Context): void {
    if (node.max === 0) return;
    if (node.min === 1 && node.max === 1) {
      // As in the module, `{1}+` is not possessive.
      this.generator.node(node.body, context);
      return;
    }
    const ranges = this.generator.singleCharacter(node.body);
    if (ranges !== undefined) {
      this.#run(node, ranges, context);
      return;
    }
    if (node.mode !== 'possessive') {
      this.#repeat(node, context);
      return;
    }
    this.generator.assembler.emit(Op.Atomic);
    this.#repeat(node, context);
    this.generator.assembler.emit(Op.AtomicEnd);
  }

  #run(node: Quantifier, ranges: Ranges, context: Context): void {
    const { assembler } = this.generator;
    const { min, max, mode } = node;
    const memo = mode === 'possessive' || context.backward ? -1 : this.generator.memo(context);
    const remembersFailure = memo >= 0 && context.marks.length === 0 && max === Number.POSITIVE_INFINITY;
    const test = assembler.testAt(assembler.test(ranges));
    assembler.loop({ test, min, max, mode, backward: context.backward, memo, remembersFailure });
  }

  #repeat(node: Quantifier, context: Context): void {
    const size = sizeOf(node.body);
    const unbounded = node.max === Number.POSITIVE_INFINITY;
    const copies = unbounded ? node.min : node.max;
    if (size * copies > UNROLL_LIMIT && copies > 1) {
      this.#counted(node, context);
      return;
    }
    const written = this.#copies(node, context);
    if (unbounded && node.min === 0) this.#star(node, context);
    else if (unbounded) this.#again(node, written.last, context);
    for (const split of written.splits) this.#closeSplit(split, node);
    for (const exit of written.exits) this.generator.assembler.patch(exit, 0);
  }

  /** `XX(X(X)?)?`: the copies that must be there, and those that may when there is a greatest number. */
  #copies(node: Quantifier, context: Context): Copies {
    const splits: number[] = [];
    const exits: number[] = [];
    const unbounded = node.max === Number.POSITIVE_INFINITY;
    const mayBeEmpty = widthOf(node.body).min === 0;
    const count = unbounded ? node.min : node.max;
    let last = 0;
    for (let i = 0; i < count; i++) {
      if (i >= node.min) splits.push(this.generator.split(context));
      last = this.generator.assembler.place;
      if (mayBeEmpty && (unbounded || count > 1)) exits.push(this.#bodyThatMayBeEmpty(node.body, context));
      else this.generator.node(node.body, context);
    }
    return { splits, exits, last };
  }

  /** As in the module, an iteration that takes nothing is the last. @returns the jump out of the loop, to be patched */
  #bodyThatMayBeEmpty(body: PatternNode, context: Context): number {
    const { assembler } = this.generator;
    const mark = assembler.register();
    assembler.emit(Op.Mark, mark);
    this.generator.node(body, { ...context, marks: [...context.marks, mark] });
    const progress = assembler.emit(Op.Progress, mark, 0);
    const exit = assembler.emit(Op.Jump, 0);
    assembler.patch(progress, 1);
    return exit;
  }

  /** The second place is the next instruction; a lazy quantifier takes it first. */
  #closeSplit(split: number, node: Quantifier): void {
    const { assembler } = this.generator;
    assembler.patch(split, 1);
    if (node.mode !== 'lazy') return;
    const body = assembler.code[split + 1] ?? 0;
    assembler.patch(split, 0);
    assembler.patch(split, 1, body);
  }

  /** `X+`: after `X`, once more. @param place where `X` was written */
  #again(node: Quantifier, place: number, context: Context): void {
    const split = this.generator.split(context, true);
    this.generator.assembler.patch(split, 0, place);
    this.#closeSplit(split, node);
  }

  #star(node: Quantifier, context: Context): void {
    const { assembler } = this.generator;
    const mayBeEmpty = widthOf(node.body).min === 0;
    const split = this.generator.split(context, true);
    if (mayBeEmpty) {
      const mark = assembler.register();
      assembler.emit(Op.Mark, mark);
      this.generator.node(node.body, { ...context, marks: [...context.marks, mark] });
      assembler.emit(Op.Progress, mark, split);
    } else {
      this.generator.node(node.body, context);
      assembler.emit(Op.Jump, split);
    }
    this.#closeSplit(split, node);
  }

  /** A loop with a counter, for bodies too large to be written out. */
  #counted(node: Quantifier, context: Context): void {
    const { assembler } = this.generator;
    const counter = assembler.register();
    const mark = assembler.register();
    const max = node.max === Number.POSITIVE_INFINITY ? MOST_ITERATIONS : Math.min(node.max, MOST_ITERATIONS);
    assembler.emit(Op.Zero, counter);
    const count = assembler.emit(Op.Count, counter, node.min, max, 0, 0, Number(node.mode === 'lazy'));
    assembler.patch(count, 3);
    assembler.emit(Op.Mark, mark);
    this.generator.node(node.body, { ...context, memo: false });
    assembler.emit(Op.Progress, mark, count);
    assembler.patch(count, 4);
  }
}

/** About how many instructions the node takes. */
function sizeOf(node: PatternNode): number {
  let size = 0;
  walkPattern(node, (inner) => {
    size += 1;
    if (inner.type !== 'quantifier') return true;
    const copies = inner.max === Number.POSITIVE_INFINITY ? Math.max(1, inner.min) : inner.max;
    size += Math.min(UNROLL_LIMIT, copies) * sizeOf(inner.body);
    return false;
  });
  return size;
}
