import type {
  Alternation,
  Assertion,
  BranchReset,
  Character,
  CharacterClass,
  CharacterSet,
  Conditional,
  Group,
  Look,
  PatternNode,
  PatternTree,
} from '../tree.js';
import type { Ranges } from '../unicode/ranges.js';
import { walkPattern } from '../walk.js';
import { Assembler } from './assembler.js';
import { ASSERTIONS, groupRegister, KEEP_REGISTER, Op, type Program } from './program.js';
import { RepeatWriter } from './repeats.js';
import { literalText } from './required.js';
import { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet, wordRanges } from './sets.js';

/** Loops that may match nothing, one inside the other, that the memo still tells apart. */
const MEMO_DEPTH = 3;
const CARRIAGE_RETURN_NEWLINE = '\r\n';
const LINE_ENDS: Ranges = [0x0a, 0x0e, 0x85, 0x86, 0x2028, 0x202a];

/** What surrounds the node being written. */
export interface Context {
  /** Inside a look-behind: everything is matched from right to left. */
  readonly backward: boolean;
  /** Whether a state that failed fails again when it is met again. */
  readonly memo: boolean;
  /** Marks of the loops around that may match nothing. */
  readonly marks: readonly number[];
}

/** Writes the program of a tree without issues. */
export function generate(tree: PatternTree): Program {
  const generator = new Generator(tree);
  generator.node(tree.root, { backward: false, memo: generator.memoAllowed, marks: [] });
  generator.assembler.emit(Op.Accept);
  return generator.assembler.finish(tree.ascii);
}

export class Generator {
  readonly assembler: Assembler;
  readonly #ranges = new Map<string, Ranges>();
  readonly repeats = new RepeatWriter(this);
  /** The outcome of a state must not depend on what groups hold. */
  readonly memoAllowed: boolean;

  constructor(readonly tree: PatternTree) {
    let groups = 0;
    let memoAllowed = true;
    walkPattern(tree.root, (node) => {
      if (node.type === 'group') groups = Math.max(groups, node.number ?? 0);
      if (node.type === 'back-reference' || (node.type === 'conditional' && 'group' in node.test)) memoAllowed = false;
      return true;
    });
    this.memoAllowed = memoAllowed;
    this.assembler = new Assembler(KEEP_REGISTER + 1 + groups * 2);
  }

  node(node: PatternNode, context: Context): void {
    const { assembler } = this;
    const single = this.singleCharacter(node);
    if (single !== undefined) {
      this.character(node, single, context);
      return;
    }
    switch (node.type) {
      case 'sequence':
        this.sequence(node.items, context);
        return;
      case 'alternation':
        this.alternatives(node, context);
        return;
      case 'group':
        this.group(node, context);
        return;
      case 'branch-reset':
        this.branchReset(node, context);
        return;
      case 'quantifier':
        this.repeats.quantifier(node, context);
        return;
      case 'look':
        this.look(node);
        return;
      case 'conditional':
        this.conditional(node, context);
        return;
      case 'line-break':
        this.lineBreak(context);
        return;
      case 'back-reference':
        assembler.emit(Op.Reference, groupRegister(node.group), Number(node.ignoreCase), Number(context.backward));
        return;
      case 'assertion':
        this.assertion(node);
        return;
      case 'keep':
        assembler.emit(Op.Keep);
        return;
      case 'fail':
        assembler.emit(Op.Fail);
        return;
      case 'flags':
      case 'comment':
        return;
      default:
        throw new Error(`A pattern with issues has no program: ${node.type}`);
    }
  }

  assertion(node: Assertion): void {
    const { assembler } = this;
    const aboutWords = node.kind.includes('word');
    assembler.emit(Op.Assert, ASSERTIONS.indexOf(node.kind), aboutWords ? assembler.test(wordRanges(node.ascii)) : -1);
  }

  /** The set that a node of exactly one character matches. */
  singleCharacter(node: PatternNode): Ranges | undefined {
    switch (node.type) {
      case 'character':
        return rangesOfCharacter(node.codePoint, node.ignoreCase, this.tree.ascii);
      case 'dot':
        return rangesOfDot(node);
      case 'class':
        return this.cached(node, () => rangesOfClass(node));
      case 'set':
        return this.cached(node, () => rangesOfSet(node, this.tree.ascii));
      case 'group':
        return node.kind === 'capture' ? undefined : this.singleCharacter(node.body);
      case 'sequence': {
        const [only, ...more] = node.items.filter((item) => item.type !== 'flags' && item.type !== 'comment');
        return only === undefined || more.length > 0 ? undefined : this.singleCharacter(only);
      }
      default:
        return undefined;
    }
  }

  /** The same class or set, written again under the same flags, is not put together again. */
  cached(node: CharacterClass | CharacterSet, make: () => Ranges): Ranges {
    let ascii = false;
    walkPattern(node, (inner) => {
      ascii ||= inner.type === 'class' && inner.ascii;
      return true;
    });
    const key = `${node.ignoreCase} ${ascii} ${this.tree.source.slice(node.start, node.end)}`;
    const known = this.#ranges.get(key);
    if (known !== undefined) return known;
    const ranges = make();
    this.#ranges.set(key, ranges);
    return ranges;
  }

  character(node: PatternNode, ranges: Ranges, context: Context): void {
    const text = node.type === 'character' ? this.literalText(node) : undefined;
    if (text !== undefined) this.assembler.literal(text, Number(context.backward));
    else this.assembler.emit(Op.Set, this.assembler.test(ranges), Number(context.backward));
  }

  literalText(node: Character): string | undefined {
    return literalText(node.codePoint, node.ignoreCase, this.tree.ascii);
  }

  sequence(items: readonly PatternNode[], context: Context): void {
    let literal = '';
    const flush = () => {
      if (literal !== '') this.assembler.literal(literal, Number(context.backward));
      literal = '';
    };
    for (const item of context.backward ? [...items].reverse() : items) {
      const text = item.type === 'character' ? this.literalText(item) : undefined;
      if (text !== undefined) {
        literal = context.backward ? text + literal : literal + text;
      } else if (item.type !== 'flags' && item.type !== 'comment') {
        flush();
        this.node(item, context);
      }
    }
    flush();
  }

  alternatives(node: Alternation, context: Context): void {
    const { assembler } = this;
    const exits: number[] = [];
    node.branches.forEach((branch, i) => {
      const isLast = i === node.branches.length - 1;
      const split = isLast ? undefined : this.split(context);
      this.node(branch, context);
      if (split === undefined) return;
      exits.push(assembler.emit(Op.Jump, 0));
      assembler.patch(split, 1);
    });
    for (const exit of exits) assembler.patch(exit, 0);
  }

  /** A choice whose first place is the next instruction; the second is to be patched. */
  split(context: Context, isLoop = false): number {
    const split = this.assembler.emit(Op.Split, 0, 0, this.memo(context), isLoop ? this.memo(context) : -1);
    this.assembler.patch(split, 0);
    return split;
  }

  memo(context: Context): number {
    if (!context.memo || context.marks.length > MEMO_DEPTH) return -1;
    return this.assembler.memoMarks.push(context.marks) - 1;
  }

  group(node: Group, context: Context): void {
    if (node.kind === 'atomic') {
      this.atomic(node.body, context);
      return;
    }
    if (node.number === undefined) {
      this.node(node.body, context);
      return;
    }
    const { assembler } = this;
    const begun = assembler.register();
    assembler.emit(Op.Open, begun);
    this.node(node.body, context);
    assembler.emit(Op.Close, begun, groupRegister(node.number), Number(context.backward));
  }

  branchReset(node: BranchReset, context: Context): void {
    this.node(node.body, context);
  }

  atomic(body: PatternNode, context: Context): void {
    this.assembler.emit(Op.Atomic);
    this.node(body, context);
    this.assembler.emit(Op.AtomicEnd);
  }

  look(node: Look): void {
    const { assembler } = this;
    const { look, end } = this.lookBody(node);
    assembler.patch(node.negated ? look : end, 0);
  }

  /** The instructions still lack the places to go on at. */
  lookBody(node: Look): { look: number; end: number } {
    const look = this.assembler.emit(Op.Look, -1);
    this.node(node.body, { backward: node.direction === 'behind', memo: this.memoAllowed, marks: [] });
    return { look, end: this.assembler.emit(Op.LookEnd, -1, Number(node.negated)) };
  }

  conditional(node: Conditional, context: Context): void {
    const { assembler } = this;
    const { test } = node;
    const test2 = 'type' in test ? this.lookTest(test) : this.groupTest(test.group);
    this.node(node.yes, context);
    const exit = assembler.emit(Op.Jump, 0);
    test2();
    if (node.no !== undefined) this.node(node.no, context);
    assembler.patch(exit, 0);
  }

  /** @returns call it where the other branch begins */
  groupTest(group: number): () => void {
    const { assembler } = this;
    const test = assembler.emit(Op.IfGroup, group === 0 ? -1 : groupRegister(group), 0);
    return () => assembler.patch(test, 1);
  }

  lookTest(node: Look): () => void {
    const { assembler } = this;
    const { look, end } = this.lookBody(node);
    assembler.patch(node.negated ? look : end, 0);
    return () => assembler.patch(node.negated ? end : look, 0);
  }

  /** `(?>\r\n|[\n\v\f\r\x85\u2028\u2029])` */
  lineBreak(context: Context): void {
    const { assembler } = this;
    assembler.emit(Op.Atomic);
    const split = this.split({ ...context, memo: false });
    assembler.literal(CARRIAGE_RETURN_NEWLINE, Number(context.backward));
    const exit = assembler.emit(Op.Jump, 0);
    assembler.patch(split, 1);
    assembler.emit(Op.Set, assembler.test(LINE_ENDS), Number(context.backward));
    assembler.patch(exit, 0);
    assembler.emit(Op.AtomicEnd);
  }
}
