import type { JsonValue } from '../values.js';
import { isList, isObject } from './object.js';
import { writeJson } from './write.js';

/** Longer texts are cut in messages. */
const LONGEST = 60;

/** A value as messages show it: a scalar as it is written, of a container only what it is. */
export function shownValue(value: JsonValue | undefined): string {
  if (isList(value)) return 'a list';
  if (isObject(value)) return 'an object';
  if (typeof value === 'string') return shownText(value);
  return value === undefined ? 'undefined' : writeJson(value);
}

/** The text in quotes, cut where it is long. */
export function shownText(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

/** Names in quotes, or "none". */
export function shownNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ') || 'none';
}
