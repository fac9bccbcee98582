import { ownValue } from '../json/object.js';
import { pythonStrip } from '../python/strip.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';

/**
 * The text, stripped as the argument `strip` says (read by truth value; true where it is absent): what text, bool, the lines of kv-lines
 * and the plain-text fallback of json start from.
 */
export function stripped(text: string, args: JsonObject): string {
  return pythonTruth(ownValue(args, 'strip', true)) ? pythonStrip(text) : text;
}

/** `text` (specification, section 3). */
export function textParser({ args }: ContentContext): ContentParser {
  return (text) => stripped(text, args);
}
