import type { Alternation, Assertion, Character, PatternNode, Quantifier, Sequence } from '../tree.js';
import { parseEscape } from './escapes.js';
import { parseFuzzy } from './fuzzy.js';
import { parseParenthesis } from './groups.js';
import { parseRepeatCounts } from './quantifiers.js';
import { parseSet } from './sets.js';
import type { ParseState } from './state.js';

const SPECIAL = '|)\\(.[^$?*+{';

/** `sequence ('|' sequence)*` */
export function parseAlternatives(state: ParseState): Alternation | Sequence {
  const first = parseSequence(state);
  const branches = [first];
  while (state.reader.match('|')) branches.push(parseSequence(state));
  return branches.length === 1
    ? first
    : { type: 'alternation', branches, start: first.start, end: state.reader.position };
}

/** Items up to `|`, `)` or the end. */
export function parseSequence(state: ParseState): Sequence {
  const { reader } = state;
  const start = reader.position;
  const sequence = new SequenceBuilder(state);
  for (;;) {
    const before = reader.position;
    const character = reader.get();
    if (character === '' || character === '|' || character === ')') {
      reader.position = before;
      return { type: 'sequence', items: sequence.items, start, end: reader.position };
    }
    if (SPECIAL.includes(character)) parseSpecial(sequence, character, before);
    else sequence.add(literal(state, character));
  }
}

function parseSpecial(sequence: SequenceBuilder, character: string, before: number): void {
  const { state } = sequence;
  const start = state.reader.position - 1;
  switch (character) {
    case '\\':
      sequence.add(parseEscape(state, start));
      return;
    case '(':
      sequence.add(parseParenthesis(state, start));
      return;
    case '.':
      sequence.add({ type: 'dot', matchesNewline: state.has('s'), start, end: start + 1 });
      return;
    case '[':
      sequence.add(parseSet(state, start));
      return;
    case '^':
      sequence.add(assertion(state.has('m') ? 'line-start' : 'start', start));
      return;
    case '$':
      sequence.add(assertion(state.has('m') ? 'line-end' : 'end-or-newline', start));
      return;
    default:
      parseQuantifier(sequence, character, before);
      return;
  }
}

function parseQuantifier(sequence: SequenceBuilder, character: string, before: number): void {
  const { state } = sequence;
  const start = state.reader.position - 1;
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
    const { reader } = this.state;
    const body = this.#repeatable === undefined ? undefined : this.items[this.#repeatable];
    if (body === undefined || this.#repeatable === undefined) {
      this.state.fail(this.#started ? 'multiple repeat' : 'nothing to repeat', position);
      return;
    }
    const mode = reader.match('?') ? 'lazy' : reader.match('+') ? 'possessive' : 'greedy';
    const node: Quantifier = {
      type: 'quantifier',
      ...counts,
      mode,
      body,
      quantifierStart,
      start: body.start,
      end: reader.position,
    };
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

function assertion(kind: Assertion['kind'], start: number): Assertion {
  return { type: 'assertion', kind, ascii: false, start, end: start + 1 };
}

function literal(state: ParseState, character: string): Character {
  const end = state.reader.position;
  const codePoint = character.codePointAt(0) ?? 0;
  return {
    type: 'character',
    codePoint,
    escaped: false,
    ignoreCase: state.has('i'),
    start: end - character.length,
    end,
  };
}
