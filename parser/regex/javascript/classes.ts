import { rangesOfClass, rangesOfSet } from '../program/sets.js';
import type { CharacterClass, CharacterSet, SetItem } from '../tree.js';
import { names } from '../unicode/data.js';
import type { Ranges } from '../unicode/ranges.js';

const SYNTAX = /[\\^$.*+?()[\]{}|/-]/;
const WORD = '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}';

/** Members of classes as they stand between brackets. */
const MEMBERS: Readonly<Record<string, string>> = {
  digit: '\\p{Nd}',
  word: WORD,
  space: '\\p{White_Space}',
  blank: '\\p{Zs}\\t',
  'digit ascii': '0-9',
  'word ascii': '\\w',
  'space ascii': '\\t-\\r ',
  'blank ascii': '\\t ',
  'posix alpha': '\\p{Alphabetic}',
  'posix digit': '0-9',
  'posix alnum': '\\p{Alphabetic}0-9',
  'posix xdigit': '0-9A-Fa-f',
  'posix space': '\\p{White_Space}',
  'posix blank': '\\p{Zs}\\t',
  'posix word': WORD,
  'posix cntrl': '\\p{Cc}',
  'property alphabetic': '\\p{Alphabetic}',
  'property white_space': '\\p{White_Space}',
  'property emoji': '\\p{Emoji}',
  'property xid_start': '\\p{XID_Start}',
  'property xid_continue': '\\p{XID_Continue}',
  'property any': '\\s\\S',
};

/** A code point as it stands in a pattern, inside brackets or outside. */
export function written(codePoint: number): string {
  const named: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 11: '\\v', 12: '\\f', 13: '\\r' };
  if (named[codePoint] !== undefined) return named[codePoint];
  const isPlain = codePoint >= 0x20 && codePoint < 0x7f;
  if (!isPlain) return `\\u{${codePoint.toString(16).toUpperCase()}}`;
  const character = String.fromCodePoint(codePoint);
  return SYNTAX.test(character) ? `\\${character}` : character;
}

/** A hyphen needs no escape outside brackets, and with the flag `u` may not have one. */
export function literal(codePoint: number): string {
  return codePoint === 0x2d ? '-' : written(codePoint);
}

/** `[…]` of the code points. */
export function bracketed(ranges: Ranges): string {
  let members = '';
  for (let i = 0; i < ranges.length; i += 2) {
    const [first, last] = [ranges[i] ?? 0, (ranges[i + 1] ?? 0) - 1];
    members += first === last ? written(first) : `${written(first)}${last > first + 1 ? '-' : ''}${written(last)}`;
  }
  return members === '' ? '[]' : `[${members}]`;
}

/** The class in JavaScript's own names; undefined when they do not say the same. */
function members(node: CharacterClass): string | undefined {
  const { kind, name = '' } = node;
  const isNamed = kind === 'posix' || kind === 'property';
  if (isNamed && (node.ignoreCase || node.ascii)) return undefined;
  const own = MEMBERS[isNamed ? `${kind} ${name.toLowerCase()}` : `${kind}${node.ascii ? ' ascii' : ''}`];
  if (own !== undefined || kind !== 'property') return own;
  return categoryMember(name) ?? scriptMember(name.replace(/^(script|sc)=/i, ''));
}

function categoryMember(name: string): string | undefined {
  const code = name.replace(/^(general_?category|gc)=/i, '');
  const isCode = /^(L[ulmot]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfson]?)$/i.test(code);
  return isCode ? `\\p{${code.charAt(0).toUpperCase()}${code.slice(1).toLowerCase()}}` : undefined;
}

/** By its code of four letters, which both sides know. */
function scriptMember(name: string): string | undefined {
  const folded = name.replace(/[_\- ]/g, '').toUpperCase();
  const code = names()[1]
    .slice(1)
    .find((entry) => entry.includes(folded))
    ?.find((other) => other.length === 4);
  return code && `\\p{Script=${code.charAt(0)}${code.slice(1).toLowerCase()}}`;
}

/** One class escape, which JavaScript complements by a capital. */
function isEscape(text: string): boolean {
  return /^\\(w|p\{[^}]*\})$/.test(text);
}

function complemented(text: string): string {
  return text.replace(/^\\[wp]/, (start) => start.toUpperCase());
}

export function classText(node: CharacterClass): string {
  const inside = members(node);
  if (inside === undefined) return bracketed(rangesOfClass(node));
  if (isEscape(inside)) return node.negated ? complemented(inside) : inside;
  return `[${node.negated ? '^' : ''}${inside}]`;
}

/** A set item by item, or by its code points where JavaScript has no such set. */
export function setText(set: CharacterSet, ascii: boolean): string {
  const items = set.ignoreCase || set.operator !== 'union' ? undefined : set.items.map(itemText);
  const text = items?.every((item) => item !== undefined) ? items.join('') : undefined;
  return text === undefined ? bracketed(rangesOfSet(set, ascii)) : `[${set.negated ? '^' : ''}${text}]`;
}

function itemText(item: SetItem): string | undefined {
  switch (item.type) {
    case 'character':
      return written(item.codePoint);
    case 'range':
      return `${written(item.from.codePoint)}-${written(item.to.codePoint)}`;
    case 'class': {
      const inside = members(item);
      if (!item.negated || inside === undefined) return inside;
      return isEscape(inside) ? complemented(inside) : undefined;
    }
    default:
      return undefined;
  }
}

export const WORD_CLASS = { unicode: `[${WORD}]`, ascii: '\\w' };
