import { seededRandom } from './random.js';

/** How the output is cut before it is fed. A character is a code point; no chunk ends inside a surrogate pair. */
export interface Chunking {
  readonly kind: ChunkingKind;
  /** `size`: characters per chunk; `random`: the most of them. At least 1. */
  readonly size: number;
  /** `random`: the same seed gives the same chunks. */
  readonly seed: number;
}
export const CHUNKING_KINDS = ['whole', 'character', 'word', 'size', 'random'] as const;
export type ChunkingKind = (typeof CHUNKING_KINDS)[number];

export const DEFAULT_CHUNKING: Chunking = { kind: 'word', size: 4, seed: 1 };

/**
 * The most chunks that are worth stepping through. By character, a text of several million units would give as many events, more
 * than a page can keep.
 */
export const MOST_CHUNKS = 150_000;

/** The chunking itself, or the finest by size that gives no more chunks than one can step through. */
export function fitting(text: string, chunking: Chunking): Chunking {
  const characters = chunking.kind === 'whole' ? 1 : text.length;
  if (characters <= MOST_CHUNKS || cutText(text, chunking).length <= MOST_CHUNKS) return chunking;
  return { ...chunking, kind: 'size', size: Math.ceil(text.length / MOST_CHUNKS) };
}

/** The text, cut. Joined, the chunks are the text again; no chunk is empty; an empty text has none. */
export function cutText(text: string, chunking: Chunking): readonly string[] {
  switch (chunking.kind) {
    case 'whole':
      return text === '' ? [] : [text];
    case 'character':
      return [...text];
    case 'word':
      return text.match(/\s*\S+|\s+/gu) ?? [];
    case 'size':
      return cutBySize(text, () => atLeastOne(chunking.size));
    case 'random': {
      const random = seededRandom(chunking.seed);
      const most = atLeastOne(chunking.size);
      return cutBySize(text, () => 1 + Math.floor(random() * most));
    }
  }
}

function atLeastOne(size: number): number {
  return Number.isFinite(size) ? Math.max(1, Math.floor(size)) : 1;
}

function cutBySize(text: string, nextSize: () => number): readonly string[] {
  const chunks: string[] = [];
  let start = 0;
  while (start < text.length) {
    let end = start;
    for (let left = nextSize(); left > 0 && end < text.length; left -= 1) end += codePointLength(text, end);
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

function codePointLength(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}
