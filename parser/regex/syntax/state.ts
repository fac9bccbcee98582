import type { Character, PatternIssue, PatternNode, SetItem, Unsupported } from '../tree.js';
import { Reader } from './reader.js';

/** A node without its place. */
type Unplaced<Node> = Node extends unknown ? Omit<Node, 'start' | 'end'> : never;
export type Content<Node extends PatternNode | SetItem = PatternNode> = Unplaced<Node>;

/** Deeper groups are refused, so that no pattern can exhaust the call stack. */
export const MAX_DEPTH = 500;

/** One parse of one pattern: the cursor with the flags in force, the groups seen, and what is wrong. */
export class ParseState extends Reader {
  readonly issues: PatternIssue[] = [];
  /** Where the item that is being read begins. */
  start = 0;
  groupCount = 0;
  /** A flag that counts for the whole pattern and was not assumed: it must be read again from the start. */
  missed = '';
  /** Where the flag `i` was first turned on. */
  ignoreCaseAt: { readonly start: number; readonly end: number } | undefined;
  sawVersion0 = false;

  readonly groupNumbers = new Map<string, number>();
  readonly #openGroups: number[] = [];
  /** What looks up the groups that were referred to. */
  readonly #references: (() => void)[] = [];
  #depth = 0;

  /**
   * @param assumed what only becomes known late in a pattern and changes how its beginning reads: `1` for version 1, `a` where classes
   *                written under neither `a` nor `u` keep to ASCII
   */
  constructor(
    source: string,
    readonly assumed: string,
  ) {
    super(source);
  }

  has(flag: string): boolean {
    return this.flags.includes(flag);
  }

  assumes(flag: string): boolean {
    return this.assumed.includes(flag);
  }

  /** The module refuses the pattern: the first reason counts, and nothing more is read. */
  fail(reason: string, start = this.at): void {
    const [character = ''] = this.source.slice(start, start + 2);
    if (!this.stopped) this.issues.push({ code: 'pattern-syntax', reason, start, end: start + character.length });
    this.stop();
  }

  /** The module would take it and this engine does not: reading goes on. */
  refuse(reason: string, start = this.start, end = this.at): void {
    if (!this.stopped) this.issues.push({ code: 'pattern-unsupported', reason, start, end });
  }

  unsupported(construct: Unsupported['construct'], reason: string): Content<Unsupported> {
    this.refuse(reason);
    return { type: 'unsupported', construct };
  }

  /** Reads everything again with one more assumption. */
  readAgain(missed: string): void {
    this.missed = missed;
    this.stop();
  }

  /** The node with its place: what was read since `start`. */
  place<const T extends object>(start: number, content: T): T & { readonly start: number; readonly end: number } {
    return Object.assign(content, { start, end: this.at });
  }

  character(character: string | number, escaped = false): Content<Character> {
    const codePoint = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : character;
    return { type: 'character', codePoint, escaped, ignoreCase: this.has('i') };
  }

  expect(text: string): void {
    if (!this.match(text)) this.fail(`missing ${text}`);
  }

  /** Runs `parse` one level deeper; flags changed inside end with it. */
  nested<T>(parse: () => T): T {
    const { flags } = this;
    if (this.#depth >= MAX_DEPTH) {
      this.refuse(`more than ${MAX_DEPTH} nested groups`, this.at);
      this.stop();
    }
    this.#depth++;
    const result = parse();
    this.#depth--;
    this.flags = flags;
    return result;
  }

  /** Begins a group that captures. */
  openGroup(name?: string): number {
    let group = this.groupNumbers.get(name ?? '');
    if (group === undefined) {
      const named = name === undefined ? [] : [...this.groupNumbers.values()];
      do group = ++this.groupCount;
      while (named.includes(group));
      if (name !== undefined) this.groupNumbers.set(name, group);
    }
    this.#openGroups.push(group);
    return group;
  }

  closeGroup(): void {
    this.#openGroups.pop();
  }

  /** Fails where the module would: a reference to a group from inside it. */
  isOpen(name: string): boolean {
    const group = this.#groupNumber(name);
    return !this.assumes('1') && group !== undefined && this.#openGroups.includes(group);
  }

  /**
   * The group may be written further on: it is looked up when the whole pattern is read, and `target` then gets its number.
   *
   * @param mayDefine conditionals only: `DEFINE` is a test that never holds
   */
  addReference(name: string, position: number, target: { group: number }, mayDefine = false): void {
    this.#references.push(() => {
      const group = this.#groupNumber(name);
      if (group === undefined) {
        if (!mayDefine || name !== 'DEFINE') this.fail('unknown group', position);
      } else if (group < 1 || group > this.groupCount) this.fail('invalid group reference', position);
      else target.group = group;
    });
  }

  resolveReferences(): void {
    for (const resolve of this.#references) if (!this.stopped) resolve();
  }

  /** The number of a group that is given by name or number; undefined for an unknown name. */
  #groupNumber(name: string): number | undefined {
    return isNumber(name) ? Number(name) : this.groupNumbers.get(name);
  }
}

export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
