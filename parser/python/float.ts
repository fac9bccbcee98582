import { toAsciiDigits } from './digit.js';
import { pythonStrip } from './strip.js';

/**
 * Python's `float(text)`: as JavaScript's decimal syntax, also with surrounding white space, single underscores between digits, Unicode
 * decimal digits, and inf, infinity or nan in any case with a sign; too large gives infinity. `undefined` where Python raises
 * ValueError.
 */
export function pythonFloat(text: string): number | undefined {
  const written = toAsciiDigits(pythonStrip(text));
  if (!FLOAT.test(written)) return undefined;
  return Number(written.replaceAll('_', '').replace(/inf.*/i, 'Infinity'));
}

const DIGITS = '\\d+(?:_\\d+)*';
const FLOAT = new RegExp(
  `^[-+]?(?:inf(?:inity)?|nan|(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:e[-+]?${DIGITS})?)$`,
  'i',
);
