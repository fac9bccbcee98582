import { pythonFloat } from '../python/float.js';
import { pythonInt } from '../python/int.js';
import { ValueError } from '../value-error.js';
import type { ContentContext, ContentParser } from './context.js';
import { stripped } from './text.js';

/** `int`: as Python's `int()`, which strips by itself. */
export function intParser(_context: ContentContext): ContentParser {
  return (text) => pythonInt(text) ?? refuse(text, 'an integer');
}

/** `float`: as Python's `float()`, which strips by itself. */
export function floatParser(_context: ContentContext): ContentParser {
  return (text) => pythonFloat(text) ?? refuse(text, 'a number');
}

/** `bool`: true for "true" in any case and for "1", else false. */
export function boolParser({ args }: ContentContext): ContentParser {
  return (text) => {
    const word = stripped(text, args);
    return word === '1' || word.toLowerCase() === 'true';
  };
}

function refuse(text: string, expected: string): never {
  throw new ValueError('value-invalid', `${excerpt(text)} is not ${expected}.`);
}

/** The text in quotes, cut where it is long. */
export function excerpt(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
