import type { Assertion, BackReference, Character, CharacterClass } from '../tree.js';
import { lookUpProperty } from '../unicode/properties.js';
import { type GroupName, parseName, readName } from './names.js';
import { type Content, isNumber, type ParseState } from './state.js';

/** How many hexadecimal digits follow. */
const HEX_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
/** From the code point 7 on. */
const CONTROL_CHARACTERS = 'abtnvfr';
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
/** Each but `h` is complemented by its capital. */
const CLASSES: Readonly<Record<string, CharacterClass['kind']>> = { d: 'digit', h: 'blank', s: 'space', w: 'word' };
const MAX_CODE_POINT = 0x10ffff;

/** Escapes that mean something else in a set; undefined where the letter stands for itself. */
const OUTSIDE_SETS: Readonly<Record<string, (state: ParseState) => Content | undefined>> = {
  g: parseGroupReference,
  K: () => ({ type: 'keep' }),
  L: parseNamedList,
  N: parseNamedCharacter,
  R: () => ({ type: 'line-break' }),
  X: (state) => state.unsupported('grapheme', 'grapheme clusters (\\X)'),
};

/** What follows a backslash outside a set. */
export function parseEscape(state: ParseState): Content {
  const letter = afterBackslash(state);
  const kind = PLACES[letter];
  if (kind !== undefined) return { type: 'assertion', kind, ascii: keepsToAscii(state, /m/i.test(letter)) };
  const parse = OUTSIDE_SETS[letter];
  if (parse !== undefined) return parse(state) ?? state.character(letter, true);
  return /[1-9]/.test(letter) ? parseNumber(state, letter) : parseCharacterEscape(state, letter);
}

/** What follows a backslash inside a set. */
export function parseSetEscape(state: ParseState): Content<Character | CharacterClass> {
  const letter = afterBackslash(state);
  if (letter === 'N') parseNamedCharacter(state);
  return parseCharacterEscape(state, letter);
}

function afterBackslash(state: ParseState): string {
  const letter = state.get(true);
  if (letter === '') state.fail('bad escape (end of pattern)');
  return letter;
}

/** Escapes that stand for one character or a class of characters. */
function parseCharacterEscape(state: ParseState, letter: string): Content<Character | CharacterClass> {
  const kind = letter === 'H' ? undefined : CLASSES[letter.toLowerCase()];
  const isCapital = letter < 'a';
  if (kind !== undefined) return classNode(state, kind, isCapital, kind === 'blank');
  const property = /[pP]/.test(letter) ? parseProperty(state, isCapital) : undefined;
  return property ?? state.character(parseCharacterCode(state, letter) ?? letter, true);
}

/** The code point that the letter or digit stands for; undefined when it stands for itself. */
function parseCharacterCode(state: ParseState, letter: string): number | undefined {
  const length = HEX_LENGTHS[letter];
  if (length !== undefined) return parseHex(state, letter, length);
  if (/\d/.test(letter)) return parseOctal(state, letter);
  const control = CONTROL_CHARACTERS.indexOf(letter);
  if (letter !== '' && control >= 0) return control + 7;
  if (/[A-MOQ-Za-oq-z]/.test(letter)) state.fail(`bad escape \\${letter}`);
  return undefined;
}

function parseHex(state: ParseState, letter: string, length: number): number {
  const start = state.at;
  let digits = '';
  for (let i = 0; i < length; i++) digits += state.one(/[\da-f]/i);
  const value = Number.parseInt(digits, 16);
  const isIncomplete = digits.length < length;
  if (isIncomplete || value > MAX_CODE_POINT)
    state.fail(`${isIncomplete ? 'incomplete' : 'bad hex'} escape \\${letter}${digits}`, start);
  return state.stopped ? 0 : value;
}

/** Up to three octal digits. */
function parseOctal(state: ParseState, first: string): number {
  const digits = first + state.one(/[0-7]/) + state.one(/[0-7]/);
  if (first > '7') state.fail(`bad escape \\${first}`);
  return Number.parseInt(digits, 8) || 0;
}

/** `\1`, `\12`: a group; three octal digits: a character. */
function parseNumber(state: ParseState, first: string): Content {
  const nameStart = state.start + 1;
  const name = first + state.one(/\d/);
  const third = /^[0-7]{2}$/.test(name) && state.one(/[0-7]/);
  if (third) return state.character(Number.parseInt(name + third, 8) & 0x1ff, true);
  return reference(state, { name, nameStart, nameEnd: state.at }, state.at);
}

/** `\g<name>`, `\g<1>`; undefined when it is not well formed. */
function parseGroupReference(state: ParseState): Content | undefined {
  const saved = state.at;
  if (state.match('<')) {
    const position = state.at;
    const name = readName(state, true);
    if (typeof name !== 'string' && state.match('>') && !state.isOpen(name.name))
      return reference(state, name, position);
  }
  state.at = saved;
  return undefined;
}

/** A back-reference whose group is looked up at the end. @param position where the module would report what is wrong with the group */
export function reference(state: ParseState, name: GroupName, position: number): Content<BackReference> {
  if (state.isOpen(name.name)) state.fail('cannot refer to an open group', position);
  const written = isNumber(name.name) ? undefined : name;
  const node = { type: 'back-reference' as const, group: 0, ...written, ignoreCase: state.has('i') };
  state.addReference(name.name, position, node);
  return node;
}

/** `\L<name>`: the lists are given when compiling, and the reference gives none. */
function parseNamedList(state: ParseState): undefined {
  state.expect('<');
  parseName(state, true);
  state.expect('>');
  state.fail('undefined named list');
}

/** `\N{…}`; undefined when it is not well formed. */
function parseNamedCharacter(state: ParseState): Content | undefined {
  const saved = state.at;
  if (state.match('{')) {
    const name = state.take(/[A-Za-z0-9 -]/, true);
    if (state.match('}')) {
      if (name === '') state.fail('undefined character name');
      return state.unsupported('named-character', 'named characters (\\N{…})');
    }
  }
  state.at = saved;
  return undefined;
}

/** `\p{Lu}`, `\p{^Script=Greek}`, `\pL`; undefined when it is not well formed. */
function parseProperty(state: ParseState, isNegated: boolean): Content<CharacterClass> | undefined {
  const saved = state.at;
  const value = state.one(/[CLMNPSZ]/);
  if (value !== '') return property(state, value, isNegated, false);
  if (state.match('{')) {
    const isComplement = state.match('^');
    const name = parsePropertyName(state);
    if (state.match('}')) return property(state, name, isComplement !== isNegated, false);
  }
  state.at = saved;
  return undefined;
}

/** `name`, or `name=value` */
export function parsePropertyName(state: ParseState): string {
  const name = state.take(/[\w &.-]/);
  const saved = state.at;
  const value = state.one(/[:=]/) && state.take(/[\w &./-]/).trim();
  if (value) return `${name}=${value}`;
  state.at = saved;
  return name;
}

/** A property or POSIX class, when there is one of that name. */
export function property(
  state: ParseState,
  name: string,
  isNegated: boolean,
  isPosix: boolean,
): Content<CharacterClass> {
  const found = lookUpProperty(name, isPosix);
  if (found === 'unsupported') state.refuse(`property ${name}`);
  else if (typeof found === 'string') state.fail(found);
  return classNode(state, isPosix ? 'posix' : 'property', isNegated, isPosix, name);
}

function classNode(
  state: ParseState,
  kind: CharacterClass['kind'],
  negated: boolean,
  isGlobal: boolean,
  name?: string,
): Content<CharacterClass> {
  return { type: 'class', kind, name, negated, ignoreCase: state.has('i'), ascii: keepsToAscii(state, isGlobal) };
}

/** Whether classes keep to ASCII here. @param isGlobal the encoding is the pattern's, whatever flags are in force here */
function keepsToAscii(state: ParseState, isGlobal: boolean): boolean {
  return isGlobal || !/[au]/.test(state.flags) ? state.assumes('a') : state.has('a');
}
