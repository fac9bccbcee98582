import { type CompiledPattern, compilePattern, type PatternTree, parsePattern } from '../engine.js';

/** Longer patterns, and those with more parts, are not tried out: looking at them must take no time. */
const LONGEST_STUDIED = 1000;

/** What is found out about one pattern, each thing once, however often the text around it is checked. */
export class PatternStudy {
  readonly tree: PatternTree;
  readonly #made = new Map<string, unknown>();

  constructor(readonly source: string) {
    this.tree = parsePattern(source);
  }

  /** `undefined` for a pattern that does not compile, or is too long to be tried out. */
  get compiled(): CompiledPattern | undefined {
    const { tree, source } = this;
    if (tree.issues.length > 0 || source.length > LONGEST_STUDIED) return undefined;
    return this.once('compiled', () => compilePattern(tree));
  }

  /** @param name of what is made: one name stands for one thing */
  once<T>(name: string, make: () => T): T {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as T;
  }
}

/** How many patterns are remembered: those of many templates, or of many key strokes in one. */
const MOST_STUDIES = 300;

/** The studies of the patterns that were looked at last. */
export class PatternStudies {
  readonly #studies = new Map<string, PatternStudy>();

  of(source: string): PatternStudy {
    const study = this.#studies.get(source) ?? new PatternStudy(source);
    this.#studies.delete(source);
    this.#studies.set(source, study);
    const oldest = this.#studies.size > MOST_STUDIES ? this.#studies.keys().next().value : undefined;
    if (oldest !== undefined) this.#studies.delete(oldest);
    return study;
  }
}
