import { pythonStrip } from '../python/strip.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';

/**
 * The text, stripped as the argument `strip` says (read by truth value; true where it is absent): what text, bool, the lines of kv-lines
 * and the plain-text fallback of json start from.
 */
export function stripped(text: string, { strip = true }: JsonObject): string {
  return pythonTruth(strip) ? pythonStrip(text) : text;
}

/** `text` (specification, section 3). */
export function textParser({ args }: ContentContext): ContentParser {
  return (text) => stripped(text, args);
}
