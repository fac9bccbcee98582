import { literalText } from '../program/characters.js';
import { factsOf } from '../program/facts.js';
import { rangesOfCharacter } from '../program/sets.js';
import type { Assertion, BackReference, Conditional, Group, PatternNode, PatternTree, Quantifier } from '../tree.js';
import type { VisitedNode } from '../walk.js';
import { bracketed, classText, literal, setText, WORD_CLASS } from './classes.js';
import { type CapturePlace, capturesOf, containsCapture, containsNumber, isOnce, numbersOf } from './groups.js';

/** A place where JavaScript does not do what the module does. UTF-16 offsets in the pattern. */
export interface TranslationDifference {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

export interface JavaScriptTranslation {
  readonly source: string;
  /** Always `u`: other flags are written out in the source. Never `v`, which some hosts get wrong. */
  readonly flags: string;
  /** The translation matches what the pattern matches, on a host with the same version of Unicode. */
  readonly exact: boolean;
  readonly differences: readonly TranslationDifference[];
}

/**
 * The pattern as JavaScript would write it, to be shown to an author. The engine never runs it.
 *
 * @param tree may have issues: each is a difference
 */
export function translateToJavaScript(tree: PatternTree): JavaScriptTranslation {
  const translator = new Translator(tree);
  const source = translator.text(tree.root);
  const issues = tree.issues.map(({ start, end, reason }) => ({ start, end, reason }));
  const differences = [...issues, ...translator.differences].sort((a, b) => a.start - b.start);
  return { source: source === '' ? '(?:)' : source, flags: 'u', exact: differences.length === 0, differences };
}

const LINE_BREAK = '(?:\\r\\n|(?!\\r\\n)[\\n-\\r\\x85\\u2028\\u2029])';

class Translator {
  readonly differences: TranslationDifference[] = [];
  readonly #numbers: ReadonlyMap<VisitedNode, number>;
  readonly #captures: readonly CapturePlace[];
  readonly #names = new Set<string>();

  constructor(readonly tree: PatternTree) {
    this.#numbers = numbersOf(tree);
    this.#captures = capturesOf(tree.root);
    for (const { node, mayBeForgotten } of this.#captures) {
      if (mayBeForgotten)
        this.#differs(node, 'A group keeps its last value in a repetition; in JavaScript each iteration clears it.');
    }
  }

  #differs({ start, end }: { start: number; end: number }, reason: string): void {
    this.differences.push({ start, end, reason });
  }

  text(node: PatternNode): string {
    switch (node.type) {
      case 'sequence':
        return node.items.map((item) => this.#inSequence(item)).join('');
      case 'alternation':
        return node.branches.map((branch) => this.text(branch)).join('|');
      case 'character':
        return literalText(node, this.tree.ascii) === undefined && node.ignoreCase
          ? bracketed(rangesOfCharacter(node.codePoint, true, this.tree.ascii))
          : literal(node.codePoint);
      case 'dot':
        return node.matchesNewline ? '[\\s\\S]' : '[^\\n]';
      case 'class':
        return classText(node);
      case 'set':
        return setText(node, this.tree.ascii);
      case 'line-break':
        return LINE_BREAK;
      case 'assertion':
        return this.#assertion(node);
      case 'group':
        return this.#group(node);
      case 'look':
        return `(?${node.direction === 'behind' ? '<' : ''}${node.negated ? '!' : '='}${this.text(node.body)})`;
      case 'quantifier':
        return this.#quantifier(node);
      case 'back-reference':
        return this.#reference(node);
      case 'conditional':
        return this.#conditional(node);
      case 'fail':
        return '(?!)';
      default:
        return this.#rare(node);
    }
  }

  #rare(node: PatternNode): string {
    switch (node.type) {
      case 'keep':
        this.#differs(node, 'JavaScript has no \\K: a match begins where it was tried.');
        return '';
      case 'branch-reset':
        if (containsCapture(node)) this.#differs(node, 'In JavaScript each group of a branch has a number of its own.');
        return `(?:${this.text(node.body)})`;
      default:
        return '';
    }
  }

  /** Alternatives of a branch need parentheses of their own. */
  #inSequence(node: PatternNode): string {
    return node.type === 'alternation' ? `(?:${this.text(node)})` : this.text(node);
  }

  #assertion(node: Assertion): string {
    const word = node.ascii ? WORD_CLASS.ascii : WORD_CLASS.unicode;
    switch (node.kind) {
      case 'start':
        return '^';
      case 'line-start':
        return '(?<=^|\\n)';
      case 'end':
        return '$';
      case 'end-or-newline':
        return '(?=\\n?$)';
      case 'line-end':
        return '(?=\\n|$)';
      case 'word-boundary':
        return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
      case 'not-word-boundary':
        return `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
      case 'word-start':
        return `(?<!${word})(?=${word})`;
      case 'word-end':
        return `(?<=${word})(?!${word})`;
      case 'search-start':
        this.#differs(node, 'JavaScript has no \\G; the flag y comes near it.');
        return '';
    }
  }

  #group(node: Group): string {
    if (node.kind === 'atomic') return this.#atomic(node, this.text(node.body));
    if (node.kind !== 'capture') return `(?:${this.text(node.body)})`;
    return `(${this.#nameOf(node)}${this.text(node.body)})`;
  }

  #nameOf(node: Group): string {
    const { name } = node;
    if (name === undefined) return '';
    if (this.#names.has(name)) {
      this.#differs(
        node,
        `A second group named ${name}: JavaScript allows that between alternatives only, and not everywhere.`,
      );
      return '';
    }
    this.#names.add(name);
    return `?<${name}>`;
  }

  /** A look-ahead is never entered again: its group holds what was taken first. */
  #atomic(node: VisitedNode, body: string): string {
    return `(?:(?=(${body}))\\${this.#numbers.get(node) ?? 0})`;
  }

  #quantifier(node: Quantifier): string {
    const { min, max, mode, body } = node;
    if (isOnce(node)) return this.#inSequence(body);
    if (max > 1 && factsOf(body).min === 0 && containsCapture(body))
      this.#differs(node, 'An iteration that takes nothing sets groups; JavaScript leaves it out.');
    const counted = `${this.#atom(body)}${counts(min, max)}`;
    if (mode === 'possessive') return this.#atomic(node, counted);
    return mode === 'lazy' ? `${counted}?` : counted;
  }

  /** One item that a quantifier may follow. */
  #atom(node: PatternNode): string {
    const text = this.text(node);
    const isAtom =
      node.type === 'character' ||
      node.type === 'dot' ||
      node.type === 'class' ||
      node.type === 'set' ||
      node.type === 'group';
    return isAtom ? text : `(?:${text})`;
  }

  #reference(node: BackReference): string {
    const target = this.#captures.filter((capture) => capture.node.number === node.group);
    const [first] = target;
    if (first === undefined) return '(?!)';
    if (first.mayBeLeftOut || target.length > 1 || first.node.end > node.start)
      this.#differs(node, 'A reference to a group that took no part fails; in JavaScript it matches nothing.');
    if (node.ignoreCase)
      this.#differs(node, 'The reference ignores case; in JavaScript that takes the flag i for the whole pattern.');
    return `(?:\\${this.#numbers.get(first.node) ?? 0})`;
  }

  #conditional(node: Conditional): string {
    const { test, yes, no } = node;
    if ('type' in test && !containsNumber(test)) {
      const [holds, fails] = [this.text(test), this.text({ ...test, negated: !test.negated })];
      return `(?:${holds}${this.#inSequence(yes)}|${fails}${no === undefined ? '' : this.#inSequence(no)})`;
    }
    this.#differs(node, 'JavaScript has no conditional on a group.');
    return `(?:${this.text(yes)}|${no === undefined ? '' : this.text(no)})`;
  }
}

function counts(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  if (min === 0 && max === 1) return '?';
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
