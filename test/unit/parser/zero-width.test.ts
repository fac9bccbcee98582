import { describe, expect, test } from 'vitest';
import { brief, byUnit, merged, run } from './support.js';

describe('a match that takes no text', () => {
  test.each<[string, object, string, string]>([
    [
      'as the opener of a region',
      { v: { open_pattern: '(?=<)', close: '>' }, content: {} },
      'a<b>c',
      '+content "a" -content +v "<b" -v +content "c" -content',
    ],
    [
      'as the closer of a region',
      { v: { open: '[', close_pattern: '(?=\\])' }, content: {} },
      'a[b]c',
      '+content "a" -content +v "b" -v +content "]c" -content',
    ],
    [
      'as the closer of the implicit region, passed over where that is not open',
      { v: { open: '<v>', close: '</v>' }, content: { close_pattern: '(?=<)', repeats: true } },
      '<x>a<v>b</v><y>c',
      '+content "<x>a" -content +v "b" -v +content "<y>c" -content',
    ],
    [
      'as the closer of the implicit region, before a pair of surrogates',
      { content: { close_pattern: '(?=😀)', repeats: true } },
      '😀a😀😀b',
      '+content "😀a" -content +content "😀" -content +content "😀b" -content',
    ],
    ['at the very end does not count', { content: { close_pattern: '(?=x)|$' } }, 'ab', '+content "ab" -content'],
  ])('%s', (_name, fields, text, events) => {
    const template = { start_anchor: 'A:', fields };
    expect(brief(merged(run(template, [text]).events))).toBe(events);
    expect(brief(merged(run(template, byUnit(text)).events))).toBe(events);
  });

  test.each<[string, string, string, string]>([
    ['behind the end', '(?=ab\\K)', 'ab;', '+content "ab" -content +v ";" -v'],
  ])('that \\K begins %s does not move the text back', (_name, pattern, text, events) => {
    const template = { start_anchor: 'A:', fields: { v: { open_pattern: pattern }, content: {} } };
    expect(brief(merged(run(template, [text]).events))).toBe(events);
    expect(brief(merged(run(template, byUnit(text)).events))).toBe(events);
  });

  test.each<[string, object, string]>([
    ['look-aheads', { v: { open_pattern: '(?=<)', close_pattern: '(?=<)' } }, 'ab<c'],
    ['optional text', { v: { open_pattern: 'x*', close_pattern: 'y*' } }, 'ab'],
  ])('as opener and closer of one field at one place is an error that names the field: %s', (_name, fields, text) => {
    const template = { start_anchor: 'A:', fields };
    const expected = expect.objectContaining({ code: 'zero-width-loop', field: 'v', path: ['fields', 'v'] });
    expect(() => run(template, [text])).toThrow(expected);
    expect(() => run(template, byUnit(text))).toThrow(expected);
  });
});
