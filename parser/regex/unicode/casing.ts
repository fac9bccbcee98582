import { caseRing } from './data.js';
import { contains, fromPoints, type Ranges, union } from './ranges.js';

const CAPITAL_I = 0x49;
const SMALL_I = 0x69;
const CAPITAL_I_WITH_DOT = 0x130;
const SMALL_DOTLESS_I = 0x131;

/** The module's two extra pairs; they are not transitive: `i` does not match `ı`. */
const TURKIC: ReadonlyMap<number, number> = new Map([
  [CAPITAL_I, SMALL_DOTLESS_I],
  [SMALL_DOTLESS_I, CAPITAL_I],
  [SMALL_I, CAPITAL_I_WITH_DOT],
  [CAPITAL_I_WITH_DOT, SMALL_I],
]);

/** The code point and all that equal it when case is ignored (simple case folding). */
export function caseVariants(codePoint: number, ascii: boolean): readonly number[] {
  if (ascii) return asciiVariants(codePoint);
  const found = [codePoint];
  const ring = caseRing();
  for (let next = ring.get(codePoint); next !== undefined && next !== codePoint; next = ring.get(next))
    found.push(next);
  const turkic = TURKIC.get(codePoint);
  if (turkic !== undefined) found.push(turkic);
  return found;
}

/** Every code point with a case variant in the set. */
export function closeOverCase(ranges: Ranges, ascii: boolean): Ranges {
  const added: number[] = [];
  for (const codePoint of cased(ascii)) {
    if (contains(ranges, codePoint)) added.push(...caseVariants(codePoint, ascii));
  }
  return union(ranges, fromPoints(added));
}

function cased(ascii: boolean): Iterable<number> {
  if (!ascii) return [...caseRing().keys(), ...TURKIC.keys()];
  return Array.from({ length: 26 }, (_, i) => [0x41 + i, 0x61 + i]).flat();
}

function asciiVariants(codePoint: number): readonly number[] {
  const letter = codePoint | 0x20;
  const isLetter = codePoint < 0x80 && letter >= 0x61 && letter <= 0x7a;
  return isLetter ? [codePoint, codePoint ^ 0x20] : [codePoint];
}
