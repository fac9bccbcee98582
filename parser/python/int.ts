import { exactInteger } from '../json/import.js';
import { MAX_INTEGER_DIGITS } from '../json/limits.js';
import { toAsciiDigits } from './digit.js';
import { pythonStrip } from './strip.js';

/**
 * Python's `int(text)`: sign, surrounding white space, leading zeros, single underscores between digits, Unicode decimal digits,
 * up to 4300 digits. `undefined` where Python raises ValueError.
 */
export function pythonInt(text: string): number | bigint | undefined {
  const written = toAsciiDigits(pythonStrip(text));
  if (!/^[-+]?\d+(?:_\d+)*$/.test(written)) return undefined;
  const digits = written.replace(/[-+_]/g, '');
  if (digits.length > MAX_INTEGER_DIGITS) return undefined;
  const size = BigInt(digits);
  return exactInteger(written.startsWith('-') ? -size : size);
}
