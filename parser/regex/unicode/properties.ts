import { categories, isException, names, once, scripts, valuesFrom } from './data.js';
import { complement, contains, difference, EVERYTHING, intersection, type Ranges, union, unionOf } from './ranges.js';
import { ALPHABETIC, EMOJI, LOWERCASE, UPPERCASE, XID_CONTINUE, XID_START } from './tables.js';

const ASCII: Ranges = [0, 0x80];
const ASCII_DIGITS: Ranges = [0x30, 0x3a];
const ASCII_HEX_DIGITS: Ranges = [0x30, 0x3a, 0x41, 0x47, 0x61, 0x67];
const FULL_WIDTH_HEX_DIGITS: Ranges = [0xff10, 0xff1a, 0xff21, 0xff27, 0xff41, 0xff47];
const JOIN_CONTROL: Ranges = [0x200c, 0x200e];
const LINE_ENDS: Ranges = [0x0a, 0x0e, 0x85, 0x86, 0x2028, 0x202a];
/** Up to U+00FF. */
const LATIN_WORD: Ranges = [
  0x30, 0x3a, 0x41, 0x5b, 0x5f, 0x60, 0x61, 0x7b, 0xaa, 0xab, 0xb5, 0xb6, 0xba, 0xbb, 0xc0, 0xd7, 0xd8, 0xf7, 0xf8,
  0x100,
];
/** `\s` */
export const SPACES: Ranges = [
  0x09, 0x0e, 0x20, 0x21, 0x85, 0x86, 0xa0, 0xa1, 0x1680, 0x1681, 0x2000, 0x200b, 0x2028, 0x202a, 0x202f, 0x2030,
  0x205f, 0x2060, 0x3000, 0x3001,
];
/** `\h` */
export const BLANKS = difference(SPACES, LINE_ENDS);

/** Codes of the general categories in the order of their numbers, then of unions of them. */
const CODES =
  'CN CC ZS PO SC PS PE SM PD ND LU SK PC LL SO LO PI CF NO PF LT LM MN ME MC NL ZL ZP CS CO C L M N P S Z LC'.split(
    ' ',
  );

/** The general categories whose codes begin so. */
function category(...beginnings: readonly string[]): Ranges {
  return unionOf(categories().filter((_, i) => beginnings.some((beginning) => CODES[i]?.startsWith(beginning))));
}

const casedLetters = () => category('LU', 'LL', 'LT');
const assigned = () => complement(category('CN'));
const inside = (table: string) => once(() => valuesFrom(table)[1] ?? []);
const alphabetic = inside(ALPHABETIC);
const lowercase = inside(LOWERCASE);
const uppercase = inside(UPPERCASE);
const xidStart = inside(XID_START);
const xidContinue = inside(XID_CONTINUE);
const cased = once(() => unionOf([lowercase(), uppercase(), category('LT')]));

/** `\d`. @param isLatin what is beyond U+00FF may be missing */
export const decimalDigits = byNeed(ASCII_DIGITS, () => category('ND'));
/** `\w`. @param isLatin what is beyond U+00FF may be missing */
export const wordCharacters = byNeed(LATIN_WORD, () =>
  unionOf([alphabetic(), category('M', 'ND', 'PC'), JOIN_CONTROL]),
);

/** Most texts need no table: it is read for what is beyond U+00FF alone. */
function byNeed(latin: Ranges, make: () => Ranges): (isLatin?: boolean) => Ranges {
  const all = once(make);
  return (isLatin) => (isLatin ? latin : all());
}

const graph = () => complement(union(SPACES, category('CC', 'CS', 'CN')));

/** The binary properties that patterns may use, in the order of their `names`. */
const BINARY: readonly (() => Ranges)[] = [
  alphabetic,
  () => union(alphabetic(), decimalDigits()),
  () => EVERYTHING,
  () => BLANKS,
  cased,
  inside(EMOJI),
  graph,
  () => JOIN_CONTROL,
  lowercase,
  () => union(graph(), category('ZS')),
  uppercase,
  () => SPACES,
  () => wordCharacters(),
  () => unionOf([decimalDigits(), ASCII_HEX_DIGITS, FULL_WIDTH_HEX_DIGITS]),
  xidStart,
  xidContinue,
  // Of POSIX classes alone: alnum, digit, punct, xdigit.
  () => union(alphabetic(), ASCII_DIGITS),
  () => ASCII_DIGITS,
  () => union(category('P'), difference(category('S'), alphabetic())),
  () => ASCII_HEX_DIGITS,
];

/** The code points of a property. @param ignoreCase the module then widens some properties, and leaves the others */
export type Property = (ignoreCase?: boolean) => Ranges;

/** Why there is no property of that name; `unsupported`: the module has it. */
export type Missing = 'unknown property' | 'unknown property value' | 'unsupported';

const found =
  (ranges: () => Ranges, widened = ranges): Property =>
  (ignoreCase) =>
    (ignoreCase ? widened : ranges)();

function findCategory(name: string): Property | undefined {
  if (name === 'ASSIGNED') return found(assigned);
  const plain = name.replace(/^(.)&$/, '$1');
  const code = CODES.find((own, i) => own === plain || names()[0][i]?.includes(name));
  if (code === undefined) return undefined;
  const ranges = code === 'LC' ? casedLetters : () => category(code);
  return found(ranges, /^L[ULT]$/.test(code) ? casedLetters : ranges);
}

function findScript(name: string): Property | undefined {
  const index = names()[1].findIndex((entry) => entry.includes(name));
  return index < 0 ? undefined : found(() => scripts()[index] ?? []);
}

function findBinary(name: string): Property | undefined {
  const ranges = BINARY[names()[2].findIndex((entry) => entry.includes(name))];
  return ranges && found(ranges, ranges === lowercase || ranges === uppercase ? cased : ranges);
}

/** Whether the module has a property or a block of that name, beside those above. A block mostly has the name of its script. */
function isKnownElsewhere(name: string): boolean {
  const hash = [...name].reduce((sum, letter) => (sum * 179 + letter.charCodeAt(0)) & 0x3fff, 0);
  return isException(hash) !== names()[1].some(([first]) => first === name);
}

/** What is said of names of which none is found. */
function missing(...candidates: readonly string[]): Missing {
  return candidates.some(isKnownElsewhere) ? 'unsupported' : 'unknown property';
}

/** The name as the module compares it: case, spaces, `_` and `-` do not count. */
function fold(name: string): string {
  return name.replace(/[_\- ]/g, '').toUpperCase();
}

/** @param written `name` or `name=value`, without `^` */
export function lookUpProperty(written: string, isPosix: boolean): Property | Missing {
  const [first = '', value] = written.split('=').map(fold);
  return value === undefined ? lookUpName(first, isPosix) : lookUpPair(first, value);
}

function lookUpName(name: string, isPosix: boolean): Property | Missing {
  const direct = (isPosix && findBinary(`POSIX${name}`)) || findCategory(name) || findScript(name) || findBinary(name);
  if (direct) return direct;
  const [, prefix, rest] = /^(I[NS])(.*)/.exec(name) ?? [];
  if (rest === undefined) return missing(name);
  return (prefix === 'IS' && (findBinary(rest) || findScript(rest))) || missing(name, rest);
}

function lookUpPair(key: string, name: string): Property | Missing {
  if (/^(GENERALCATEGORY|GC)$/.test(key)) return findCategory(name) ?? 'unknown property value';
  if (/^(SCRIPT|SC)$/.test(key)) return findScript(name) ?? 'unknown property value';
  const property = findBinary(key);
  if (property === undefined) return missing(key);
  if (/^(Y(ES)?|T(RUE)?)$/.test(name)) return property;
  return /^(NO?|F(ALSE)?)$/.test(name) ? found(() => complement(property())) : 'unknown property value';
}

/** `\d`, `\s` and `\w` keep to ASCII with the flag `a`. */
export function onlyAscii(ranges: Ranges): Ranges {
  return intersection(ranges, ASCII);
}

/** A name that Python's `str.isidentifier` accepts. @param name not empty */
export function isIdentifier(name: string): boolean {
  if (/^[A-Za-z_]\w*$/.test(name)) return true;
  const fits = (character: string, i: number) =>
    character === '_' || contains(i === 0 ? xidStart() : xidContinue(), character.codePointAt(0) ?? 0);
  return [...name].every(fits);
}
