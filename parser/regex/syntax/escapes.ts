import type { Assertion, Character, CharacterClass, PatternNode } from '../tree.js';
import { lookUpProperty } from '../unicode/properties.js';
import { namePlace } from './groups.js';
import { type GroupName, readName } from './names.js';
import { isDigit } from './quantifiers.js';
import { isNumber, type ParseState } from './state.js';

const HEX_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
const CONTROL_CHARACTERS: Readonly<Record<string, number>> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };
const PLACES: Readonly<Record<string, Assertion['kind']>> = {
  A: 'start',
  b: 'word-boundary',
  B: 'not-word-boundary',
  G: 'search-start',
  m: 'word-start',
  M: 'word-end',
  Z: 'end',
  z: 'end',
};
const CLASSES: Readonly<Record<string, CharacterClass['kind']>> = { d: 'digit', h: 'blank', s: 'space', w: 'word' };
const MAX_CODE_POINT = 0x10ffff;

/** What follows a backslash outside a set. @param start where the backslash is */
export function parseEscape(state: ParseState, start: number): PatternNode {
  const letter = afterBackslash(state);
  switch (letter) {
    case 'g':
      return parseGroupReference(state, start) ?? state.character(start, 0x67, true);
    case 'L':
      return parseNamedList(state, start);
    case 'K':
      return state.node(start, { type: 'keep' });
    case 'R':
      return state.node(start, { type: 'line-break' });
    case 'X':
      return state.unsupported('grapheme', 'grapheme clusters (\\X)', start);
    case 'N':
      return parseNamedCharacter(state, start);
  }
  const place = own(PLACES, letter);
  if (place !== undefined) return state.node(start, { type: 'assertion', kind: place, ascii: encoding(state) });
  if (isDigit(letter) && letter !== '0') return parseNumber(state, start, letter);
  return parseCharacterEscape(state, start, letter);
}

/** What follows a backslash inside a set. */
export function parseSetEscape(state: ParseState, start: number): Character | CharacterClass {
  const letter = afterBackslash(state);
  if (letter === 'N') {
    const node = parseNamedCharacter(state, start);
    return node.type === 'character' ? node : state.character(start, 0x4e, true);
  }
  return parseCharacterEscape(state, start, letter);
}

function afterBackslash(state: ParseState): string {
  const letter = state.get(true);
  if (letter === '') state.fail('bad escape (end of pattern)');
  return letter;
}

/** Escapes that stand for one character or a class of characters. */
function parseCharacterEscape(state: ParseState, start: number, letter: string): Character | CharacterClass {
  const digits = own(HEX_LENGTHS, letter);
  if (digits !== undefined) return state.character(start, parseHex(state, letter, digits), true);
  if (letter === 'p' || letter === 'P') return parseProperty(state, start, letter);
  const kind = letter === 'H' ? undefined : own(CLASSES, letter.toLowerCase());
  if (kind !== undefined && letter !== '') return shorthand(state, start, kind, letter);
  if (isDigit(letter)) return state.character(start, parseOctal(state, letter), true);
  const control = own(CONTROL_CHARACTERS, letter);
  if (control === undefined && /^[A-Za-z]$/.test(letter)) state.fail(`bad escape \\${letter}`);
  return state.character(start, control ?? letter.codePointAt(0) ?? 0, true);
}

function shorthand(state: ParseState, start: number, kind: CharacterClass['kind'], letter: string): CharacterClass {
  const ascii = kind === 'blank' ? defaultEncoding(state) : encoding(state);
  return classNode(state, start, kind, undefined, /[A-Z]/.test(letter), ascii);
}

function classNode(
  state: ParseState,
  start: number,
  kind: CharacterClass['kind'],
  name: string | undefined,
  negated: boolean,
  ascii: boolean,
): CharacterClass {
  return state.node(start, { type: 'class', kind, name, negated, ignoreCase: state.has('i'), ascii });
}

function parseHex(state: ParseState, letter: string, length: number): number {
  const start = state.at;
  let digits = '';
  while (digits.length < length) {
    const digit = state.get();
    if (!/^[0-9A-Fa-f]$/.test(digit)) {
      state.fail(`incomplete escape \\${letter}${digits}`, start);
      return 0;
    }
    digits += digit;
  }
  const value = Number.parseInt(digits, 16);
  if (value <= MAX_CODE_POINT) return value;
  state.fail(`bad hex escape \\${letter}${digits}`, start);
  return 0;
}

/** Up to three octal digits. */
function parseOctal(state: ParseState, first: string): number {
  let digits = first;
  while (digits.length < 3) {
    const before = state.at;
    const digit = state.get();
    if (!/^[0-7]$/.test(digit)) {
      state.at = before;
      break;
    }
    digits += digit;
  }
  if (/^[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
  state.fail(/^[0-7]/.test(digits) ? `incomplete escape \\${digits}` : `bad escape \\${digits[0]}`);
  return 0;
}

/** `\1`, `\12`: a group; three octal digits: a character. */
function parseNumber(state: ParseState, start: number, first: string): PatternNode {
  let digits = first;
  let end = state.at;
  const second = state.get();
  if (isDigit(second)) {
    digits += second;
    end = state.at;
    const third = state.get();
    if (/^[0-7]{3}$/.test(digits + third))
      return state.character(start, Number.parseInt(digits + third, 8) & 0x1ff, true);
  }
  state.at = end;
  if (state.isOpen(digits)) state.fail('cannot refer to an open group');
  return reference(state, start, { name: digits, start: start + 1, end }, end);
}

/** `\g<name>`, `\g<1>`; undefined when it is not well formed: `\g` is then the letter. */
function parseGroupReference(state: ParseState, start: number): PatternNode | undefined {
  const saved = state.at;
  if (state.match('<')) {
    const position = state.at;
    const name = readName(state, true);
    if (typeof name !== 'string' && state.match('>') && !state.isOpen(name.name))
      return reference(state, start, name, position);
  }
  state.at = saved;
  return undefined;
}

/** A back-reference whose group is looked up at the end. @param position where the module would report an unknown group */
export function reference(state: ParseState, start: number, name: GroupName, position: number): PatternNode {
  const node = {
    type: 'back-reference' as const,
    group: 0,
    ...namePlace(isNumber(name.name) ? undefined : name),
    ignoreCase: state.has('i'),
    start,
    end: state.at,
  };
  state.addReference(name.name, position, node);
  return node;
}

/** `\L<name>`: the lists are given when compiling, and the reference gives none. */
function parseNamedList(state: ParseState, start: number): PatternNode {
  state.expect('<');
  const name = readName(state, true);
  if (typeof name === 'string') state.fail(name);
  state.expect('>');
  state.fail('undefined named list');
  return state.character(start, 0x4c, true);
}

function parseNamedCharacter(state: ParseState, start: number): PatternNode {
  const saved = state.at;
  if (state.match('{')) {
    const name = state.takeWhile((c) => /^[A-Za-z0-9 -]$/.test(c), true);
    const isClosed = state.match('}');
    if (isClosed && name === '') state.fail('undefined character name');
    if (isClosed) return state.unsupported('named-character', 'named characters (\\N{…})', start);
  }
  state.at = saved;
  return state.character(start, 0x4e, true);
}

/** `\p{Lu}`, `\p{^Script=Greek}`, `\pL`; anything else is the letter. */
function parseProperty(state: ParseState, start: number, letter: string): Character | CharacterClass {
  const saved = state.at;
  const first = state.get();
  if (first === '{') {
    const negated = state.match('^');
    const name = parsePropertyName(state);
    if (state.match('}')) return property(state, start, name, negated !== (letter === 'P'), false);
  } else if (first !== '' && 'CLMNPSZ'.includes(first)) {
    return property(state, start, { key: undefined, value: first }, letter === 'P', false);
  }
  state.at = saved;
  return state.character(start, letter.codePointAt(0) ?? 0, true);
}

interface PropertyName {
  readonly key: string | undefined;
  readonly value: string;
}

export function parsePropertyName(state: ParseState): PropertyName {
  const first = state.takeWhile((c) => /^[A-Za-z0-9 &_.-]$/.test(c));
  const saved = state.at;
  const separator = state.get();
  if (separator === ':' || separator === '=') {
    const value = state.takeWhile((c) => /^[A-Za-z0-9 &_./-]$/.test(c)).trim();
    if (value !== '') return { key: first, value };
  }
  state.at = saved;
  return { key: undefined, value: first };
}

/** A property or POSIX class, when there is one of that name. */
export function property(
  state: ParseState,
  start: number,
  name: PropertyName,
  negated: boolean,
  posix: boolean,
): CharacterClass {
  const found = lookUpProperty(name.key, name.value, posix);
  if (found.kind === 'unknown') state.fail(found.reason);
  if (found.kind === 'unsupported')
    state.refuse(`property ${name.key === undefined ? '' : `${name.key}=`}${name.value}`, start);
  const kind = posix ? 'posix' : 'property';
  const written = name.key === undefined ? name.value : `${name.key}=${name.value}`;
  return classNode(state, start, kind, written, negated, posix ? defaultEncoding(state) : encoding(state));
}

/** Whether classes keep to ASCII here. */
function encoding(state: ParseState): boolean {
  if (state.has('a')) return true;
  return state.has('u') ? false : defaultEncoding(state);
}

function defaultEncoding(state: ParseState): boolean {
  state.usedDefaultEncoding = true;
  return state.assumptions.ascii;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
