import type {
  Alternation,
  Conditional,
  Group,
  Look,
  PatternNode,
  PatternTree,
  Quantifier,
  Sequence,
} from '../../../../parser/regex/tree.js';
import type { WrittenRange } from '../../document/locate.js';
import { caseWords, isCased } from './character-meaning.js';
import { flagWords } from './flag-meaning.js';
import { countWords, meaningOf } from './pattern-meaning.js';
import { code, type Inline } from './prose.js';

/** A part of a pattern in plain words. Offsets are decoded units. */
export interface ExplainedPart extends WrittenRange {
  /** How many parts it stands in. */
  readonly depth: number;
  readonly meaning: readonly Inline[];
}

/** The parts of a pattern in its order, each followed by what is in it. */
export function explainPattern(tree: PatternTree): readonly ExplainedPart[] {
  return new Explainer(tree.source).parts(tree.root, 0);
}

/** Deeper parts are not shown one by one. */
const MAX_DEPTH = 6;

class Explainer {
  constructor(readonly source: string) {}

  parts(node: PatternNode, depth: number): readonly ExplainedPart[] {
    if (depth > MAX_DEPTH) return [];
    switch (node.type) {
      case 'sequence':
        return this.#sequence(node, depth);
      case 'alternation':
        return this.#alternation(node, depth);
      case 'group':
        return this.#around(node, depth, groupWords(node, this.source), node.body);
      case 'branch-reset':
        return this.#around(node, depth, ['with the same group numbers in each alternative'], node.body);
      case 'look':
        return this.#around(node, depth, [lookWords(node)], node.body);
      case 'quantifier':
        return this.#quantifier(node, depth);
      case 'conditional':
        return this.#conditional(node, depth);
      default:
        return [this.#part(node, depth, meaningOf(node, this.source) ?? [])];
    }
  }

  #part({ start, end }: WrittenRange, depth: number, meaning: readonly Inline[]): ExplainedPart {
    return { start, end, depth, meaning };
  }

  /** Characters that stand together are one text. */
  #sequence({ items }: Sequence, depth: number): readonly ExplainedPart[] {
    const parts: ExplainedPart[] = [];
    for (let at = 0; at < items.length; ) {
      const run = textRun(items, at);
      const first = items[at];
      if (first === undefined) break;
      if (run.length > 1) {
        parts.push(
          this.#part({ start: first.start, end: items[at + run.length - 1]?.end ?? first.end }, depth, run.words),
        );
        at += run.length;
      } else {
        parts.push(...this.parts(first, depth));
        at += 1;
      }
    }
    return parts;
  }

  #alternation(node: Alternation, depth: number): readonly ExplainedPart[] {
    const head = this.#part(node, depth, [`one of ${node.branches.length}, the first that fits`]);
    return [head, ...node.branches.flatMap((branch) => this.#branch(branch, depth + 1))];
  }

  #branch(branch: Sequence, depth: number): readonly ExplainedPart[] {
    if (branch.items.length === 0) return [this.#part(branch, depth, ['nothing'])];
    const parts = this.parts(branch, depth + 1);
    if (parts.length === 1) return parts.map((part) => ({ ...part, depth }));
    return [this.#part(branch, depth, ['in this order']), ...parts];
  }

  /** What encloses something: in one line with what is inside, if that is a single thing. */
  #around(node: WrittenRange, depth: number, words: readonly Inline[], body: PatternNode): readonly ExplainedPart[] {
    const inside = this.parts(body, depth + 1);
    const [only] = inside;
    if (only === undefined) return [this.#part(node, depth, words.length === 0 ? ['nothing'] : words)];
    const isOne =
      inside.length === 1 || (only.start === body.start && only.end === body.end && body.type === 'alternation');
    const colon = words.length === 0 ? [] : [': '];
    if (!isOne) return [this.#part(node, depth, words.length === 0 ? ['in this order'] : words), ...inside];
    const rest = inside.slice(1).map((part) => ({ ...part, depth: part.depth - 1 }));
    return [this.#part(node, depth, [...words, ...colon, ...only.meaning]), ...rest];
  }

  #quantifier(node: Quantifier, depth: number): readonly ExplainedPart[] {
    const { min, max, mode, body } = node;
    const count = countWords(min, max, mode);
    const [first, ...inside] = this.parts(body, depth);
    if (first === undefined) return [this.#part(node, depth, [count])];
    return [this.#part(node, depth, [...first.meaning, ', ', count]), ...inside];
  }

  #conditional(node: Conditional, depth: number): readonly ExplainedPart[] {
    const { yes, no } = node;
    return [
      this.#part(node, depth, conditionWords(node, this.source)),
      ...this.#around(yes, depth + 1, ['then'], yes),
      ...(no === undefined ? [] : this.#around(no, depth + 1, ['else'], no)),
    ];
  }
}

function textRun(
  items: readonly PatternNode[],
  from: number,
): { readonly length: number; readonly words: readonly Inline[] } {
  let text = '';
  let length = 0;
  const [first] = items.slice(from, from + 1);
  const ignoreCase = first?.type === 'character' && first.ignoreCase;
  let cased = false;
  for (
    let item = items[from];
    item?.type === 'character' && item.ignoreCase === ignoreCase;
    item = items[from + length]
  ) {
    text += String.fromCodePoint(item.codePoint);
    cased ||= isCased(item.codePoint);
    length += 1;
  }
  return { length, words: ['the text ', code(text), ...caseWords(ignoreCase && cased)] };
}

/** A group that is not there is named as it is written. */
function conditionWords({ test, start }: Conditional, source: string): readonly Inline[] {
  if ('type' in test) return [lookWords(test)];
  const name = test.name ?? (/\d+/.exec(source.slice(start))?.[0] || String(test.group));
  if (test.group > 0) return ['if group ', code(name), ' took part'];
  return name === 'DEFINE' ? ['never used here'] : ['if group ', code(name), ' took part, which is not there'];
}

function groupWords({ kind, name, number, start, body }: Group, source: string): readonly Inline[] {
  switch (kind) {
    case 'capture':
      return ['group ', code(name ?? String(number ?? ''))];
    case 'atomic':
      return ['as it first fits, and nothing is given back'];
    case 'flags':
      return flagWords(source.slice(start, body.start));
    case 'non-capture':
      return [];
  }
}

function lookWords({ direction, negated }: Look): string {
  if (direction === 'ahead') return negated ? 'only if not followed by' : 'only if followed by';
  return negated ? 'only if not behind' : 'only behind';
}
