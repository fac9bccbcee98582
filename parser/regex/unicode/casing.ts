import { caseRing } from './data.js';
import { contains, fromPoints, type Ranges, union } from './ranges.js';

/** The module's two extra pairs, one after the other: `I` and `ı`, `i` and `İ`. They are not transitive: `i` does not match `ı`. */
const TURKIC = [0x49, 0x131, 0x69, 0x130];

/** The code point and all that equal it when case is ignored (simple case folding). @param ascii letters other than A to Z have no case */
export function caseVariants(codePoint: number, ascii: boolean): readonly number[] {
  const found = [codePoint];
  const ring = caseRing();
  for (let next = ring.get(codePoint); next !== undefined && next !== codePoint; next = ring.get(next))
    found.push(next);
  const turkic = TURKIC.indexOf(codePoint);
  if (turkic >= 0) found.push(TURKIC[turkic ^ 1] ?? codePoint);
  return ascii ? found.filter((variant) => variant === codePoint || Math.max(variant, codePoint) < 0x80) : found;
}

/** Every code point with a case variant in the set. */
export function closeOverCase(ranges: Ranges, ascii: boolean): Ranges {
  const cased = [...caseRing().keys(), ...TURKIC].filter((codePoint) => contains(ranges, codePoint));
  return union(ranges, fromPoints(cased.flatMap((codePoint) => caseVariants(codePoint, ascii))));
}
