import { exactInteger, hasTooManyDigits } from '../json/integer.js';
import { plainNumber } from './digit.js';
import { pythonStrip } from './strip.js';

/**
 * Python's `int(text)`: sign, surrounding white space, leading zeros, single underscores between digits, Unicode decimal digits,
 * up to 4300 digits. `undefined` where Python raises ValueError.
 */
export function pythonInt(text: string): number | bigint | undefined {
  const written = writtenInteger(text);
  return written === undefined || hasTooManyDigits(written) ? undefined : exactInteger(written);
}

/** The sign and the ASCII digits of a text that is written as `int(text)` takes it, however many digits there are. */
export function writtenInteger(text: string): string | undefined {
  const written = plainNumber(pythonStrip(text));
  return /^[-+]?\d+$/.test(written) ? written : undefined;
}
