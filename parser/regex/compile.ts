import { generate } from './program/generate.js';
import type { Program } from './program/program.js';
import type { PatternTree } from './tree.js';
import { walkPattern } from './walk.js';

/** A pattern made ready for searching. Immutable; any number of searchers may share it. */
export interface CompiledPattern {
  readonly source: string;
  /** In the order of first appearance. */
  readonly groupNames: readonly string[];
  /** How many UTF-16 units before a start a search may look at; Infinity when a look-behind is unbounded. */
  readonly lookBehind: number;
  readonly canMatchEmpty: boolean;
  /** Group numbers in the order of `groupNames`. */
  readonly groupNumbers: readonly number[];
  readonly program: Program;
  /** `\G`: where a search begins changes what it finds. */
  readonly hasSearchStart: boolean;
}

/**
 * @param tree without issues
 * @throws Error when the tree has issues
 */
export function compilePattern(tree: PatternTree): CompiledPattern {
  const [issue] = tree.issues;
  if (issue !== undefined) throw new Error(`A pattern with issues cannot be compiled: ${issue.reason}`);
  const numbers = new Map<string, number>();
  let hasSearchStart = false;
  walkPattern(tree.root, (node) => {
    if (node.type === 'group' && node.name !== undefined && node.number !== undefined)
      numbers.set(node.name, node.number);
    if (node.type === 'assertion' && node.kind === 'search-start') hasSearchStart = true;
    return true;
  });
  return Object.freeze({
    source: tree.source,
    groupNames: tree.groupNames,
    groupNumbers: tree.groupNames.map((name) => numbers.get(name) ?? 0),
    hasSearchStart,
    ...generate(tree),
  });
}
