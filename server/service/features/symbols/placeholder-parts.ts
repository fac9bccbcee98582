import type { WrittenRange } from '../../document/locate.js';
import { readPlaceholder } from '../../engine.js';

/** A placeholder in a string of a transform. Offsets are decoded units of the string. */
export interface PlaceholderParts extends WrittenRange {
  /** Each name with its place: `content` and `args` of `{content.args}`. */
  readonly names: readonly PlaceholderName[];
}

export interface PlaceholderName extends WrittenRange {
  readonly name: string;
}

/** The placeholders of a string, those that are mixed with other text included: they are refused, and meant all the same. */
export function placeholdersIn(decoded: string): readonly PlaceholderParts[] {
  return [...decoded.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: written, index }) => {
    const read = readPlaceholder(written);
    if (read.kind !== 'whole') return [];
    return [{ start: index, end: index + written.length, names: namePlaces(read.names, index + 1) }];
  });
}

function namePlaces(names: readonly string[], start: number): readonly PlaceholderName[] {
  let at = start;
  return names.map((name) => {
    const place = { name, start: at, end: at + name.length };
    at = place.end + 1;
    return place;
  });
}
