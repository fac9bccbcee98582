import { plainNumber } from './digit.js';
import { pythonStrip } from './strip.js';

/**
 * Python's `float(text)`: as JavaScript's decimal syntax, also with surrounding white space, single underscores between digits, Unicode
 * decimal digits, and inf, infinity or nan in any case with a sign; too large gives infinity. `undefined` where Python raises
 * ValueError.
 */
export function pythonFloat(text: string): number | undefined {
  const written = plainNumber(pythonStrip(text));
  return FLOAT.test(written) ? Number(written.replace(/inf.*/i, 'Infinity')) : undefined;
}

const FLOAT = /^[-+]?(?:inf(?:inity)?|nan|(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)$/i;
