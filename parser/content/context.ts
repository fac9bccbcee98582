import type { TemplateProblem } from '../problems.js';
import type { MatchLimits } from '../regex/index.js';
import type { PatternTrees } from '../template/patterns.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';

/** Turns a region's raw text into its value. @param limits for its patterns @throws Failure */
export type ContentParser = (text: string, limits: MatchLimits) => JsonValue;

/** What the parts of a template are made from when it loads. */
export interface LoadContext {
  readonly patterns: PatternTrees;
  /** What is wrong at a place of the template, though it loads. */
  readonly problemAt: (path: TemplatePath) => TemplateProblem | undefined;
}

/** What a content parser is made from. */
export interface ContentContext extends LoadContext {
  readonly args: JsonObject;
  /** Where `args` stands in the template. */
  readonly path: TemplatePath;
}
