import type { Field } from '../template/loaded.js';
import { TextPieces } from './text-pieces.js';

/**
 * A region that text goes to: an explicit one from its opener to its closer, or the implicit field's, which opens with its first
 * character. Without an implicit field, text outside explicit regions goes nowhere.
 */
export class Region {
  readonly body = new TextPieces();
  /** An event has announced it. */
  isOpen = false;

  constructor(
    /** `undefined`: there is no implicit field, and the text is dropped. */
    readonly field: Field | undefined,
    readonly isExplicit: boolean,
    /** The opener's named groups that took part. */
    readonly captures: ReadonlyMap<string, string>,
    /** Input offset of its first text. */
    readonly start: number,
    /** The opener took no text, so a closer that takes none in the same place would come round for ever. */
    readonly isOpenedByNothing: boolean,
  ) {}
}

const NO_CAPTURES: ReadonlyMap<string, string> = new Map();

export function implicitRegion(field: Field | undefined, start: number): Region {
  return new Region(field, false, NO_CAPTURES, start, false);
}
