import type { Alternation, Assertion, Character, PatternNode, Sequence } from '../tree.js';
import { parseEscape } from './escapes.js';
import { parseFuzzy } from './fuzzy.js';
import { parseParenthesis } from './groups.js';
import { parseRepeatCounts } from './quantifiers.js';
import { parseSet } from './sets.js';
import type { ParseState } from './state.js';

/** `sequence ('|' sequence)*` */
export function parseAlternatives(state: ParseState): Alternation | Sequence {
  const first = parseSequence(state);
  const branches = [first];
  while (state.match('|')) branches.push(parseSequence(state));
  return branches.length === 1 ? first : state.node(first.start, { type: 'alternation', branches });
}

/** Items up to `|`, `)` or the end. */
export function parseSequence(state: ParseState): Sequence {
  const start = state.at;
  const sequence = new SequenceBuilder(state);
  for (;;) {
    const before = state.at;
    const character = state.get();
    if (character === '' || character === '|' || character === ')') {
      state.at = before;
      return state.node(start, { type: 'sequence', items: sequence.items });
    }
    const item = parseItem(state, character);
    if (item === undefined) parseQuantifier(sequence, character, before);
    else sequence.add(item);
  }
}

/** What the character begins; undefined when it may be a quantifier. */
function parseItem(state: ParseState, character: string): PatternNode | undefined {
  const start = state.at - 1;
  switch (character) {
    case '\\':
      return parseEscape(state, start);
    case '(':
      return parseParenthesis(state, start);
    case '.':
      return state.node(start, { type: 'dot', matchesNewline: state.has('s') });
    case '[':
      return parseSet(state, start);
    case '^':
      return assertion(state, start, state.has('m') ? 'line-start' : 'start');
    case '$':
      return assertion(state, start, state.has('m') ? 'line-end' : 'end-or-newline');
    default:
      return '?*+{'.includes(character) ? undefined : literal(state, character);
  }
}

function parseQuantifier(sequence: SequenceBuilder, character: string, before: number): void {
  const { state } = sequence;
  const start = state.at - 1;
  const counts = parseRepeatCounts(state, character);
  if (counts !== undefined) {
    sequence.repeat(counts, before, start);
    return;
  }
  if (character === '{' && parseFuzzy(state)) sequence.constrain(before, start);
  else sequence.add(literal(state, character));
}

/** The items of a sequence, and which of them a quantifier would repeat. */
class SequenceBuilder {
  readonly items: PatternNode[] = [];
  /** Index in `items`. */
  #repeatable: number | undefined;
  #started = false;

  constructor(readonly state: ParseState) {}

  add(node: PatternNode): void {
    this.items.push(node);
    if (node.type === 'flags' || node.type === 'comment') return;
    this.#repeatable = this.items.length - 1;
    this.#started = true;
  }

  repeat(counts: { min: number; max: number }, position: number, quantifierStart: number): void {
    const body = this.#repeatable === undefined ? undefined : this.items[this.#repeatable];
    if (body === undefined || this.#repeatable === undefined) {
      this.state.fail(this.#started ? 'multiple repeat' : 'nothing to repeat', position);
      return;
    }
    const mode = this.state.match('?') ? 'lazy' : this.state.match('+') ? 'possessive' : 'greedy';
    const node = this.state.node(body.start, { type: 'quantifier', ...counts, mode, body, quantifierStart });
    this.items[this.#repeatable] = node;
    this.#repeatable = undefined;
  }

  /** A fuzzy constraint takes the place of a quantifier. */
  constrain(position: number, start: number): void {
    if (this.#repeatable === undefined) {
      this.state.fail('nothing for fuzzy constraint', position);
      return;
    }
    this.items.push(this.state.unsupported('fuzzy', 'fuzzy matching', start));
    this.#repeatable = undefined;
  }
}

function assertion(state: ParseState, start: number, kind: Assertion['kind']): Assertion {
  return state.node(start, { type: 'assertion', kind, ascii: false });
}

function literal(state: ParseState, character: string): Character {
  return state.character(state.at - character.length, character.codePointAt(0) ?? 0);
}
