import { type CompiledPattern, compilePattern, parsePattern } from '../regex/index.js';
import type { PatternTree } from '../regex/tree.js';

/** Parses and compiles each pattern of a template once, for its checks and for its loading. */
export class PatternTrees {
  readonly #trees = new Map<string, PatternTree>();
  readonly #compiled = new Map<string, CompiledPattern | undefined>();

  treeOf(source: string): PatternTree {
    return once(this.#trees, source, () => parsePattern(source));
  }

  /** `undefined` where it has issues (a tag pattern may: the template still loads). */
  compiled(source: string): CompiledPattern | undefined {
    const tree = this.treeOf(source);
    return tree.issues.length > 0 ? undefined : once(this.#compiled, source, () => compilePattern(tree));
  }
}

function once<T>(made: Map<string, T>, source: string, make: () => T): T {
  const known = made.get(source) ?? make();
  made.set(source, known);
  return known;
}
