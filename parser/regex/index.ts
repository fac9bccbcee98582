/** Patterns of Python's `regex` module: syntax tree, matcher, streaming search. See `docs/patterns.md`. */
export { type CompiledPattern, compilePattern } from './compile.js';
export { Account, type MatchLimits, PatternLimitError } from './limit.js';
export { FREE_STEPS } from './match/budget.js';
export { createPatternSearcher, findAll, searchFrom } from './match/searcher.js';
export { parsePattern } from './syntax/parse.js';
export type { PatternIssue, PatternNode, PatternTree, SetItem } from './tree.js';
export { UNICODE_VERSION } from './unicode/tables.js';
export { childrenOf, type VisitedNode, walkPattern } from './walk.js';
