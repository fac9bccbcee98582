import { CODE_POINT_LIMIT, type Ranges } from '../unicode/ranges.js';
import { OTHER_UNITS, type UnitFilter } from './program.js';

const PAGE_BITS = 8;
const PAGE_SIZE = 1 << PAGE_BITS;

/** A set of code points, made for asking: tables of 256, each made when a code point in it is first asked for. */
export class CharacterTest {
  /** The table of the code points below 256. */
  readonly latin: Uint8Array;
  readonly isEverything: boolean;
  readonly #pages: Uint8Array[] = [];

  constructor(readonly ranges: Ranges) {
    this.latin = this.#page(0);
    this.isEverything = ranges[0] === 0 && ranges[1] === CODE_POINT_LIMIT;
  }

  has(codePoint: number): boolean {
    const number = codePoint >> PAGE_BITS;
    return (this.#pages[number] ?? this.#page(number))[codePoint & (PAGE_SIZE - 1)] === 1;
  }

  #page(number: number): Uint8Array {
    const page = new Uint8Array(PAGE_SIZE);
    const first = number * PAGE_SIZE;
    for (let i = 0; i < this.ranges.length; i += 2) {
      const [start, end] = [(this.ranges[i] ?? 0) - first, (this.ranges[i + 1] ?? 0) - first];
      if (start < PAGE_SIZE && end > 0) page.fill(1, Math.max(0, start), end);
    }
    this.#pages[number] = page;
    return page;
  }

  /** Adds the units that a member may begin with. */
  addTo(filter: UnitFilter): void {
    this.latin.forEach((isMember, unit) => {
      if (isMember === 1) filter[unit] = 1;
    });
    if ((this.ranges.at(-1) ?? 0) > OTHER_UNITS) filter[OTHER_UNITS] = 1;
  }
}
