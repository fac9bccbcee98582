/** What the service uses of the engine. */

import { DepthError, IntegerSizeError } from '../../parser/json/limits.js';
import { readJson } from '../../parser/json/parse.js';
import { JsonSyntaxError } from '../../parser/json/syntax-error.js';
import type { TemplateProblem } from '../../parser/problems.js';
import { type VisitedNode, walkPattern } from '../../parser/regex/index.js';
import type { PatternNode } from '../../parser/regex/tree.js';
import { unreadable } from '../../parser/template/problem.js';
import type { JsonValue } from '../../parser/values.js';

export { ResponseTemplateError } from '../../parser/errors.js';
export { describeProblem, readPlaceholder } from '../../parser/index.js';
export { hasTooManyDigits } from '../../parser/json/integer.js';
export { entriesOf, isList, isObject, keysOf, objectOf } from '../../parser/json/object.js';
export { writeJson } from '../../parser/json/write.js';
export { compareCodePoints } from '../../parser/python/compare.js';
export { pythonTruth } from '../../parser/python/truth.js';
export {
  type CompiledPattern,
  childrenOf,
  compilePattern,
  createPatternSearcher,
  FREE_STEPS,
  findAll,
  PatternLimitError,
  parsePattern,
  searchFrom,
  type VisitedNode,
  walkPattern,
} from '../../parser/regex/index.js';
export { capturesOf } from '../../parser/regex/javascript/groups.js';
export { translateToJavaScript } from '../../parser/regex/javascript/index.js';
export { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet } from '../../parser/regex/program/sets.js';
export type { Alternation, PatternNode, PatternTree, Quantifier, SetItem } from '../../parser/regex/tree.js';
export { isIdentifier, wordCharacters } from '../../parser/regex/unicode/properties.js';
export { contains, difference, intersection, type Ranges, unionOf } from '../../parser/regex/unicode/ranges.js';
export type { Match } from '../../parser/search.js';
export { ResponseParser } from '../../parser/stream/parser.js';
export { CONTENT_PARSERS, FIELD_KEYS, TEMPLATE_KEYS } from '../../parser/template/keys.js';
export { loadTemplate } from '../../parser/template/load.js';
export type { ResponseTemplate } from '../../parser/template/loaded.js';
export { PatternTrees } from '../../parser/template/patterns.js';
export { transformStrings } from '../../parser/template/placeholder.js';
/** `validateTemplate` with the patterns' trees, for a template that is the engine's own value. */
export { checkTemplate as findProblems } from '../../parser/template/validate.js';

/** Why the engine refuses a template that is nested more deeply than it reads: what `copyTemplate` says of one. */
export function depthProblem(): TemplateProblem {
  return unreadable(new DepthError().message);
}

/** Why Python refuses the whole file: of an integer in the template, it converts no more than so many digits. */
export function integerProblem(): TemplateProblem {
  return unreadable(`${new IntegerSizeError().message}, for which Python refuses the whole file`);
}

/** A node of a pattern and everything in it, in the order of the pattern. */
export function patternNodes(root: PatternNode): readonly VisitedNode[] {
  const nodes: VisitedNode[] = [];
  walkPattern(root, (node) => {
    nodes.push(node);
    return true;
  });
  return nodes;
}

/** A JSON text with every digit as it is written; undefined for what is none, or is more than the engine reads. */
export function readExactJson(text: string): JsonValue | undefined {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError || error instanceof IntegerSizeError || error instanceof DepthError)
      return undefined;
    throw error;
  }
}
