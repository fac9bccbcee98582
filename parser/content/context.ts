import type { CompiledPattern } from '../regex/index.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';

/** Turns a region's raw text into its value. @throws ValueError */
export type ContentParser = (text: string) => JsonValue;

/** What a content parser is made from when the template loads. */
export interface ContentContext {
  readonly args: JsonObject;
  /** Where `args` stands in the template. */
  readonly path: TemplatePath;
  /** Compiles a pattern of the template, once for each source; `undefined` if it has issues. */
  readonly compile: (source: string) => CompiledPattern | undefined;
  /** Step budget for each search of a pattern; absent: the matcher's own. */
  readonly patternSteps?: number | undefined;
}
