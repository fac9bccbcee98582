import { type CompiledPattern, type Match, PatternLimitError, searchFrom } from '../engine.js';

/** A chunk that ends inside a delimiter, and what the Python reference makes of it. */
export interface SplitFault {
  /** How much of the text has arrived, in UTF-16 units. */
  readonly cut: number;
  /** What the pattern matches in the whole text. */
  readonly whole: Match | undefined;
  /** The match with which the reference is content at the cut; what stands before it is given away as text. */
  readonly early: Match;
}

/** A few steps: examples are short. */
const STEPS = 20_000;

/**
 * The first cut of a text at which the reference decides otherwise than on the whole text.
 *
 * It takes a complete match in what has arrived, wherever it starts; `$` and `\b` take the end of the chunk for the end of the text.
 * Only a match that touches the end of the chunk waits for one more character, and text in front of it is released at once. Reference
 * behaviour, "One step".
 */
export function splitFaultOf(compiled: CompiledPattern, text: string): SplitFault | undefined {
  try {
    return findFault(compiled, text);
  } catch (error) {
    if (error instanceof PatternLimitError) return undefined;
    throw error;
  }
}

function findFault(compiled: CompiledPattern, text: string): SplitFault | undefined {
  const limits = { steps: STEPS };
  const whole = searchFrom(compiled, text, 0, limits);
  for (let cut = 1; cut < text.length; cut += 1) {
    const early = searchFrom(compiled, text.slice(0, cut), 0, limits);
    if (early === undefined) continue;
    const waits = early.end === cut;
    const isRight = early.start === whole?.start && early.end === whole.end;
    if (waits && whole !== undefined && early.start > whole.start) return { cut, whole, early };
    if (!waits) return isRight ? undefined : { cut, whole, early };
  }
  return undefined;
}
