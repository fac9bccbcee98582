import type { JsonValue } from '../../../parser/values.js';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
]);

/** The flag that a text or a number says to a human, whatever Python makes of it. */
export function flagMeant(value: JsonValue | undefined): boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' ? WORDS.get(String(value).toLowerCase()) : undefined;
}
