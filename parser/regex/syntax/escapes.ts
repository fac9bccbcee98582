import type { Assertion, Character, CharacterClass, PatternNode } from '../tree.js';
import { lookUpProperty } from '../unicode/properties.js';
import { readName } from './names.js';
import { isDigit } from './quantifiers.js';
import type { ParseState } from './state.js';

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
  const end = state.reader.position;
  switch (letter) {
    case 'g':
      return parseGroupReference(state, start) ?? character(state, start, 0x67);
    case 'L':
      return parseNamedList(state, start);
    case 'K':
      return { type: 'keep', start, end };
    case 'R':
      return { type: 'line-break', start, end };
    case 'X':
      return state.unsupported('grapheme', 'grapheme clusters (\\X)', start);
    case 'N':
      return parseNamedCharacter(state, start);
  }
  const place = own(PLACES, letter);
  if (place !== undefined) return { type: 'assertion', kind: place, ascii: encoding(state), start, end };
  if (isDigit(letter) && letter !== '0') return parseNumber(state, start, letter);
  return parseCharacterEscape(state, start, letter);
}

/** What follows a backslash inside a set. */
export function parseSetEscape(state: ParseState, start: number): Character | CharacterClass {
  const letter = afterBackslash(state);
  if (letter === 'N') {
    const node = parseNamedCharacter(state, start);
    return node.type === 'character' ? node : character(state, start, 0x4e);
  }
  return parseCharacterEscape(state, start, letter);
}

function afterBackslash(state: ParseState): string {
  const letter = state.reader.get(true);
  if (letter === '') state.fail('bad escape (end of pattern)');
  return letter;
}

/** Escapes that stand for one character or a class of characters. */
function parseCharacterEscape(state: ParseState, start: number, letter: string): Character | CharacterClass {
  const digits = own(HEX_LENGTHS, letter);
  if (digits !== undefined) return character(state, start, parseHex(state, letter, digits));
  if (letter === 'p' || letter === 'P') return parseProperty(state, start, letter);
  const kind = letter === 'H' ? undefined : own(CLASSES, letter.toLowerCase());
  if (kind !== undefined && letter !== '') return shorthand(state, start, kind, letter);
  if (isDigit(letter)) return character(state, start, parseOctal(state, letter));
  const control = own(CONTROL_CHARACTERS, letter);
  if (control === undefined && /^[A-Za-z]$/.test(letter)) state.fail(`bad escape \\${letter}`);
  return character(state, start, control ?? letter.codePointAt(0) ?? 0);
}

function shorthand(state: ParseState, start: number, kind: CharacterClass['kind'], letter: string): CharacterClass {
  const ascii = kind === 'blank' ? defaultEncoding(state) : encoding(state);
  const negated = letter !== letter.toLowerCase();
  return {
    type: 'class',
    kind,
    name: undefined,
    negated,
    ascii,
    ignoreCase: state.has('i'),
    start,
    end: state.reader.position,
  };
}

function parseHex(state: ParseState, letter: string, length: number): number {
  const { reader } = state;
  const start = reader.position;
  let digits = '';
  while (digits.length < length) {
    const digit = reader.get();
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
  const { reader } = state;
  let digits = first;
  while (digits.length < 3) {
    const before = reader.position;
    const digit = reader.get();
    if (!/^[0-7]$/.test(digit)) {
      reader.position = before;
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
  const { reader } = state;
  let digits = first;
  let end = reader.position;
  const second = reader.get();
  if (isDigit(second)) {
    digits += second;
    end = reader.position;
    const third = reader.get();
    if (/^[0-7]{3}$/.test(digits + third)) return character(state, start, Number.parseInt(digits + third, 8) & 0x1ff);
  }
  reader.position = end;
  if (state.isOpen(digits)) state.fail('cannot refer to an open group');
  return reference(state, start, { name: digits, start: start + 1, end }, end);
}

/** `\g<name>`, `\g<1>`; undefined when it is not well formed: `\g` is then the letter. */
function parseGroupReference(state: ParseState, start: number): PatternNode | undefined {
  const { reader } = state;
  const saved = reader.position;
  if (reader.match('<')) {
    const position = reader.position;
    const name = readName(state, true);
    if ('name' in name && reader.match('>') && !state.isOpen(name.name)) return reference(state, start, name, position);
  }
  reader.position = saved;
  return undefined;
}

/** A back-reference whose group is looked up at the end. @param position where the module would report an unknown group */
export function reference(
  state: ParseState,
  start: number,
  name: { name: string; start: number; end: number },
  position: number,
): PatternNode {
  const isNumber = /^\d+$/.test(name.name);
  const node = {
    type: 'back-reference' as const,
    group: 0,
    name: isNumber ? undefined : name.name,
    nameStart: isNumber ? undefined : name.start,
    nameEnd: isNumber ? undefined : name.end,
    ignoreCase: state.has('i'),
    start,
    end: state.reader.position,
  };
  state.addReference(name.name, position, (group) => {
    node.group = group;
  });
  return node;
}

/** `\L<name>`: the lists are given when compiling, and the reference gives none. */
function parseNamedList(state: ParseState, start: number): PatternNode {
  state.expect('<');
  const name = readName(state, true);
  if ('reason' in name) state.fail(name.reason);
  state.expect('>');
  state.fail('undefined named list');
  return character(state, start, 0x4c);
}

function parseNamedCharacter(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const saved = reader.position;
  if (reader.match('{')) {
    const name = reader.takeWhile((c) => /^[A-Za-z0-9 -]$/.test(c), true);
    const isClosed = reader.match('}');
    if (isClosed && name === '') state.fail('undefined character name');
    if (isClosed) return state.unsupported('named-character', 'named characters (\\N{…})', start);
  }
  reader.position = saved;
  return character(state, start, 0x4e);
}

/** `\p{Lu}`, `\p{^Script=Greek}`, `\pL`; anything else is the letter. */
function parseProperty(state: ParseState, start: number, letter: string): Character | CharacterClass {
  const { reader } = state;
  const saved = reader.position;
  const first = reader.get();
  if (first === '{') {
    const negated = reader.match('^');
    const name = parsePropertyName(state);
    if (reader.match('}')) return property(state, start, name, negated !== (letter === 'P'), false);
  } else if (first !== '' && 'CLMNPSZ'.includes(first)) {
    return property(state, start, { key: undefined, value: first }, letter === 'P', false);
  }
  reader.position = saved;
  return character(state, start, letter.codePointAt(0) ?? 0);
}

interface PropertyName {
  readonly key: string | undefined;
  readonly value: string;
}

export function parsePropertyName(state: ParseState): PropertyName {
  const { reader } = state;
  const first = reader.takeWhile((c) => /^[A-Za-z0-9 &_.-]$/.test(c));
  const saved = reader.position;
  const separator = reader.get();
  if (separator === ':' || separator === '=') {
    const value = reader.takeWhile((c) => /^[A-Za-z0-9 &_./-]$/.test(c)).trim();
    if (value !== '') return { key: first, value };
  }
  reader.position = saved;
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
  return {
    type: 'class',
    kind: posix ? 'posix' : 'property',
    name: name.key === undefined ? name.value : `${name.key}=${name.value}`,
    negated,
    ignoreCase: state.has('i'),
    ascii: posix ? defaultEncoding(state) : encoding(state),
    start,
    end: state.reader.position,
  };
}

function character(state: ParseState, start: number, codePoint: number): Character {
  return { type: 'character', codePoint, escaped: true, ignoreCase: state.has('i'), start, end: state.reader.position };
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
