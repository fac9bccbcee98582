import { CODE_POINT_LIMIT, firstAfter, type Ranges } from '../unicode/ranges.js';
import { OTHER_UNITS, type UnitFilter } from './program.js';

/** A set of code points, made for asking. */
export class CharacterTest {
  /** 1 for the members below U+0100, and for `OTHER_UNITS` when there may be more of them. */
  readonly latin: UnitFilter = new Uint8Array(OTHER_UNITS + 1);
  readonly isEverything: boolean;
  #ranges: Ranges | undefined;
  /** The stretch of code points around the one asked for last that are members, or are not, as that one. */
  #start = 0;
  #end = 0;
  #isMember = false;

  /**
   * @param ranges  right up to U+00FF
   * @param makeAll the set, when code points beyond are known only then
   */
  constructor(
    ranges: Ranges,
    readonly makeAll?: () => Ranges,
  ) {
    this.isEverything = makeAll === undefined && ranges[0] === 0 && ranges[1] === CODE_POINT_LIMIT;
    if (makeAll === undefined) this.#ranges = ranges;
    else this.latin[OTHER_UNITS] = 1;
    for (let i = 0; i < ranges.length; i += 2) {
      this.latin.fill(1, Math.min(ranges[i] ?? 0, OTHER_UNITS), ranges[i + 1]);
    }
  }

  has(codePoint: number): boolean {
    if (codePoint < this.#start || codePoint >= this.#end) {
      this.#ranges ??= this.makeAll?.() ?? [];
      const after = firstAfter(this.#ranges, codePoint);
      this.#start = this.#ranges[after - 1] ?? 0;
      this.#end = this.#ranges[after] ?? CODE_POINT_LIMIT;
      this.#isMember = after % 2 === 1;
    }
    return this.#isMember;
  }

  /** Adds the units that a member may begin with. */
  addTo(filter: UnitFilter): void {
    for (let unit = 0; unit <= OTHER_UNITS; unit++) if (this.latin[unit]) filter[unit] = 1;
  }
}
