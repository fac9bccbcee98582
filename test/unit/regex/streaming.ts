import { type CompiledPattern, createPatternSearcher, searchFrom } from '../../../parser/regex/index.js';
import type { Match } from '../../../parser/search.js';

/** A match in offsets of the whole text. */
export type Found = readonly [start: number, end: number, captures: string];

const found = (match: Match, dropped: number): Found => [
  match.start + dropped,
  match.end + dropped,
  JSON.stringify([...match.captures]),
];

/** Where the search goes on after a match: a match that takes nothing is passed over. */
function after(text: string, match: Match): number {
  if (match.end > match.start) return match.end;
  return match.end + ((text.codePointAt(match.end) ?? 0) > 0xffff ? 2 : 1);
}

/** All matches of the whole text, one complete search after the other; nothing at the very end does not count. */
export function wholeMatches(compiled: CompiledPattern, text: string): readonly Found[] {
  const matches: Found[] = [];
  for (let from = 0; from < text.length; ) {
    const match = searchFrom(compiled, text, from);
    if (match === undefined || match.end <= from - 1 || (match.start === match.end && match.end === text.length))
      return matches;
    matches.push(found(match, 0));
    from = after(text, match);
  }
  return matches;
}

/**
 * The decided matches as the chunks arrive, in the manner of a parser: text before the held part is dropped as far as look-behind
 * allows, and a chunk's trailing high surrogate is kept for the next.
 */
export function streamedMatches(compiled: CompiledPattern, chunks: readonly string[]): readonly Found[] {
  const searcher = createPatternSearcher(compiled);
  const matches: Found[] = [];
  let text = '';
  let dropped = 0;
  let from = 0;
  let half = '';
  const take = (final: boolean) => {
    for (;;) {
      const { match, hold } = searcher.search(text, from, final);
      if (match === undefined) {
        from = Math.max(from, hold);
        return;
      }
      matches.push(found(match, dropped));
      from = after(text, match);
      if (from >= text.length) return;
    }
  };
  const dropText = () => {
    const count = Math.min(from, text.length) - searcher.lookBehind;
    if (count <= 0) return;
    text = text.slice(count);
    dropped += count;
    from -= count;
    searcher.drop(count);
  };
  for (const chunk of chunks) {
    const whole = half + chunk;
    half = /[\ud800-\udbff]$/.test(whole) ? whole.slice(-1) : '';
    text += half === '' ? whole : whole.slice(0, -1);
    take(false);
    dropText();
  }
  text += half;
  take(true);
  return matches;
}
