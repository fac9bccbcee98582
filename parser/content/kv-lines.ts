import { valueFailure } from '../failure.js';
import { objectOf } from '../json/object.js';
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
    // As Python's `str.split`: null separates at runs of white space.
    const lines = args.line_sep === null ? pythonSplitSpace(text) : text.split(separator('line_sep', '\n'));
    for (const written of lines) {
      const line = stripped(written, args);
      if (line === '') continue;
      const keySeparator = separator('kv_sep', ':');
      const at = line.indexOf(keySeparator);
      if (at < 0) continue;
      const value = stripped(line.slice(at + keySeparator.length), args);
      entries.set(stripped(line.slice(0, at), args), parseValue(value, limits));
    }
    return objectOf(entries);
  };

  function separator(key: string, standard: string): string {
    const { [key]: value = standard } = args;
    if (typeof value === 'string' && value !== '') return value;
    throw valueFailure('value-invalid', `"${key}" must be a non-empty text.`, [...path, key]);
  }
}
