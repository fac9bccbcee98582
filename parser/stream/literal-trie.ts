import { NO_CAPTURES, type Searcher, type SearchOutcome } from '../search.js';

/**
 * Finds the leftmost, then longest, of many literals in one walk over the text, however many they are and whatever they have in common: a
 * trie of their code points in which each node knows where to go on when the text leaves it (Aho and Corasick). It grows with the texts that
 * walk it, so a search costs what text and literals have units. A node stands for a beginning of literals; the root searches.
 *
 *     literals <a>, <a>b, a>c
 *     text     x <a>b     <a> is found, then <a>b; nothing that begins so early can come any more
 *     text     x <a       held: the longest end of the text that is a beginning of a literal
 */
export class LiteralTrie implements Searcher {
  readonly lookBehind = 0;
  /** How many units the node stands for. */
  readonly #length: number;
  /** The longer literals that begin with it, until they are with its children. */
  readonly #literals: string[] = [];
  #children: Map<number, LiteralTrie> | undefined;
  /** The longest of its ends that is a beginning of a literal, too; known once a text has come here. The root has none. */
  #fail: LiteralTrie | undefined;
  /** How many units the longest literal has with which it ends; 0 where there is none. */
  #found = 0;

  constructor(literals: readonly string[], length = 0) {
    this.#length = length;
    for (const literal of literals) this.#add(literal);
  }

  #add(literal: string): void {
    if (literal.length === this.#length) this.#found = literal.length;
    else this.#literals.push(literal);
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    let node: LiteralTrie = this;
    let start = text.length;
    let end = start;
    // What begins behind the match that was found cannot take its place.
    for (let at = from; at < text.length && at - node.#length <= start; ) {
      const character = text.codePointAt(at) ?? 0;
      at += width(character);
      node = this.#next(node, character);
      if (node.#found > 0 && at - node.#found <= start) {
        start = at - node.#found;
        end = at;
      }
    }
    while (node.#fail && node.#grown.size === 0) node = node.#fail;
    const hold = final ? text.length : text.length - node.#length;
    return { match: start < hold ? { start, end, captures: NO_CAPTURES } : undefined, hold };
  }

  /** The node for the longest end of the text, this character included, that is a beginning of a literal. */
  #next(from: LiteralTrie, character: number): LiteralTrie {
    const reached: LiteralTrie[] = [];
    let node: LiteralTrie | undefined = from;
    while (node) {
      const next = node.#grown.get(character);
      if (next) {
        reached.push(next);
        if (next.#fail) break;
      }
      node = node.#fail;
    }
    if (!node) reached.push(this);
    // Each fails to the one behind it.
    return reached.reduceRight((shorter, longer) => {
      longer.#fail = shorter;
      longer.#found ||= shorter.#found;
      return longer;
    });
  }

  /** The nodes that are one character longer. */
  get #grown(): ReadonlyMap<number, LiteralTrie> {
    if (this.#children) return this.#children;
    const children = new Map<number, LiteralTrie>();
    for (const literal of this.#literals.splice(0)) {
      const character = literal.codePointAt(this.#length) ?? 0;
      const child = children.get(character) ?? new LiteralTrie([], this.#length + width(character));
      child.#add(literal);
      children.set(character, child);
    }
    this.#children = children;
    return children;
  }

  drop(): void {
    // It remembers no offsets.
  }
}

function width(character: number): number {
  return character > 0xffff ? 2 : 1;
}
