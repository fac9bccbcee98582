import type { Alternation, Assertion, PatternNode, Sequence } from '../tree.js';
import { parseEscape } from './escapes.js';
import { parseParenthesis } from './groups.js';
import { parseQuantifier } from './quantifiers.js';
import { parseSet } from './sets.js';
import type { Content, ParseState } from './state.js';

/** `sequence ('|' sequence)*` */
export function parseAlternatives(state: ParseState): Alternation | Sequence {
  const first = parseSequence(state);
  const branches = [first];
  while (state.match('|')) branches.push(parseSequence(state));
  return branches.length === 1 ? first : state.place(first.start, { type: 'alternation', branches });
}

/** Items up to `|`, `)` or the end. */
export function parseSequence(state: ParseState): Sequence {
  const start = state.at;
  const items: PatternNode[] = [];
  for (;;) {
    const before = state.at;
    const character = state.get();
    if ('|)'.includes(character)) {
      state.at = before;
      return state.place(start, { type: 'sequence', items });
    }
    const itemStart = state.at - character.length;
    state.start = itemStart;
    if (!parseQuantifier(state, character, items, before))
      items.push(state.place(itemStart, parseItem(state, character)));
  }
}

/** What the character begins. */
function parseItem(state: ParseState, character: string): Content {
  switch (character) {
    case '\\':
      return parseEscape(state);
    case '(':
      return parseParenthesis(state);
    case '.':
      return { type: 'dot', matchesNewline: state.has('s') };
    case '[':
      return parseSet(state);
    case '^':
      return assertion(state.has('m') ? 'line-start' : 'start');
    case '$':
      return assertion(state.has('m') ? 'line-end' : 'end-or-newline');
    default:
      return state.character(character);
  }
}

function assertion(kind: Assertion['kind']): Content<Assertion> {
  return { type: 'assertion', kind, ascii: false };
}
