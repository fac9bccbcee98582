import { toAsciiDigits } from './digit.js';
import { pythonStrip } from './strip.js';

/**
 * Python's `float(text)`: as JavaScript's decimal syntax, also with surrounding white space, single underscores between digits, Unicode
 * decimal digits, and inf, infinity or nan in any case with a sign; too large gives infinity. `undefined` where Python raises
 * ValueError.
 */
export function pythonFloat(text: string): number | undefined {
  const written = toAsciiDigits(pythonStrip(text));
  const named = /^([-+]?)(inf|infinity|nan)$/i.exec(written);
  if (named !== null) return namedFloat(named[1] === '-', named[2] ?? '');
  if (!FLOAT.test(written)) return undefined;
  return Number(written.replaceAll('_', ''));
}

const DIGITS = '[0-9]+(?:_[0-9]+)*';
const FLOAT = new RegExp(`^[-+]?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][-+]?${DIGITS})?$`);

function namedFloat(negative: boolean, name: string): number {
  if (name.toLowerCase() === 'nan') return Number.NaN;
  return negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
