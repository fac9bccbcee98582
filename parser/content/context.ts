import type { CompiledPattern, MatchLimits } from '../regex/index.js';
import type { PatternTrees } from '../template/patterns.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';

/** Turns a region's raw text into its value. @param limits for its patterns @throws Failure */
export type ContentParser = (text: string, limits: MatchLimits) => JsonValue;

/** What a content parser is made from when the template loads. */
export interface ContentContext {
  readonly args: JsonObject;
  /** Where `args` stands in the template. */
  readonly path: TemplatePath;
  readonly trees: PatternTrees;
  /** Compiles a pattern of the template, once for each source; `undefined` if it has issues. */
  readonly compile: (source: string) => CompiledPattern | undefined;
}
