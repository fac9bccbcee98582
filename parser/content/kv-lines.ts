import { valueFailure } from '../failure.js';
import { objectOf, ownValue } from '../json/object.js';
import { pythonSplitSpace } from '../python/strip.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { stripped } from './text.js';

/** `kv-lines`: a line is a key, a separator and a value; empty lines and lines without the separator are skipped. */
export function kvLinesParser(
  { args, path }: ContentContext,
  parseValue: ContentParser = (text) => text,
): ContentParser {
  return (text, limits) => {
    const entries = new Map<string, JsonValue>();
    const lineSeparator = separator('line_sep', '\n');
    // As Python's `str.split`: null separates at runs of white space.
    for (const written of lineSeparator === null ? pythonSplitSpace(text) : text.split(lineSeparator)) {
      const line = stripped(written, args);
      if (line === '') continue;
      const keySeparator = separator('kv_sep', ':') ?? refuse('kv_sep');
      const at = line.indexOf(keySeparator);
      if (at < 0) continue;
      const value = stripped(line.slice(at + keySeparator.length), args);
      entries.set(stripped(line.slice(0, at), args), parseValue(value, limits));
    }
    return objectOf(entries);
  };

  function separator(key: string, standard: string): string | null {
    const value = ownValue(args, key, standard);
    return value === null || (typeof value === 'string' && value !== '') ? value : refuse(key);
  }

  function refuse(key: string): never {
    throw valueFailure('value-invalid', `"${key}" must be a text that is not empty.`, [...path, key]);
  }
}
