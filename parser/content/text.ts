import { ownValue } from '../json/object.js';
import { pythonStrip } from '../python/strip.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';

/** The argument `strip`, read by truth value; true where it is absent. */
export function wantsStrip(args: JsonObject): boolean {
  const strip = ownValue(args, 'strip');
  return strip === undefined || pythonTruth(strip);
}

/** The text, stripped as `strip` says: what text, int, float, bool and the plain-text fallback of json start from. */
export function stripped(text: string, args: JsonObject): string {
  return wantsStrip(args) ? pythonStrip(text) : text;
}

/** `text` (specification, section 3). */
export function textParser({ args }: ContentContext): ContentParser {
  return (text) => stripped(text, args);
}
