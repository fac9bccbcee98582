import { unicodeData } from './data.js';
import {
  complement,
  contains,
  difference,
  EVERYTHING,
  intersection,
  type Ranges,
  symmetricDifference,
  union,
  unionOf,
} from './ranges.js';
import {
  ALPHABETIC,
  CATEGORY_NAMES,
  EMOJI,
  LOWERCASE,
  UPPERCASE,
  WHITE_SPACE,
  XID_CONTINUE,
  XID_START,
} from './tables.js';

const ASCII: Ranges = [0, 0x80];
const DECIMAL_DIGITS: Ranges = [0x30, 0x3a];
const HEX_DIGITS: Ranges = [0x30, 0x3a, 0x41, 0x47, 0x61, 0x67];
const FULL_WIDTH_HEX_DIGITS: Ranges = [0xff10, 0xff1a, 0xff21, 0xff27, 0xff41, 0xff47];
const JOIN_CONTROL: Ranges = [0x200c, 0x200e];
const TAB: Ranges = [0x09, 0x0a];
const LOW_LINE = 0x5f;

/** General categories: the module's other names for each. */
const CATEGORY_ALIASES: Readonly<Record<string, string>> = {
  UNASSIGNED: 'CN',
  CONTROL: 'CC',
  CNTRL: 'CC',
  SPACESEPARATOR: 'ZS',
  OTHERPUNCTUATION: 'PO',
  CURRENCYSYMBOL: 'SC',
  OPENPUNCTUATION: 'PS',
  CLOSEPUNCTUATION: 'PE',
  MATHSYMBOL: 'SM',
  DASHPUNCTUATION: 'PD',
  DECIMALNUMBER: 'ND',
  DIGIT: 'ND',
  UPPERCASELETTER: 'LU',
  MODIFIERSYMBOL: 'SK',
  CONNECTORPUNCTUATION: 'PC',
  LOWERCASELETTER: 'LL',
  OTHERSYMBOL: 'SO',
  OTHERLETTER: 'LO',
  INITIALPUNCTUATION: 'PI',
  FORMAT: 'CF',
  OTHERNUMBER: 'NO',
  FINALPUNCTUATION: 'PF',
  TITLECASELETTER: 'LT',
  MODIFIERLETTER: 'LM',
  NONSPACINGMARK: 'MN',
  ENCLOSINGMARK: 'ME',
  SPACINGMARK: 'MC',
  LETTERNUMBER: 'NL',
  LINESEPARATOR: 'ZL',
  PARAGRAPHSEPARATOR: 'ZP',
  SURROGATE: 'CS',
  PRIVATEUSE: 'CO',
  OTHER: 'C',
  'C&': 'C',
  LETTER: 'L',
  'L&': 'L',
  MARK: 'M',
  COMBININGMARK: 'M',
  'M&': 'M',
  NUMBER: 'N',
  'N&': 'N',
  PUNCTUATION: 'P',
  PUNCT: 'P',
  'P&': 'P',
  SYMBOL: 'S',
  'S&': 'S',
  SEPARATOR: 'Z',
  'Z&': 'Z',
  CASEDLETTER: 'LC',
};

/** A union of general categories: `L`, `LU`, `LC`. Undefined when there is no such name. */
function category(name: string): Ranges | undefined {
  const code = CATEGORY_ALIASES[name] ?? name;
  if (code === 'ASSIGNED') return complement(categories('CN'));
  if (code === 'LC') return unionOf([categories('LU'), categories('LL'), categories('LT')]);
  return /^[CLMNPSZ][A-Z]?$/.test(code) && CATEGORY_NAMES.split(' ').some((known) => known.startsWith(code))
    ? categories(code)
    : undefined;
}

/** All categories whose name begins so. */
function categories(prefix: string): Ranges {
  return unicodeData.derived(`category ${prefix}`, () =>
    unionOf(
      CATEGORY_NAMES.split(' ').flatMap((name, i) =>
        name.startsWith(prefix) ? [unicodeData.categories[i] ?? []] : [],
      ),
    ),
  );
}

function script(name: string): Ranges | undefined {
  const index = unicodeData.scriptNames.findIndex((names) => names.split(':').includes(name));
  return index < 0 ? undefined : unicodeData.scripts[index];
}

/** Ranges that are put together once. */
function once(name: string, make: () => Ranges): () => Ranges {
  return () => unicodeData.derived(name, make);
}

const lettersAndNumbers = () => union(categories('L'), categories('NL'));
const alphabetic = once('alphabetic', () => symmetricDifference(lettersAndNumbers(), unicodeData.toggles(ALPHABETIC)));
const lowercase = () => symmetricDifference(categories('LL'), unicodeData.toggles(LOWERCASE));
const uppercase = () => symmetricDifference(categories('LU'), unicodeData.toggles(UPPERCASE));
const whiteSpace = () => unicodeData.toggles(WHITE_SPACE);
const cased = () => unionOf([lowercase(), uppercase(), categories('LT')]);
const blank = () => union(categories('ZS'), TAB);
const graph = () => complement(unionOf([whiteSpace(), categories('CC'), categories('CS'), categories('CN')]));
const word = once('word', () =>
  unionOf([alphabetic(), categories('M'), categories('ND'), categories('PC'), JOIN_CONTROL]),
);
const posixPunctuation = () => union(categories('P'), difference(categories('S'), alphabetic()));
const xidStart = once('xid start', () => symmetricDifference(lettersAndNumbers(), unicodeData.toggles(XID_START)));
const xidContinue = once('xid continue', () =>
  symmetricDifference(
    unionOf([lettersAndNumbers(), ...['MN', 'MC', 'ND', 'PC'].map(categories)]),
    unicodeData.toggles(XID_CONTINUE),
  ),
);

/** The binary properties that patterns may use, with the module's other names. */
const BINARY: Readonly<Record<string, () => Ranges>> = {
  ALPHABETIC: alphabetic,
  ALPHA: alphabetic,
  ALPHANUMERIC: () => union(alphabetic(), categories('ND')),
  ALNUM: () => union(alphabetic(), categories('ND')),
  ANY: () => EVERYTHING,
  BLANK: blank,
  HORIZSPACE: blank,
  H: blank,
  CASED: cased,
  EMOJI: () => unicodeData.toggles(EMOJI),
  GRAPH: graph,
  JOINCONTROL: () => JOIN_CONTROL,
  JOINC: () => JOIN_CONTROL,
  LOWERCASE: lowercase,
  LOWER: lowercase,
  PRINT: () => union(graph(), categories('ZS')),
  UPPERCASE: uppercase,
  UPPER: uppercase,
  WHITESPACE: whiteSpace,
  WSPACE: whiteSpace,
  SPACE: whiteSpace,
  WORD: word,
  XDIGIT: () => unionOf([categories('ND'), HEX_DIGITS, FULL_WIDTH_HEX_DIGITS]),
  XIDSTART: xidStart,
  XIDS: xidStart,
  XIDCONTINUE: xidContinue,
  XIDC: xidContinue,
  POSIXALNUM: () => union(alphabetic(), DECIMAL_DIGITS),
  POSIXDIGIT: () => DECIMAL_DIGITS,
  POSIXPUNCT: posixPunctuation,
  POSIXXDIGIT: () => HEX_DIGITS,
};

/** Properties that the module knows and this engine does not. */
const KNOWN_ELSEWHERE: ReadonlySet<string> = new Set(
  (
    'ASCIIHEXDIGIT AHEX BIDICLASS BC BIDICONTROL BIDIC BIDIMIRRORED BIDIM BLOCK BLK CANONICALCOMBININGCLASS CCC CASEIGNORABLE CI ' +
    'CHANGESWHENCASEFOLDED CWCF CHANGESWHENCASEMAPPED CWCM CHANGESWHENLOWERCASED CWL CHANGESWHENTITLECASED CWT ' +
    'CHANGESWHENUPPERCASED CWU DASH DECOMPOSITIONTYPE DT DEFAULTIGNORABLECODEPOINT DI DEPRECATED DEP DIACRITIC DIA ' +
    'EASTASIANWIDTH EA EMOJICOMPONENT ECOMP EMOJIMODIFIER EMOD EMOJIMODIFIERBASE EBASE EMOJIPRESENTATION EPRES ' +
    'EXTENDEDPICTOGRAPHIC EXTPICT EXTENDER EXT GRAPHEMEBASE GRBASE GRAPHEMECLUSTERBREAK GCB GRAPHEMEEXTEND GREXT GRAPHEMELINK ' +
    'GRLINK HANGULSYLLABLETYPE HST HEXDIGIT HEX HYPHEN IDCOMPATMATHCONTINUE IDCOMPATMATHSTART IDCONTINUE IDC IDEOGRAPHIC IDEO ' +
    'IDSBINARYOPERATOR IDSB IDSTART IDS IDSTRINARYOPERATOR IDST IDSUNARYOPERATOR IDSU INDICCONJUNCTBREAK INCB ' +
    'INDICPOSITIONALCATEGORY INPC INDICSYLLABICCATEGORY INSC JOININGGROUP JG JOININGTYPE JT LINEBREAK LB ' +
    'LOGICALORDEREXCEPTION LOE MATH MODIFIERCOMBININGMARK MCM NFCQUICKCHECK NFCQC NFDQUICKCHECK NFDQC NFKCQUICKCHECK NFKCQC ' +
    'NFKDQUICKCHECK NFKDQC NONCHARACTERCODEPOINT NCHAR NUMERICTYPE NT NUMERICVALUE NV OTHERALPHABETIC OALPHA ' +
    'OTHERDEFAULTIGNORABLECODEPOINT ODI OTHERGRAPHEMEEXTEND OGREXT OTHERIDCONTINUE OIDC OTHERIDSTART OIDS OTHERLOWERCASE ' +
    'OLOWER OTHERMATH OMATH OTHERUPPERCASE OUPPER PATTERNSYNTAX PATSYN PATTERNWHITESPACE PATWS PREPENDEDCONCATENATIONMARK PCM ' +
    'QUOTATIONMARK QMARK RADICAL REGIONALINDICATOR RI SCRIPTEXTENSIONS SCX SENTENCEBREAK SB SENTENCETERMINAL STERM SOFTDOTTED ' +
    'SD TERMINALPUNCTUATION TERM UNIFIEDIDEOGRAPH UIDEO VARIATIONSELECTOR VS VERTSPACE V WORDBREAK WB'
  ).split(' '),
);

const CATEGORY_KEYS = ['GENERALCATEGORY', 'GC'];
const SCRIPT_KEYS = ['SCRIPT', 'SC'];
const TRUE_VALUES = ['YES', 'Y', 'TRUE', 'T'];
const FALSE_VALUES = ['NO', 'N', 'FALSE', 'F'];

/** The name as the module compares it: case, spaces, `_` and `-` do not count. */
export function foldPropertyName(name: string): string {
  return name.replace(/[_\- ]/g, '').toUpperCase();
}

export type PropertyLookup =
  | { readonly kind: 'found'; readonly name: string; readonly ranges: () => Ranges }
  | { readonly kind: 'unknown'; readonly reason: 'unknown property' | 'unknown property value' }
  | { readonly kind: 'unsupported' };

/**
 * @param key   what stands before `=` or `:`, as written; undefined when there is no such part
 * @param value the name, as written, without `^`
 */
export function lookUpProperty(key: string | undefined, value: string, posix: boolean): PropertyLookup {
  const name = foldPropertyName(value);
  if (key !== undefined) return lookUpPair(foldPropertyName(key), name);
  if (posix && ['ALNUM', 'DIGIT', 'PUNCT', 'XDIGIT'].includes(name))
    return found(`POSIX${name}`, binary(`POSIX${name}`));
  const direct = lookUpValue(name);
  if (direct !== undefined) return direct;
  if (name.startsWith('IS')) {
    const rest = name.slice(2);
    const prefixed = binary(rest) ?? (script(rest) && (() => script(rest) ?? []));
    if (prefixed !== undefined) return found(rest, prefixed);
  }
  const known = KNOWN_ELSEWHERE.has(name) || KNOWN_ELSEWHERE.has(name.replace(/^IS/, '')) || name.startsWith('IN');
  return known ? { kind: 'unsupported' } : { kind: 'unknown', reason: 'unknown property' };
}

function lookUpValue(name: string): PropertyLookup | undefined {
  if (category(name) !== undefined) return found(name, () => category(name) ?? []);
  if (script(name) !== undefined) return found(name, () => script(name) ?? []);
  const ranges = binary(name);
  return ranges && found(name, ranges);
}

function lookUpPair(key: string, name: string): PropertyLookup {
  const unknownValue: PropertyLookup = { kind: 'unknown', reason: 'unknown property value' };
  if (CATEGORY_KEYS.includes(key))
    return category(name) === undefined ? unknownValue : found(name, () => category(name) ?? []);
  if (SCRIPT_KEYS.includes(key))
    return script(name) === undefined ? unknownValue : found(name, () => script(name) ?? []);
  const ranges = binary(key);
  if (ranges !== undefined) {
    if (TRUE_VALUES.includes(name)) return found(key, ranges);
    return FALSE_VALUES.includes(name) ? found(key, () => complement(ranges())) : unknownValue;
  }
  return KNOWN_ELSEWHERE.has(key) ? { kind: 'unsupported' } : { kind: 'unknown', reason: 'unknown property' };
}

function found(name: string, ranges: (() => Ranges) | undefined): PropertyLookup {
  return { kind: 'found', name, ranges: ranges ?? (() => []) };
}

function binary(name: string): (() => Ranges) | undefined {
  return Object.hasOwn(BINARY, name) ? BINARY[name] : undefined;
}

/** What the property means when case is ignored: the module widens some, and leaves the others. */
export function ignoringCase(name: string, ranges: Ranges): Ranges {
  const code = CATEGORY_ALIASES[name] ?? name;
  if (['LU', 'LL', 'LT'].includes(code)) return category('LC') ?? ranges;
  return ['UPPERCASE', 'UPPER', 'LOWERCASE', 'LOWER'].includes(name) ? cased() : ranges;
}

/** `\d`, `\s` and `\w` keep to ASCII with the flag `a`. */
export function onlyAscii(ranges: Ranges): Ranges {
  return intersection(ranges, ASCII);
}

export const wordCharacters = word;
export const decimalDigits = () => categories('ND');
export const spaces = whiteSpace;
export const blanks = blank;

/** A name that Python's `str.isidentifier` accepts. */
export function isIdentifier(name: string): boolean {
  return (
    name !== '' &&
    Array.from(name, (c) => c.codePointAt(0) ?? 0).every(
      (point, i) => point === LOW_LINE || contains(i === 0 ? xidStart() : xidContinue(), point),
    )
  );
}
