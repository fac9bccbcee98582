import { describe, expect, test } from 'vitest';
import { UNICODE_VERSION } from '../../../parser/regex/index.js';
import { lookUpProperty } from '../../../parser/regex/unicode/properties.js';
import { contains } from '../../../parser/regex/unicode/ranges.js';

/** Code points whose membership differs from the host's own property of that name. */
function differences(property: string): readonly number[] {
  const [first = '', second] = property.split('=');
  const found = lookUpProperty(second === undefined ? undefined : first, second ?? first, false);
  if (found.kind !== 'found') throw new Error(`There is no property ${property}`);
  const ranges = found.ranges();
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
    ['Latinx', 'unknown'],
    ['InLatin', 'unknown'],
    ['InNowhere', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (name, kind) => {
    expect(lookUpProperty(undefined, name, false)).toMatchObject({ kind });
  });

  test.each([
    ['Script', 'Greek', 'found'],
    ['sc', 'Nowhere', 'unknown'],
    ['gc', 'Lu', 'found'],
    ['Alphabetic', 'no', 'found'],
    ['Alphabetic', 'maybe', 'unknown'],
    ['Block', 'BasicLatin', 'unsupported'],
    ['Colour', 'red', 'unknown'],
  ])('%s=%s is %s', (key, value, kind) => {
    expect(lookUpProperty(key, value, false)).toMatchObject({ kind });
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
    const [first, second] = [name, other].map((each) => lookUpProperty(undefined, each, false));
    if (first?.kind !== 'found' || second?.kind !== 'found') throw new Error('Not found');
    expect(first.ranges()).toEqual(second.ranges());
    expect(first.ranges().length).toBeGreaterThan(0);
  });
});
