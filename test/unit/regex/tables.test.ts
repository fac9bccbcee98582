import { describe, expect, test } from 'vitest';
import { UNICODE_VERSION } from '../../../parser/regex/index.js';
import { decimalDigits, lookUpProperty, wordCharacters } from '../../../parser/regex/unicode/properties.js';
import { contains, type Ranges } from '../../../parser/regex/unicode/ranges.js';

function rangesOf(property: string): Ranges {
  const found = lookUpProperty(property, false);
  if (typeof found === 'string') throw new Error(`There is no property ${property}`);
  return found();
}

/** `found`, or why there is none of that name. */
function verdict(written: string): string {
  const found = lookUpProperty(written, false);
  return typeof found === 'string' ? found : 'found';
}

/** Code points whose membership differs from the host's own property of that name. */
function differences(property: string): readonly number[] {
  const ranges = rangesOf(property);
  const host = new RegExp(`\\p{${property}}`, 'u');
  const differing: number[] = [];
  for (let c = 0; c < 0x110000; c++) {
    if (contains(ranges, c) !== host.test(String.fromCodePoint(c))) differing.push(c);
  }
  return differing;
}

// The host's data is a witness only where it follows the same version of Unicode.
describe.skipIf(process.versions.unicode !== UNICODE_VERSION)('the packed tables hold every code point', () => {
  test.each([
    'Lu',
    'Ll',
    'L',
    'Mn',
    'Nd',
    'P',
    'S',
    'Cn',
    'Alphabetic',
    'Uppercase',
    'Lowercase',
    'White_Space',
    'XID_Start',
    'XID_Continue',
    'Emoji',
    'Script=Latin',
    'Script=Han',
    'Script=Common',
    'Script=Inherited',
  ])('%s', (property) => {
    expect(differences(property)).toEqual([]);
  });
});

describe('a name after \\p', () => {
  test.each([
    ['BasicLatin', 'unsupported'],
    ['latin_1', 'unsupported'],
    ['InGreek', 'unsupported'],
    ['Box Drawing', 'unsupported'],
    ['Dash', 'unsupported'],
    ['IsDash', 'unsupported'],
    ['Bidi_Class', 'unsupported'],
    ['Block', 'unsupported'],
    ['Greek', 'found'],
    ['IsGreek', 'found'],
    ['Latn', 'found'],
    ['letter', 'found'],
    ['L&', 'found'],
    ['Titlecase Letter', 'found'],
    ['Assigned', 'found'],
    ['InArmenian', 'unsupported'],
    ['InSoyombo', 'unsupported'],
    ['Latinx', 'unknown property'],
    ['InLatin', 'unknown property'],
    ['InNowhere', 'unknown property'],
    ['', 'unknown property'],
  ])('%s is %s', (name, kind) => {
    expect(verdict(name)).toBe(kind);
  });

  test.each([
    ['Script', 'Greek', 'found'],
    ['sc', 'Nowhere', 'unknown property value'],
    ['gc', 'Lu', 'found'],
    ['Alphabetic', 'no', 'found'],
    ['Alphabetic', 'maybe', 'unknown property value'],
    ['Block', 'BasicLatin', 'unsupported'],
    ['Colour', 'red', 'unknown property'],
  ])('%s=%s is %s', (key, value, kind) => {
    expect(verdict(`${key}=${value}`)).toBe(kind);
  });
});

describe('a second name means the same', () => {
  test.each([
    ['Alpha', 'Alphabetic'],
    ['Alnum', 'Alphanumeric'],
    ['H', 'Horiz_Space'],
    ['Blank', 'Horiz_Space'],
    ['Join_C', 'Join_Control'],
    ['Lower', 'Lowercase'],
    ['Upper', 'Uppercase'],
    ['Space', 'White_Space'],
    ['WSpace', 'White_Space'],
    ['XIDS', 'XID_Start'],
    ['XIDC', 'XID_Continue'],
    ['Punct', 'P'],
    ['Combining_Mark', 'M'],
    ['Cntrl', 'Cc'],
    ['Zinh', 'Inherited'],
    ['Qaac', 'Coptic'],
  ])('%s is %s', (name, other) => {
    expect(rangesOf(name)).toEqual(rangesOf(other));
    expect(rangesOf(name).length).toBeGreaterThan(0);
  });
});

test.each([
  ['\\w', wordCharacters],
  ['\\d', decimalDigits],
])('%s is known up to U+00FF without a table, and is the same with it', (_, ranges) => {
  for (let c = 0; c < 0x100; c++) expect([c, contains(ranges(true), c)]).toEqual([c, contains(ranges(), c)]);
});
