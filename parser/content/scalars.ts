import { valueFailure } from '../failure.js';
import { MAX_INTEGER_DIGITS } from '../json/limits.js';
import { shownText } from '../json/shown.js';
import { pythonFloat } from '../python/float.js';
import { pythonInt, writtenInteger } from '../python/int.js';
import type { ContentContext, ContentParser } from './context.js';
import { stripped } from './text.js';

/** `int`: as Python's `int()`, which strips by itself. */
export function intParser(): ContentParser {
  return (text) => pythonInt(text) ?? refuse(text, writtenInteger(text) === undefined ? 'is not an integer' : TOO_LONG);
}

const TOO_LONG = `has more digits than Python converts (${MAX_INTEGER_DIGITS})`;

/** `float`: as Python's `float()`, which strips by itself. */
export function floatParser(): ContentParser {
  return (text) => pythonFloat(text) ?? refuse(text, 'is not a number');
}

/** `bool`: true for "true" in any case and for "1", else false. */
export function boolParser({ args }: ContentContext): ContentParser {
  return (text) => ['1', 'true'].includes(stripped(text, args).toLowerCase());
}

function refuse(text: string, fault: string): never {
  throw valueFailure('value-invalid', `${shownText(text)} ${fault}.`);
}
