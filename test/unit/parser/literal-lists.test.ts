import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResponseParser } from '../../../parser/index.js';
import { splits } from './arbitraries.js';
import { brief, byUnit, run } from './support.js';

/** Literals that stand in no text here: they make a list long, and change nothing else. */
const ELSEWHERE = Array.from({ length: 20 }, (_, index) => `Z${index}`);

function steps(fields: object, chunks: readonly string[]): readonly unknown[] {
  const parser = new ResponseParser({ start_anchor: 'A:', fields }, '', { trace: true });
  const fed = chunks.map((chunk) => [parser.feed(chunk), parser.held?.text ?? '']);
  return [...fed, parser.finalize()];
}

describe('a long list of literals', () => {
  const text = (longest: number) =>
    fc
      .array(fc.constantFrom('a', 'b', 'c', '😀', '<'), { minLength: 1, maxLength: longest })
      .map((all) => all.join(''));
  const lists = fc.array(text(6), { minLength: 1, maxLength: 8 });

  test('shows and holds at every feed what a short one does', () => {
    const property = fc.property(lists, lists, text(3), text(40), splits, (open, close, other, whole, cuts) => {
      const fields = (more: readonly string[]) => ({
        x: { open: [...open, ...more], close: [...close, ...more], repeats: true },
        y: { open: other, close: ['b', ...more], repeats: true },
        content: { repeats: true },
      });
      expect(steps(fields(ELSEWHERE), cuts(whole))).toEqual(steps(fields([]), cuts(whole)));
    });
    fc.assert(property, { numRuns: 1000 });
  });

  test('cuts the prefix where a short one does', () => {
    const property = fc.property(lists, text(40), (anchors, prefix) => {
      const keptWith = (more: readonly string[]) => {
        const template = { start_anchor: [...anchors, ...more], fields: { content: {} } };
        return new ResponseParser(template, prefix).keptPrefix;
      };
      expect(keptWith(ELSEWHERE)).toBe(keptWith([]));
    });
    fc.assert(property, { numRuns: 500 });
  });

  const powers = (count: number, end = '') => Array.from({ length: count }, (_, at) => 'a'.repeat(at + 1) + end);

  test.each<[string, readonly string[], string, string]>([
    ['of which each begins the next takes the longest', powers(3000), `${'a'.repeat(2000)}b`, '+v "b"'],
    ['that all but match hold and release', powers(3000, 'b'), `${'a'.repeat(5000)}c`, ''],
    ['of half pairs finds none inside a pair', [...ELSEWHERE, '\ud83d', '\ude00'], '😀😀', ''],
    ['of half pairs finds a half', [...ELSEWHERE, '\ud83d', '\ude00'], '😀\ude00x', '+v "x"'],
  ])('%s', (_name, open, whole, shown) => {
    for (const chunks of [[whole], byUnit(whole)]) {
      expect(brief(run({ start_anchor: 'A:', fields: { v: { open } } }, chunks).feeds.flat())).toBe(shown);
    }
  });

  test('holds text for its delimiter', () => {
    const fields = { v: { open: [...ELSEWHERE, '<tool>'], close: '!' } };
    const parser = new ResponseParser({ start_anchor: 'A:', fields }, '', { trace: true });
    parser.feed('x<to');
    expect(parser.held).toEqual({
      text: '<to',
      span: { start: 1, end: 4 },
      delimiters: [{ field: 'v', side: 'open' }],
    });
  });
});

test('half a surrogate pair is held for its other half, and for no delimiter', () => {
  const parser = new ResponseParser({ start_anchor: 'A:', fields: { v: { open: '<v>' } } }, '', { trace: true });
  parser.feed('x\ud83d');
  expect(parser.held).toEqual({ text: '\ud83d', span: { start: 1, end: 2 }, delimiters: [] });
  parser.feed('\ude00<');
  parser.feed('v\ud83d');
  expect(parser.held).toMatchObject({ text: '<v\ud83d', delimiters: [{ field: 'v', side: 'open' }] });
});
