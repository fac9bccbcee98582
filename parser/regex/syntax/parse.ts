import type { PatternTree } from '../tree.js';
import { parseAlternatives } from './sequence.js';
import { ParseState } from './state.js';

/**
 * The longest pattern that is read, in UTF-16 units. The longest in use have some hundreds; far beyond that, making a pattern ready would
 * keep an editor waiting.
 */
export const MAX_LENGTH = 32_768;

/**
 * Reads a pattern of Python's `regex` module, as `regex.compile(source, regex.DOTALL)` would. Never throws: what is wrong stands
 * in `issues`, in the module's own words and at its own position, and the tree holds what was read before.
 */
export function parsePattern(source: string): PatternTree {
  return parse(source, '');
}

function parse(source: string, assumed: string): PatternTree {
  const state = new ParseState(source, assumed);
  if (source.length > MAX_LENGTH) {
    state.refuse(`more than ${MAX_LENGTH} characters`, 0, source.length);
    state.stop();
  }
  const root = parseAlternatives(state);
  const end = state.at;
  if (state.match(')')) state.fail('unbalanced parenthesis', end);
  if (!state.stopped) checkFlags(state);
  if (state.missed !== '') return parse(source, assumed + state.missed);
  state.resolveReferences();
  const { issues, groupNumbers } = state;
  return {
    source,
    root,
    groupNames: [...groupNumbers.keys()],
    groupNumbers: [...groupNumbers.values()],
    issues,
    ascii: state.has('a'),
  };
}

/** What can only be said when all flags are known. */
function checkFlags(state: ParseState): void {
  const incompatible = (flags: string) => state.fail(`${flags} flags are mutually incompatible`, 0);
  if (state.has('a') && state.has('u')) incompatible('ASCII, LOCALE and UNICODE');
  if (state.sawVersion0 && state.assumes('1')) incompatible('VERSION0 and VERSION1');
  if (state.has('a') && !state.assumes('a')) state.readAgain('a');
  if (state.assumes('1') && state.ignoreCaseAt !== undefined) {
    const { start, end } = state.ignoreCaseAt;
    state.refuse('full case folding (flags V1 and i together)', start, end);
  }
}
