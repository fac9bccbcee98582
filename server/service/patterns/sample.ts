import type { PatternNode, PatternTree, Quantifier } from '../engine.js';
import { charactersOf, exampleOf } from './characters.js';

/** What a sample does with one node of the pattern: it chooses the branches and takes the repetitions in which that node stands. */
export interface SampleTarget {
  readonly node: PatternNode;
  /**
   * `stop`: the sample ends in front of it; `take`: it is taken, once more than it must be where it may; `write`: the body of this
   * look-around is written where it stands.
   */
  readonly how: 'stop' | 'take' | 'write';
}

const LONGEST_SAMPLE = 200;

/**
 * A short text that the pattern should match: first branches, fewest repetitions. Look-arounds and other tests of a place are not
 * thought of, so whoever uses a sample lets the matcher judge. Undefined where there is none, or it would be long.
 */
export function sampleOf(tree: PatternTree, target?: SampleTarget): string | undefined {
  const writer = new SampleWriter(tree.ascii, target);
  return writer.write(tree.root) === 'failed' ? undefined : writer.text;
}

/** `stopped`: in front of the target. */
type Outcome = 'written' | 'stopped' | 'failed';

class SampleWriter {
  text = '';

  constructor(
    readonly ascii: boolean,
    readonly target: SampleTarget | undefined,
  ) {}

  write(node: PatternNode): Outcome {
    if (this.target?.how === 'stop' && node === this.target.node) return 'stopped';
    switch (node.type) {
      case 'sequence':
        return this.writeAll(node.items);
      case 'alternation':
        return this.write(node.branches.find((branch) => this.holdsTarget(branch)) ?? node.branches[0] ?? node);
      case 'group':
      case 'branch-reset':
        return this.write(node.body);
      case 'quantifier':
        return this.writeAll(Array<PatternNode>(Math.min(this.countOf(node), LONGEST_SAMPLE)).fill(node.body));
      case 'look':
        return node === this.target?.node && this.target.how === 'write' ? this.write(node.body) : 'written';
      case 'conditional':
        return this.write(node.yes);
      case 'back-reference':
      case 'unsupported':
      case 'fail':
        return 'failed';
      case 'line-break':
        return this.add('\n');
      default:
        return this.writeCharacter(node);
    }
  }

  private writeAll(nodes: readonly PatternNode[]): Outcome {
    for (const node of nodes) {
      const outcome = this.write(node);
      if (outcome !== 'written') return outcome;
    }
    return 'written';
  }

  private writeCharacter(node: PatternNode): Outcome {
    const ranges = charactersOf(node, this.ascii);
    return ranges === undefined ? 'written' : this.add(exampleOf(ranges));
  }

  private add(text: string | undefined): Outcome {
    this.text += text ?? '';
    return text === undefined || this.text.length > LONGEST_SAMPLE ? 'failed' : 'written';
  }

  private countOf(node: Quantifier): number {
    const { target } = this;
    if (target?.how === 'take' && node === target.node) return Math.min(node.max, Math.max(node.min, 1) + 1);
    return Math.max(node.min, this.holdsTarget(node) ? 1 : 0);
  }

  private holdsTarget({ start, end }: PatternNode): boolean {
    const node = this.target?.node;
    return node !== undefined && start <= node.start && node.end <= end;
  }
}
