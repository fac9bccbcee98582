import { type NextStart, startFinder } from './match/starts.js';
import { generate } from './program/generate.js';
import type { Program } from './program/program.js';
import type { PatternTree } from './tree.js';
import { someNode } from './walk.js';

/** A pattern made ready for searching. Immutable; any number of searchers may share it. */
export interface CompiledPattern {
  readonly source: string;
  /** In the order of first appearance. */
  readonly groupNames: readonly string[];
  /** How many UTF-16 units before a start a search may look at; Infinity when a look-behind is unbounded. */
  readonly lookBehind: number;
  /** Group numbers in the order of `groupNames`. */
  readonly groupNumbers: readonly number[];
  readonly program: Program;
  readonly nextStart: NextStart;
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
  const { source, root, groupNames, groupNumbers } = tree;
  const hasSearchStart = someNode(root, (node) => node.type === 'assertion' && node.kind === 'search-start');
  const generated = generate(tree);
  const nextStart = startFinder(generated.program);
  return Object.freeze({ source, groupNames, groupNumbers, hasSearchStart, nextStart, ...generated });
}
