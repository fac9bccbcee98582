import { describe, expect, test } from 'vitest';
import { compilePattern, parsePattern, searchFrom } from '../../../parser/regex/index.js';

/** Which of the characters the pattern matches. */
function members(pattern: string, characters: readonly string[]): string {
  const compiled = compilePattern(parsePattern(pattern));
  return characters.filter((c) => searchFrom(compiled, c, 0)?.end === c.length).join(' ');
}

const SAMPLE = [...'aZé_1²٣-€'].concat(
  'Ⓐ',
  'σ',
  'Σ',
  'ß',
  '中',
  '\u0301',
  '\u200d',
  '\u00a0',
  '\t',
  '\u0085',
  '\ufeff',
  '\u001c',
  '𝒜',
  '😀',
);

/** Pattern, members of the sample. Checked against Python's module. */
const CLASSES: readonly (readonly [string, string])[] = [
  ['\\w', 'a Z é _ 1 ٣ Ⓐ σ Σ ß 中 \u0301 \u200d 𝒜'],
  ['\\W', '² - € \u00a0 \u0009 \u0085 \ufeff \u001c 😀'],
  ['\\d', '1 ٣'],
  ['\\s', '\u00a0 \u0009 \u0085'],
  ['\\S', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \ufeff \u001c 𝒜 😀'],
  ['\\h', '\u00a0 \u0009'],
  ['.', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['(?-s).', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['\\p{L}', 'a Z é σ Σ ß 中 𝒜'],
  ['\\pL', 'a Z é σ Σ ß 中 𝒜'],
  ['\\p{^L}', '_ 1 ² ٣ - € Ⓐ \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 😀'],
  ['\\P{L}', '_ 1 ² ٣ - € Ⓐ \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 😀'],
  ['\\p{Lu}', 'Z Σ 𝒜'],
  ['\\p{Uppercase_Letter}', 'Z Σ 𝒜'],
  ['\\p{lu}', 'Z Σ 𝒜'],
  ['\\p{gc=Ll}', 'a é σ ß'],
  ['\\p{LC}', 'a Z é σ Σ ß 𝒜'],
  ['\\p{N}', '1 ² ٣'],
  ['\\p{No}', '²'],
  ['\\p{M}', '\u0301'],
  ['\\p{P}', '_ -'],
  ['\\p{Sc}', '€'],
  ['\\p{Z}', '\u00a0'],
  ['\\p{Cc}', '\u0009 \u0085 \u001c'],
  ['\\p{Assigned}', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['\\p{Script=Greek}', 'σ Σ'],
  ['\\p{IsGreek}', 'σ Σ'],
  ['\\p{greek}', 'σ Σ'],
  ['\\p{sc:Grek}', 'σ Σ'],
  ['\\p{Han}', '中'],
  ['\\p{Latin}', 'a Z é ß'],
  ['\\p{Common}', '_ 1 ² - € Ⓐ \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['\\p{Alphabetic}', 'a Z é Ⓐ σ Σ ß 中 𝒜'],
  ['\\p{alnum}', 'a Z é 1 ٣ Ⓐ σ Σ ß 中 𝒜'],
  ['\\p{Uppercase}', 'Z Ⓐ Σ 𝒜'],
  ['\\p{Lower}', 'a é σ ß'],
  ['\\p{Cased}', 'a Z é Ⓐ σ Σ ß 𝒜'],
  ['\\p{White_Space}', '\u00a0 \u0009 \u0085'],
  ['\\p{XID_Start}', 'a Z é σ Σ ß 中 𝒜'],
  ['\\p{xid-continue}', 'a Z é _ 1 ٣ σ Σ ß 中 \u0301 \u200d 𝒜'],
  ['\\p{Emoji}', '1 😀'],
  ['\\p{Any}', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['\\p{Word}', 'a Z é _ 1 ٣ Ⓐ σ Σ ß 中 \u0301 \u200d 𝒜'],
  ['\\p{Alphabetic=No}', '_ 1 ² ٣ - € \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 😀'],
  ['[[:alpha:]]', 'a Z é Ⓐ σ Σ ß 中 𝒜'],
  ['[[:alnum:]]', 'a Z é 1 Ⓐ σ Σ ß 中 𝒜'],
  ['[[:digit:]]', '1'],
  ['[[:^digit:]]', 'a Z é _ ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['[[:punct:]]', '_ - € 😀'],
  ['[[:upper:]]', 'Z Ⓐ Σ 𝒜'],
  ['[[:lower:]]', 'a é σ ß'],
  ['[[:space:]]', '\u00a0 \u0009 \u0085'],
  ['[[:blank:]]', '\u00a0 \u0009'],
  ['[[:cntrl:]]', '\u0009 \u0085 \u001c'],
  ['[[:graph:]]', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \ufeff 𝒜 😀'],
  ['[[:print:]]', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \ufeff 𝒜 😀'],
  ['[[:xdigit:]]', 'a 1'],
  ['[[:word:]]', 'a Z é _ 1 ٣ Ⓐ σ Σ ß 中 \u0301 \u200d 𝒜'],
  ['(?a)\\w', 'a Z _ 1'],
  ['(?a)\\s', '\u0009'],
  ['(?a)\\p{L}', 'a Z'],
  ['(?a)\\P{L}', 'é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['(?a:\\w)|é', 'a Z é _ 1'],
  ['[a-zé]', 'a é'],
  ['[^\\w\\s]', '² - € \ufeff \u001c 😀'],
  ['[\\W\\w]', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['[^\\s\\S]', 'a Z é _ 1 ² ٣ - € Ⓐ σ Σ ß 中 \u0301 \u200d \u00a0 \u0009 \u0085 \ufeff \u001c 𝒜 😀'],
  ['(?V1)[\\w--\\d]', 'a Z é _ Ⓐ σ Σ ß 中 \u0301 \u200d 𝒜'],
  ['(?V1)[\\w&&\\p{Greek}]', 'σ Σ'],
  ['(?V1)[\\p{L}~~\\p{Lu}]', 'a é σ ß 中'],
  ['(?V1)[[a-z]||σ]', 'a σ'],
  ['\\R', '\u0085'],
];

describe('classes and properties have the module’s members', () => {
  test.each(CLASSES)('%s: %j', (pattern, expected) => {
    expect(members(pattern, SAMPLE)).toBe(expected);
  });
});

const FOLDING: readonly (readonly [pattern: string, text: string, matches: boolean])[] = [
  ['(?i)k', '\u212a', true],
  ['(?i)\u212a', 'k', true],
  ['(?i)σ', 'ς', true],
  ['(?i)ß', 'ẞ', true],
  ['(?i)ß', 'ss', false],
  ['(?i)i', 'İ', true],
  ['(?i)I', 'ı', true],
  ['(?i)i', 'ı', false],
  ['(?i)\u0390', '\u1fd3', true],
  ['(?i)[a-z]', 'K', true],
  ['(?i)[a-z]', '\u212a', true],
  ['(?i)[^a]', 'A', false],
  ['(?i)[\\P{Lu}x]', 'A', false],
  ['(?i)\\p{Lu}', 'a', true],
  ['(?i)\\P{Lu}', 'a', false],
  ['(?i)\\p{Upper}', 'a', true],
  ['(?ai)k', '\u212a', false],
  ['(?ai)k', 'K', true],
  ['(?i)(?P<x>ab)(?P=x)', 'abAB', true],
  ['(?i)(?-i:a)b', 'aB', true],
  ['(?i)(?-i:a)b', 'AB', false],
  ['(?i)𐐀', '𐐨', true],
];

describe('case is ignored as the module ignores it', () => {
  test.each(FOLDING)('%s on %s: %s', (pattern, text, matches) => {
    expect(members(pattern, [text])).toBe(matches ? text : '');
  });
});
