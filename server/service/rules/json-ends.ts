import type { TemplatePath } from '../../../parser/values.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import type { WrittenField } from './fields.js';

/** What is known of the last character of a JSON region. */
export interface JsonEnd {
  /** All that it may be, as long as the region holds an object or a list. */
  readonly ends: string;
  /** False where the region may as well hold a string, or a number. */
  readonly isKnown: boolean;
}

/** The keys of a call whose values are objects. */
const OBJECT_KEYS: readonly unknown[] = ['function', 'arguments'];

/** How the JSON of a field ends, by what its transform needs to find in it. */
export function jsonEnd(field: WrittenField): JsonEnd {
  const { name, path, transform, transformEach, join } = field;
  if (transformEach) return { ends: ']', isKnown: true };
  const strings = transformStrings(transform, [...path, 'transform']);
  if (strings.some((one) => needsObject(one.text, one.path))) return { ends: '}', isKnown: true };
  // A call, or the list of them.
  return { ends: '}]', isKnown: name === 'tool_calls' && transform === null && join === undefined };
}

/** Whether a placeholder names a key in the content, or makes a part of a call of it. */
function needsObject(text: string, path: TemplatePath): boolean {
  const placeholder = readPlaceholder(text);
  if (placeholder.kind !== 'whole' || placeholder.names[0] !== 'content') return false;
  return placeholder.names.length > 1 || OBJECT_KEYS.includes(path.at(-1));
}
