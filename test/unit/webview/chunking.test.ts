import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHUNKING_KINDS,
  type Chunking,
  type ChunkingKind,
  cutText,
  fitting,
  MOST_CHUNKS,
} from '../../../webview/model/chunking.js';

const chunking = (kind: ChunkingKind, size = 4, seed = 1): Chunking => ({ kind, size, seed });

describe('the output is cut', () => {
  test.each<[string, Chunking, string, readonly string[]]>([
    ['whole', chunking('whole'), 'a b', ['a b']],
    ['by character, a pair of surrogates being one', chunking('character'), 'a😀b', ['a', '😀', 'b']],
    ['by character, a lone surrogate being one', chunking('character'), '\ud83da', ['\ud83d', 'a']],
    ['by word, white space before its word', chunking('word'), 'I  look\nit up ', ['I', '  look', '\nit', ' up', ' ']],
    ['of N characters', chunking('size', 2), 'a😀bcd', ['a😀', 'bc', 'd']],
    ['of one character where N is too small', chunking('size', 0), 'ab', ['a', 'b']],
    ['of one character where N is no number', chunking('size', Number.NaN), 'ab', ['a', 'b']],
  ])('%s', (_name, how, text, chunks) => {
    expect(cutText(text, how)).toEqual(chunks);
  });

  test.each(CHUNKING_KINDS)('%s: an empty text has no chunk', (kind) => {
    expect(cutText('', chunking(kind))).toEqual([]);
  });
});

const texts = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('\ud800', '\udc00', '😀', ' ', '\n')),
});
const chunkings = fc.record({
  kind: fc.constantFrom(...CHUNKING_KINDS),
  size: fc.integer({ min: 1, max: 9 }),
  seed: fc.nat(),
});

describe('for every text and every way of cutting', () => {
  test('the chunks are the text, none is empty, none ends inside a pair', () => {
    fc.assert(
      fc.property(texts, chunkings, (text, how) => {
        const chunks = cutText(text, how);
        expect(chunks.join('')).toBe(text);
        expect(chunks).not.toContain('');
        for (const [index, chunk] of chunks.entries())
          expect(/[\ud800-\udbff]$/.test(chunk) && /^[\udc00-\udfff]/.test(chunks[index + 1] ?? '')).toBe(false);
      }),
    );
  });

  test('the same seed cuts alike', () => {
    fc.assert(
      fc.property(texts, chunkings, (text, how) => {
        expect(cutText(text, how)).toEqual(cutText(text, how));
      }),
    );
  });
});

test('a text that would give too many chunks is cut as finely as one can step through', () => {
  const text = 'ab '.repeat(MOST_CHUNKS);
  for (const kind of CHUNKING_KINDS) {
    const chunks = cutText(text, fitting(text, chunking(kind, 1)));
    expect(chunks.length).toBeLessThanOrEqual(MOST_CHUNKS);
    if (kind !== 'whole') expect(chunks.length).toBeGreaterThan(MOST_CHUNKS / 2);
  }
});

test('a text that gives few enough chunks is cut as asked', () => {
  const by = chunking('word');
  expect(fitting('ab '.repeat(1000), by)).toBe(by);
});

test('another seed cuts otherwise', () => {
  const text = 'x'.repeat(200);
  const lengths = (seed: number) => cutText(text, chunking('random', 8, seed)).map((chunk) => chunk.length);
  expect(lengths(1)).not.toEqual(lengths(2));
  expect(Math.max(...lengths(1))).toBe(8);
  expect(Math.min(...lengths(1))).toBe(1);
});
