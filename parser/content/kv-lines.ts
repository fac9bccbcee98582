import { objectOf, ownValue } from '../json/object.js';
import { pythonSplitSpace, pythonStrip } from '../python/strip.js';
import { ValueError } from '../value-error.js';
import type { JsonObject, JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { wantsStrip } from './text.js';
import { valueParser } from './value-parser.js';

/** `kv-lines`: a line is a key, a separator and a value; empty lines and lines without the separator are skipped. */
export function kvLinesParser(context: ContentContext): ContentParser {
  const { args, path } = context;
  const trim = wantsStrip(args) ? pythonStrip : (text: string) => text;
  const parseValue = valueParser(context) ?? ((text: string) => text);
  return (text) => {
    const entries = new Map<string, JsonValue>();
    for (const line of splitLines(text, separator(args, 'line_sep', '\n', path), path)) {
      readLine(trim(line), entries);
    }
    return objectOf(entries);
  };

  function readLine(line: string, entries: Map<string, JsonValue>): void {
    if (line === '') return;
    const keySeparator = separator(args, 'kv_sep', ':', path);
    if (typeof keySeparator !== 'string' || keySeparator === '') throw unusable('kv_sep', path);
    const at = line.indexOf(keySeparator);
    if (at < 0) return;
    entries.set(trim(line.slice(0, at)), parseValue(trim(line.slice(at + keySeparator.length))));
  }
}

function separator(args: JsonObject, key: string, standard: string, path: ContentContext['path']): string | null {
  const value = ownValue(args, key);
  if (value === undefined) return standard;
  if (value === null || typeof value === 'string') return value;
  throw unusable(key, path);
}

/** As Python's `str.split`: null separates at runs of white space, an empty separator is refused. */
function splitLines(text: string, lineSeparator: string | null, path: ContentContext['path']): readonly string[] {
  if (lineSeparator === null) return pythonSplitSpace(text);
  if (lineSeparator === '') throw unusable('line_sep', path);
  return text.split(lineSeparator);
}

function unusable(key: string, path: ContentContext['path']): ValueError {
  return new ValueError('value-invalid', `"${key}" must be a text that is not empty.`, [...path, key]);
}
