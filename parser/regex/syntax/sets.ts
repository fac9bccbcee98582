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
  const { reader } = state;
  const saved = reader.ignoreSpace;
  reader.ignoreSpace = false;
  const set = parseBrackets(state, start);
  reader.ignoreSpace = saved;
  return set;
}

function parseBrackets(state: ParseState, start: number): CharacterSet {
  const { reader } = state;
  const negated = reader.match('^');
  const content = state.assumptions.version1 ? parseOperands(state, 0) : parseMembers(state);
  if (!reader.match(']')) state.fail('missing ]');
  return { ...content, negated, start, end: reader.position };
}

/** `operand (operator operand)*` on one level of `OPERATORS`. */
function parseOperands(state: ParseState, level: number): CharacterSet {
  const entry = OPERATORS[level];
  if (entry === undefined) return parseMembers(state);
  const [sign, operator] = entry;
  const first = parseOperands(state, level + 1);
  const items: SetItem[] = [first];
  while (state.reader.match(sign)) items.push(parseOperands(state, level + 1));
  if (items.length === 1) return first;
  return setOf(state, first.start, operator, items);
}

/** One member after the other, up to `]` or an operator. */
function parseMembers(state: ParseState): CharacterSet {
  const { reader } = state;
  const start = reader.position;
  const items: SetItem[] = [];
  do items.push(...parseMember(state));
  while (!state.stopped && !atMembersEnd(state));
  return setOf(state, start, 'union', items);
}

function atMembersEnd(state: ParseState): boolean {
  const { reader } = state;
  if (reader.startsWith(']')) return true;
  return state.assumptions.version1 && OPERATORS.some(([sign]) => reader.startsWith(sign));
}

/** A character, a class or a range; `a-\d` and a hyphen before `]` are no ranges. */
function parseMember(state: ParseState): readonly SetItem[] {
  const { reader } = state;
  const from = parseItem(state);
  const hyphen = reader.position;
  if (from.type !== 'character' || !reader.match('-')) return [from];
  if (state.assumptions.version1 && reader.startsWith('-')) {
    reader.position = hyphen;
    return [from];
  }
  const literal: Character = { ...from, codePoint: 0x2d, escaped: false, start: hyphen, end: hyphen + 1 };
  if (reader.startsWith(']')) return [from, literal];
  const to = parseItem(state);
  if (to.type !== 'character') return [from, literal, to];
  if (from.codePoint > to.codePoint) state.fail('bad character range');
  return [{ type: 'range', from, to, start: from.start, end: to.end }];
}

function parseItem(state: ParseState): Character | CharacterClass | CharacterSet {
  const { reader } = state;
  const start = reader.position;
  if (reader.match('\\')) return parseSetEscape(state, start);
  const posix = parsePosixClass(state, start);
  if (posix !== undefined) return posix;
  if (state.assumptions.version1 && reader.match('[')) return state.nested(() => parseBrackets(state, start));
  const character = reader.get();
  if (character === '') state.fail('unterminated character set');
  const codePoint = character.codePointAt(0) ?? 0;
  return { type: 'character', codePoint, escaped: false, ignoreCase: state.has('i'), start, end: reader.position };
}

/** `[:alpha:]`, `[:^digit:]`; undefined when it is none, and `[` is then a character. */
function parsePosixClass(state: ParseState, start: number): CharacterClass | undefined {
  const { reader } = state;
  if (!reader.match('[:')) return undefined;
  const negated = reader.match('^');
  const name = parsePropertyName(state);
  if (reader.match(':]')) return property(state, start, name, negated, true);
  reader.position = start;
  return undefined;
}

function setOf(
  state: ParseState,
  start: number,
  operator: CharacterSet['operator'],
  items: readonly SetItem[],
): CharacterSet {
  return {
    type: 'set',
    negated: false,
    ignoreCase: state.has('i'),
    operator,
    items,
    start,
    end: state.reader.position,
  };
}
