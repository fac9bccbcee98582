import type { Character, CharacterClass, CharacterSet, SetItem } from '../tree.js';
import { parsePropertyName, parseSetEscape, property } from './escapes.js';
import type { ParseState } from './state.js';

/** Operators of `(?V1)`, loosest first; a plain row of members binds tightest. */
const OPERATORS = [
  ['||', 'union'],
  ['~~', 'symmetric-difference'],
  ['&&', 'intersection'],
  ['--', 'difference'],
] as const;

/** The rest of `[…]`. @param start where `[` is */
export function parseSet(state: ParseState, start: number): CharacterSet {
  const saved = state.ignoreSpace;
  state.ignoreSpace = false;
  const set = parseBrackets(state, start);
  state.ignoreSpace = saved;
  return set;
}

function parseBrackets(state: ParseState, start: number): CharacterSet {
  const negated = state.match('^');
  const content = state.assumptions.version1 ? parseOperands(state, 0) : parseMembers(state);
  if (!state.match(']')) state.fail('missing ]');
  return state.node(start, { ...content, negated });
}

/** `operand (operator operand)*` on one level of `OPERATORS`. */
function parseOperands(state: ParseState, level: number): CharacterSet {
  const entry = OPERATORS[level];
  if (entry === undefined) return parseMembers(state);
  const [sign, operator] = entry;
  const first = parseOperands(state, level + 1);
  const items: SetItem[] = [first];
  while (state.match(sign)) items.push(parseOperands(state, level + 1));
  if (items.length === 1) return first;
  return setOf(state, first.start, operator, items);
}

/** One member after the other, up to `]` or an operator. */
function parseMembers(state: ParseState): CharacterSet {
  const start = state.at;
  const items: SetItem[] = [];
  do items.push(...parseMember(state));
  while (!state.stopped && !atMembersEnd(state));
  return setOf(state, start, 'union', items);
}

function atMembersEnd(state: ParseState): boolean {
  if (state.startsWith(']')) return true;
  return state.assumptions.version1 && OPERATORS.some(([sign]) => state.startsWith(sign));
}

/** A character, a class or a range; `a-\d` and a hyphen before `]` are no ranges. */
function parseMember(state: ParseState): readonly SetItem[] {
  const from = parseItem(state);
  const hyphen = state.at;
  if (from.type !== 'character' || !state.match('-')) return [from];
  if (state.assumptions.version1 && state.startsWith('-')) {
    state.at = hyphen;
    return [from];
  }
  const literal: Character = { ...from, codePoint: 0x2d, escaped: false, start: hyphen, end: hyphen + 1 };
  if (state.startsWith(']')) return [from, literal];
  const to = parseItem(state);
  if (to.type !== 'character') return [from, literal, to];
  if (from.codePoint > to.codePoint) state.fail('bad character range');
  return [state.node(from.start, { type: 'range', from, to })];
}

function parseItem(state: ParseState): Character | CharacterClass | CharacterSet {
  const start = state.at;
  if (state.match('\\')) return parseSetEscape(state, start);
  const posix = parsePosixClass(state, start);
  if (posix !== undefined) return posix;
  if (state.assumptions.version1 && state.match('[')) return state.nested(() => parseBrackets(state, start));
  const character = state.get();
  if (character === '') state.fail('unterminated character set');
  return state.character(start, character.codePointAt(0) ?? 0);
}

/** `[:alpha:]`, `[:^digit:]`; undefined when it is none, and `[` is then a character. */
function parsePosixClass(state: ParseState, start: number): CharacterClass | undefined {
  if (!state.match('[:')) return undefined;
  const negated = state.match('^');
  const name = parsePropertyName(state);
  if (state.match(':]')) return property(state, start, name, negated, true);
  state.at = start;
  return undefined;
}

function setOf(
  state: ParseState,
  start: number,
  operator: CharacterSet['operator'],
  items: readonly SetItem[],
): CharacterSet {
  return state.node(start, { type: 'set', negated: false, ignoreCase: state.has('i'), operator, items });
}
