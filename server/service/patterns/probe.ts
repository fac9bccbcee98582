import {
  type CompiledPattern,
  createPatternSearcher,
  findAll,
  type Match,
  PatternLimitError,
  searchFrom,
} from '../engine.js';

/** An answer as any model may write one: words, digits, every mark of the keyboard, markup, a second line. */
export const PROSE = [
  'Hello! The answer is 42: "yes", (see [1]); it\'s a = b + c_d * 5% of $7 & more... <b>bold</b> {x}',
  '- | y \\ z / `code` #1 @me ~ ^2\tand no end',
].join('\n');

/** The same without marks with which delimiters are written. */
export const PLAIN = 'Hello! The answer is 42: "yes", (see 1); it\'s a - b.\n\nThat is all, and no end';

/** Who holds a text from before here on holds it all: no delimiter seems to begin in it. */
export const HELD_AT_ONCE = 4;

const LIMITS = { steps: 20_000 };

/** The first match in a text that is complete; undefined also where it takes too many steps. */
export function firstMatch(compiled: CompiledPattern, text: string, from = 0): Match | undefined {
  return within(() => searchFrom(compiled, text, from, LIMITS));
}

export function countMatches(compiled: CompiledPattern, text: string): number {
  return within(() => findAll(compiled, text, LIMITS).length) ?? 0;
}

/** From where on this engine holds a text that has arrived so far; its length where nothing is held, or a match is decided. */
export function heldFrom(compiled: CompiledPattern, text: string): number {
  return within(() => createPatternSearcher(compiled, LIMITS).search(text, 0, false).hold) ?? text.length;
}

function within<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof PatternLimitError) return undefined;
    throw error;
  }
}
