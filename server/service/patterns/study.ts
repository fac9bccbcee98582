import { type CompiledPattern, compilePattern, type PatternTree, PatternTrees, parsePattern } from '../engine.js';

/** Longer patterns, and those with more parts, are not tried out: looking at them must take no time. */
const LONGEST_STUDIED = 1000;

/** What is found out about one pattern, each thing once, however often the text around it is checked. */
export class PatternStudy {
  readonly tree: PatternTree;
  readonly #made = new Map<string, unknown>();
  #compiled: CompiledPattern | undefined;

  constructor(readonly source: string) {
    this.tree = parsePattern(source);
  }

  /** It compiles, and is short enough to be tried out. */
  get isTried(): boolean {
    return this.tree.issues.length === 0 && this.source.length <= LONGEST_STUDIED;
  }

  /** `undefined` for a pattern that is not tried out. */
  get compiled(): CompiledPattern | undefined {
    if (!this.isTried) return undefined;
    this.#compiled ??= compilePattern(this.tree);
    return this.#compiled;
  }

  /** @param name of what is made: one name stands for one thing */
  once<T>(name: string, make: () => T): T {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as T;
  }

  /** What was found out stays; what it takes to find out more is made again when it is needed. */
  rest(): void {
    this.#compiled = undefined;
  }
}

/** How much is remembered: the patterns of the largest templates, or of many key strokes in one. In patterns, and in their characters. */
const MOST_STUDIES = 10_000;
const MOST_CHARACTERS = 1_000_000;

/** How many patterns stay compiled when nobody works with them. */
const MOST_COMPILED = 300;

/** The studies of the patterns that were looked at last. */
export class PatternStudies {
  readonly #studies = new Map<string, PatternStudy>();
  #characters = 0;

  of(source: string): PatternStudy {
    const known = this.#studies.get(source);
    if (known === undefined) return this.#remember(new PatternStudy(source));
    this.#studies.delete(source);
    this.#studies.set(source, known);
    return known;
  }

  /** For the time between two checks: of many patterns, programs take much more room than what is known by them. */
  rest(): void {
    let left = this.#studies.size - MOST_COMPILED;
    for (const study of this.#studies.values()) {
      if (left <= 0) return;
      study.rest();
      left -= 1;
    }
  }

  #remember(study: PatternStudy): PatternStudy {
    this.#studies.set(study.source, study);
    this.#characters += study.source.length;
    for (const source of this.#studies.keys()) {
      if (this.#studies.size <= MOST_STUDIES && this.#characters <= MOST_CHARACTERS) break;
      if (source === study.source) break;
      this.#studies.delete(source);
      this.#characters -= source.length;
    }
    return study;
  }
}

/** The trees of the studies, for the engine's own check. */
export class StudiedTrees extends PatternTrees {
  readonly #studies: PatternStudies;

  constructor(studies: PatternStudies) {
    super();
    this.#studies = studies;
  }

  override treeOf(source: string): PatternTree {
    return this.#studies.of(source).tree;
  }
}
