import { categories, knownElsewhere, names, once, propertyFrom, scripts } from './data.js';
import { complement, contains, difference, EVERYTHING, intersection, type Ranges, union, unionOf } from './ranges.js';
import { ALPHABETIC, EMOJI, LOWERCASE, UPPERCASE, XID_CONTINUE, XID_START } from './tables.js';

/** General categories, in the order of their numbers. */
const CATEGORIES = 'CN CC ZS PO SC PS PE SM PD ND LU SK PC LL SO LO PI CF NO PF LT LM MN ME MC NL ZL ZP CS CO'.split(
  ' ',
);
const CATEGORY_UNIONS = 'C L M N P S Z LC'.split(' ');

const ASCII: Ranges = [0, 0x80];
const ASCII_DIGITS: Ranges = [0x30, 0x3a];
const ASCII_HEX_DIGITS: Ranges = [0x30, 0x3a, 0x41, 0x47, 0x61, 0x67];
const FULL_WIDTH_HEX_DIGITS: Ranges = [0xff10, 0xff1a, 0xff21, 0xff27, 0xff41, 0xff47];
const JOIN_CONTROL: Ranges = [0x200c, 0x200e];
const CONTROL_SPACES: Ranges = [0x09, 0x0e, 0x85, 0x86];
const TAB: Ranges = [0x09, 0x0a];

/** The categories that begin so, or the letters with case. */
function category(code: string): Ranges {
  const parts = code === 'LC' ? ['LU', 'LL', 'LT'] : [code];
  return unionOf(categories().filter((_, i) => parts.some((part) => CATEGORIES[i]?.startsWith(part))));
}

const alphabetic = once(() => propertyFrom(ALPHABETIC));
const lowercase = once(() => propertyFrom(LOWERCASE));
const uppercase = once(() => propertyFrom(UPPERCASE));
const xidStart = once(() => propertyFrom(XID_START));
const xidContinue = once(() => propertyFrom(XID_CONTINUE));
const emoji = once(() => propertyFrom(EMOJI));
const cased = once(() => unionOf([lowercase(), uppercase(), category('LT')]));

/** `\h` */
export const blanks = () => union(category('ZS'), TAB);
/** `\d` */
export const decimalDigits = once(() => category('ND'));
/** `\s` */
export const spaces = once(() => union(category('Z'), CONTROL_SPACES));
/** `\w` */
export const wordCharacters = once(() =>
  unionOf([alphabetic(), category('M'), decimalDigits(), category('PC'), JOIN_CONTROL]),
);

const alphanumeric = () => union(alphabetic(), decimalDigits());
const graph = () => complement(unionOf([spaces(), ...['CC', 'CS', 'CN'].map(category)]));

/** The binary properties that patterns may use, with the module's other names. */
const BINARY: ReadonlyMap<string, () => Ranges> = new Map(
  Object.entries({
    ALPHABETIC: alphabetic,
    ALPHA: alphabetic,
    ALPHANUMERIC: alphanumeric,
    ALNUM: alphanumeric,
    ANY: () => EVERYTHING,
    BLANK: blanks,
    HORIZSPACE: blanks,
    H: blanks,
    CASED: cased,
    EMOJI: emoji,
    GRAPH: graph,
    JOINCONTROL: () => JOIN_CONTROL,
    JOINC: () => JOIN_CONTROL,
    LOWERCASE: lowercase,
    LOWER: lowercase,
    PRINT: () => union(graph(), category('ZS')),
    UPPERCASE: uppercase,
    UPPER: uppercase,
    WHITESPACE: spaces,
    WSPACE: spaces,
    SPACE: spaces,
    WORD: wordCharacters,
    XDIGIT: () => unionOf([decimalDigits(), ASCII_HEX_DIGITS, FULL_WIDTH_HEX_DIGITS]),
    XIDSTART: xidStart,
    XIDS: xidStart,
    XIDCONTINUE: xidContinue,
    XIDC: xidContinue,
    POSIXALNUM: () => union(alphabetic(), ASCII_DIGITS),
    POSIXDIGIT: () => ASCII_DIGITS,
    POSIXPUNCT: () => union(category('P'), difference(category('S'), alphabetic())),
    POSIXXDIGIT: () => ASCII_HEX_DIGITS,
  }),
);

/** A property under the name by which it was found. */
interface Property {
  readonly kind: 'found';
  /** @param ignoreCase the module then widens some properties, and leaves the others */
  readonly ranges: (ignoreCase?: boolean) => Ranges;
}

export type PropertyLookup =
  | Property
  | { readonly kind: 'unknown'; readonly reason: 'unknown property' | 'unknown property value' }
  | { readonly kind: 'unsupported' };

const UNKNOWN: PropertyLookup = { kind: 'unknown', reason: 'unknown property' };
const UNKNOWN_VALUE: PropertyLookup = { kind: 'unknown', reason: 'unknown property value' };
const UNSUPPORTED: PropertyLookup = { kind: 'unsupported' };

const found = (ranges: () => Ranges, widened = ranges): Property => ({
  kind: 'found',
  ranges: (ignoreCase) => (ignoreCase ? widened : ranges)(),
});

function findCategory(name: string): Property | undefined {
  const [single, unions] = names();
  if (name === 'ASSIGNED') return found(() => complement(category('CN')));
  const code = CATEGORIES[single?.get(name) ?? -1] ?? CATEGORY_UNIONS[unions?.get(name) ?? -1];
  if (code === undefined) return undefined;
  return found(() => category(code), /^L[ULT]$/.test(code) ? () => category('LC') : undefined);
}

function findScript(name: string): Property | undefined {
  const ranges = scripts()[names()[2]?.get(name) ?? -1];
  return ranges && found(() => ranges);
}

function findBinary(name: string): Property | undefined {
  const ranges = BINARY.get(name);
  return ranges && found(ranges, ranges === lowercase || ranges === uppercase ? cased : ranges);
}

/** Whether the module has a property or a block of that name, beside those above. */
function isKnownElsewhere(name: string): boolean {
  return knownElsewhere().has([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) & 0xffff, 0));
}

/** The name as the module compares it: case, spaces, `_` and `-` do not count. */
function fold(name: string): string {
  return name.replace(/[_\- ]/g, '').toUpperCase();
}

/**
 * @param key   what stands before `=` or `:`, as written; undefined when there is no such part
 * @param value the name, as written, without `^`
 */
export function lookUpProperty(key: string | undefined, value: string, posix: boolean): PropertyLookup {
  const name = fold(value);
  if (key !== undefined) return lookUpPair(fold(key), name);
  const direct = (posix && findBinary(`POSIX${name}`)) || findCategory(name) || findScript(name) || findBinary(name);
  if (direct) return direct;
  const [prefix, rest] = [name.slice(0, 2), name.slice(2)];
  const prefixed = prefix === 'IS' && (findBinary(rest) || findScript(rest));
  if (prefixed) return prefixed;
  const isElsewhere = isKnownElsewhere(name) || (/IS|IN/.test(prefix) && isKnownElsewhere(rest));
  return isElsewhere ? UNSUPPORTED : UNKNOWN;
}

function lookUpPair(key: string, name: string): PropertyLookup {
  if (/^(GENERALCATEGORY|GC)$/.test(key)) return findCategory(name) ?? UNKNOWN_VALUE;
  if (/^(SCRIPT|SC)$/.test(key)) return findScript(name) ?? UNKNOWN_VALUE;
  const property = findBinary(key);
  if (property === undefined) return isKnownElsewhere(key) ? UNSUPPORTED : UNKNOWN;
  if (/^(YES|Y|TRUE|T)$/.test(name)) return property;
  return /^(NO|N|FALSE|F)$/.test(name) ? found(() => complement(property.ranges())) : UNKNOWN_VALUE;
}

/** `\d`, `\s` and `\w` keep to ASCII with the flag `a`. */
export function onlyAscii(ranges: Ranges): Ranges {
  return intersection(ranges, ASCII);
}

/** A name that Python's `str.isidentifier` accepts. */
export function isIdentifier(name: string): boolean {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return true;
  const points = Array.from(name.replaceAll('_', 'a'), (c) => c.codePointAt(0) ?? 0);
  return points.length > 0 && points.every((point, i) => contains(i === 0 ? xidStart() : xidContinue(), point));
}
