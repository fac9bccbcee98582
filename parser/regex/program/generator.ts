import type { Character, CharacterClass, CharacterSet, PatternNode, PatternTree } from '../tree.js';
import type { Ranges } from '../unicode/ranges.js';
import { walkPattern } from '../walk.js';
import { Assembler } from './assembler.js';
import { KEEP_REGISTER, Op } from './program.js';
import { literalText } from './required.js';
import { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet } from './sets.js';

/** Loops that may match nothing, one inside the other, that the memo still tells apart. */
const MEMO_DEPTH = 3;

/** What surrounds the node being written. */
export interface Context {
  /** 1 inside a look-behind: everything is matched from right to left. */
  readonly backward: 0 | 1;
  /** Whether a state that failed fails again when it is met again. */
  readonly memo: boolean;
  /** Marks of the loops around that may match nothing. */
  readonly marks: readonly number[];
}

/** Instructions that match nothing and keep nothing. */
export function isDirective(node: PatternNode): boolean {
  return node.type === 'flags' || node.type === 'comment';
}

/** What the instructions of one tree share. */
export class Generator extends Assembler {
  readonly #tree: PatternTree;
  readonly #ranges = new Map<string, Ranges>();
  /** The outcome of a state must not depend on what groups hold. */
  readonly memoAllowed: boolean;

  constructor(tree: PatternTree) {
    let groups = 0;
    let memoAllowed = true;
    walkPattern(tree.root, (node) => {
      if (node.type === 'group') groups = Math.max(groups, node.number ?? 0);
      if (node.type === 'back-reference' || (node.type === 'conditional' && 'group' in node.test)) memoAllowed = false;
      return true;
    });
    super(KEEP_REGISTER + 1 + groups * 2);
    this.memoAllowed = memoAllowed;
    this.#tree = tree;
  }

  /** The set that a node of exactly one character matches. */
  single(node: PatternNode): Ranges | undefined {
    const { ascii } = this.#tree;
    switch (node.type) {
      case 'character':
        return rangesOfCharacter(node.codePoint, node.ignoreCase, ascii);
      case 'dot':
        return rangesOfDot(node);
      case 'class':
        return this.#once(node, () => rangesOfClass(node));
      case 'set':
        return this.#once(node, () => rangesOfSet(node, ascii));
      case 'group':
        return node.kind === 'capture' ? undefined : this.single(node.body);
      case 'sequence': {
        const [only, ...more] = node.items.filter((item) => !isDirective(item));
        return only === undefined || more.length > 0 ? undefined : this.single(only);
      }
      default:
        return undefined;
    }
  }

  /** The same class or set, written again under the same flags, is not put together again. */
  #once(node: CharacterClass | CharacterSet, make: () => Ranges): Ranges {
    let ascii = false;
    walkPattern(node, (inner) => {
      ascii ||= inner.type === 'class' && inner.ascii;
      return true;
    });
    const key = `${node.ignoreCase} ${ascii} ${this.#tree.source.slice(node.start, node.end)}`;
    const ranges = this.#ranges.get(key) ?? make();
    this.#ranges.set(key, ranges);
    return ranges;
  }

  /** The text of a node that is one character without another case. */
  literalText(node: PatternNode): string | undefined {
    return node.type === 'character' ? literalText(node as Character, this.#tree.ascii) : undefined;
  }

  /** A choice whose first place is the next instruction; the second is to be patched. */
  split(context: Context, isLoop = false): number {
    const split = this.emit(Op.Split, 0, 0, this.memo(context), isLoop ? this.memo(context) : -1);
    this.patch(split, 0);
    return split;
  }

  memo({ memo, marks }: Context): number {
    return memo && marks.length <= MEMO_DEPTH ? this.memoMarks.push(marks) - 1 : -1;
  }

  /** Writes a body that may match nothing behind a mark. @returns the instruction that asks whether it took anything; where to then is missing */
  marked(context: Context, write: (inner: Context) => void): number {
    const mark = this.register();
    this.emit(Op.Mark, mark);
    write({ ...context, marks: [...context.marks, mark] });
    return this.emit(Op.Progress, mark, 0);
  }
}
