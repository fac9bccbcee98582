import type { CharacterClass, CharacterSet, SetItem } from '../tree.js';
import { parsePropertyName, parseSetEscape, property } from './escapes.js';
import type { Content, ParseState } from './state.js';

/** Operators of `(?V1)`, loosest first; a plain row of members binds tightest. */
const OPERATORS = [
  ['||', 'union'],
  ['~~', 'symmetric-difference'],
  ['&&', 'intersection'],
  ['--', 'difference'],
] as const;

/** The rest of `[…]`, in which white space counts. */
export function parseSet(state: ParseState): Content<CharacterSet> {
  const { flags } = state;
  state.flags = flags.replaceAll('x', '');
  const set = parseBrackets(state);
  state.flags = flags;
  return set;
}

function parseBrackets(state: ParseState): Content<CharacterSet> {
  const negated = state.match('^');
  const content = parseOperands(state, state.assumes('1') ? 0 : OPERATORS.length);
  if (!state.match(']')) state.fail('missing ]');
  return { ...content, negated };
}

/** `operand (operator operand)*` on one level of `OPERATORS`; below them, one member after the other up to `]` or an operator. */
function parseOperands(state: ParseState, level: number): CharacterSet {
  const start = state.at;
  const [sign, operator = 'union'] = OPERATORS[level] ?? [];
  const items: SetItem[] = [];
  if (sign === undefined) {
    do items.push(...parseMember(state));
    while (!state.stopped && !atMembersEnd(state));
  } else {
    const first = parseOperands(state, level + 1);
    if (!state.match(sign)) return first;
    items.push(first);
    do items.push(parseOperands(state, level + 1));
    while (state.match(sign));
  }
  return state.place(start, { type: 'set', negated: false, ignoreCase: state.has('i'), operator, items });
}

function atMembersEnd(state: ParseState): boolean {
  return state.startsWith(']') || (state.assumes('1') && OPERATORS.some(([sign]) => state.startsWith(sign)));
}

/** A character, a class or a range; `a-\d` and a hyphen before `]` are no ranges. */
function parseMember(state: ParseState): readonly SetItem[] {
  const from = parseItem(state);
  if (from.type !== 'character' || (state.assumes('1') && state.startsWith('--'))) return [from];
  const start = state.at;
  if (!state.match('-')) return [from];
  const hyphen = state.place(start, state.character('-'));
  if (state.startsWith(']')) return [from, hyphen];
  const to = parseItem(state);
  if (to.type !== 'character') return [from, hyphen, to];
  if (from.codePoint > to.codePoint) state.fail('bad character range');
  return [state.place(from.start, { type: 'range', from, to })];
}

function parseItem(state: ParseState): Exclude<SetItem, { type: 'range' }> {
  const start = state.at;
  state.start = start;
  return state.place(start, parseItemContent(state));
}

function parseItemContent(state: ParseState): Content<Exclude<SetItem, { type: 'range' }>> {
  if (state.match('\\')) return parseSetEscape(state);
  const posix = parsePosixClass(state);
  if (posix !== undefined) return posix;
  if (state.assumes('1') && state.match('[')) return state.nested(() => parseBrackets(state));
  const character = state.get();
  if (character === '') state.fail('unterminated character set');
  return state.character(character);
}

/** `[:alpha:]`, `[:^digit:]`; undefined when it is none, and `[` is then a character. */
function parsePosixClass(state: ParseState): Content<CharacterClass> | undefined {
  const saved = state.at;
  if (state.match('[:')) {
    const isNegated = state.match('^');
    const name = parsePropertyName(state);
    if (state.match(':]')) return property(state, name, isNegated, true);
  }
  state.at = saved;
  return undefined;
}
