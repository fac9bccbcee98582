import { parsePattern } from '../regex/index.js';
import type { PatternTree } from '../regex/tree.js';

/** Parses each pattern of a template once, for its checks and for its loading. */
export class PatternTrees {
  readonly #trees = new Map<string, PatternTree>();

  treeOf(source: string): PatternTree {
    let tree = this.#trees.get(source);
    if (!tree) {
      tree = parsePattern(source);
      this.#trees.set(source, tree);
    }
    return tree;
  }
}
