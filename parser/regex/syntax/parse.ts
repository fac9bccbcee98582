import type { PatternTree } from '../tree.js';
import { parseAlternatives } from './sequence.js';
import { type Assumptions, ParseState } from './state.js';

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
  if (source.length > MAX_LENGTH) return tooLong(source);
  let assumptions: Assumptions = { version1: false, ascii: false };
  for (;;) {
    const state = new ParseState(source, assumptions);
    const root = parseAlternatives(state);
    if (state.restart === undefined && !state.atEnd) state.fail('unbalanced parenthesis');
    checkFlags(state);
    if (state.restart !== undefined) {
      assumptions = { ...assumptions, ...state.restart };
      continue;
    }
    state.resolveReferences();
    const groupNames = [...state.groupNumbers.keys()];
    return { source, root, groupNames, issues: state.issues, ascii: state.has('a') };
  }
}

function tooLong(source: string): PatternTree {
  const end = source.length;
  const reason = `more than ${MAX_LENGTH} characters`;
  const root: PatternTree['root'] = { type: 'sequence', items: [], start: 0, end };
  return {
    source,
    root,
    groupNames: [],
    issues: [{ code: 'pattern-unsupported', reason, start: 0, end }],
    ascii: false,
  };
}

/** What can only be said when all flags are known. */
function checkFlags(state: ParseState): void {
  if (state.failed || state.restart !== undefined) return;
  if (state.has('a') && state.has('u')) state.fail('ASCII, LOCALE and UNICODE flags are mutually incompatible', 0);
  if (state.sawVersion0 && state.assumptions.version1)
    state.fail('VERSION0 and VERSION1 flags are mutually incompatible', 0);
  if (state.has('a') && !state.assumptions.ascii && state.usedDefaultEncoding) state.readAgain({ ascii: true });
  if (state.assumptions.version1 && state.ignoreCaseAt !== undefined) {
    const { start, end } = state.ignoreCaseAt;
    state.refuse('full case folding (flags V1 and i together)', start, end);
  }
}
