import type { Character, PatternIssue, Unsupported } from '../tree.js';
import { Reader } from './reader.js';

export type Flag = 'a' | 'b' | 'e' | 'f' | 'i' | 'L' | 'm' | 'p' | 'r' | 's' | 'u' | 'V0' | 'V1' | 'w' | 'x';
export type Flags = ReadonlySet<Flag>;

/** What only becomes known late in a pattern, and changes how its beginning reads. */
export interface Assumptions {
  readonly version1: boolean;
  /** Classes written under neither `a` nor `u` follow the flags at the end of the pattern. */
  readonly ascii: boolean;
}

/** A reference to a group that may be written further on. */
interface PendingReference {
  readonly target: { group: number };
  readonly name: string;
  readonly position: number;
  /** Conditionals only: `DEFINE` is a test that never holds. */
  readonly mayDefine: boolean;
}

/** Deeper groups are refused, so that no pattern can exhaust the call stack. */
export const MAX_DEPTH = 500;

/** One parse of one pattern: the cursor, the flags in force, the groups seen, and what is wrong. */
export class ParseState extends Reader {
  readonly issues: PatternIssue[] = [];
  flags: Flags;
  depth = 0;
  groupCount = 0;
  /** Set when the pattern must be read again from the start. */
  restart: Partial<Assumptions> | undefined;
  /** Where the flag `i` was first turned on. */
  ignoreCaseAt: { readonly start: number; readonly end: number } | undefined;
  sawVersion0 = false;
  /** A class took its encoding from the assumptions. */
  usedDefaultEncoding = false;

  readonly groupNumbers = new Map<string, number>();
  readonly #groupNames = new Map<number, string>();
  readonly #openGroups: number[] = [];
  readonly #references: PendingReference[] = [];
  /** The module refuses the pattern. */
  failed = false;

  constructor(
    source: string,
    readonly assumptions: Assumptions,
  ) {
    super(source);
    this.flags = new Set<Flag>(assumptions.version1 ? ['s', 'V1'] : ['s']);
  }

  /** Nothing more is read, though the pattern may go on. */
  get stopped(): boolean {
    return this.failed || this.restart !== undefined;
  }

  has(flag: Flag): boolean {
    return this.flags.has(flag);
  }

  setFlags(flags: Flags): void {
    this.flags = flags;
    this.ignoreSpace = flags.has('x');
  }

  /** The module refuses the pattern: the first reason counts, and nothing more is read. */
  fail(reason: string, position = this.at): void {
    if (!this.failed && this.restart === undefined) {
      this.failed = true;
      this.issues.push({ code: 'pattern-syntax', reason, ...this.#span(position) });
    }
    this.stop();
  }

  /** The module would take it and this engine does not: reading goes on. */
  refuse(reason: string, start: number, end = this.at): void {
    if (!this.failed) this.issues.push({ code: 'pattern-unsupported', reason, start, end });
  }

  unsupported(construct: Unsupported['construct'], reason: string, start: number): Unsupported {
    this.refuse(reason, start);
    return this.node(start, { type: 'unsupported', construct });
  }

  /** What was read since `start`. */
  node<const T extends object>(start: number, node: T): T & { readonly start: number; readonly end: number } {
    return { ...node, start, end: this.at };
  }

  character(start: number, codePoint: number, escaped = false): Character {
    return this.node(start, { type: 'character', codePoint, escaped, ignoreCase: this.has('i') });
  }

  /** The number of a group that is given by name or number; undefined for an unknown name. */
  groupNumber(name: string): number | undefined {
    return isNumber(name) ? Number(name) : this.groupNumbers.get(name);
  }

  /** Reads everything again with other assumptions. */
  readAgain(assumptions: Partial<Assumptions>): void {
    this.restart = assumptions;
    this.stop();
  }

  expect(text: string): void {
    if (!this.match(text)) this.fail(`missing ${text}`);
  }

  /** Runs `parse` one level deeper; flags changed inside end with it. */
  nested<T>(parse: () => T): T {
    const saved = this.flags;
    if (this.depth >= MAX_DEPTH) {
      this.refuse(`more than ${MAX_DEPTH} nested groups`, this.at);
      this.failed = true;
      this.stop();
    }
    this.depth++;
    const result = parse();
    this.depth--;
    this.setFlags(saved);
    return result;
  }

  openGroup(name?: string): number {
    let group = name === undefined ? undefined : this.groupNumbers.get(name);
    if (group === undefined) {
      do this.groupCount++;
      while (name !== undefined && this.#groupNames.has(this.groupCount));
      group = this.groupCount;
      if (name !== undefined) {
        this.groupNumbers.set(name, group);
        this.#groupNames.set(group, name);
      }
    }
    this.#openGroups.push(group);
    return group;
  }

  closeGroup(): void {
    this.#openGroups.pop();
  }

  isOpen(name: string): boolean {
    if (this.assumptions.version1) return false;
    const group = this.groupNumber(name);
    return group !== undefined && this.#openGroups.includes(group);
  }

  /** The group is looked up when the whole pattern is read; `target` then gets its number. */
  addReference(name: string, position: number, target: { group: number }, mayDefine = false): void {
    this.#references.push({ target, name, position, mayDefine });
  }

  /** Group numbers for the names and numbers that were referred to. */
  resolveReferences(): void {
    for (const { target, name, position, mayDefine } of this.#references) {
      if (this.failed) return;
      const group = this.groupNumber(name);
      if (group !== undefined && group >= 1 && group <= this.groupCount) target.group = group;
      else if (group === undefined && !(mayDefine && name === 'DEFINE')) this.fail('unknown group', position);
      else if (group !== undefined) this.fail('invalid group reference', position);
    }
  }

  #span(position: number): { start: number; end: number } {
    const { source } = this;
    const start = Math.min(position, source.length);
    const width = (source.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
    return { start, end: Math.min(start + width, source.length) };
  }
}

export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
