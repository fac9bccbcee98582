import { valueFailure } from '../failure.js';
import { pythonFloat } from '../python/float.js';
import { pythonInt } from '../python/int.js';
import type { ContentContext, ContentParser } from './context.js';
import { stripped } from './text.js';

/** `int`: as Python's `int()`, which strips by itself. */
export function intParser(): ContentParser {
  return (text) => pythonInt(text) ?? refuse(text, 'an integer');
}

/** `float`: as Python's `float()`, which strips by itself. */
export function floatParser(): ContentParser {
  return (text) => pythonFloat(text) ?? refuse(text, 'a number');
}

/** `bool`: true for "true" in any case and for "1", else false. */
export function boolParser({ args }: ContentContext): ContentParser {
  return (text) => ['1', 'true'].includes(stripped(text, args).toLowerCase());
}

function refuse(text: string, expected: string): never {
  throw valueFailure('value-invalid', `${excerpt(text)} is not ${expected}.`);
}

/** The text in quotes, cut where it is long. */
export function excerpt(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
