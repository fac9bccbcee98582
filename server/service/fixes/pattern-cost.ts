import { applyEdits, type WrittenEdit } from '../edits/written-edit.js';
import { parsePattern } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { type Separation, separationsIn } from './pattern-separations.js';
import { textAt } from './values.js';

/** Repetitions that share characters, written so that they share none: what the pattern matches stays. */
export const patternCost: Fix = { code: 'pattern-cost', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const source = textAt(template, path);
  if (source === undefined) return;
  const { pattern, titles } = separated(source);
  const [only, ...more] = titles;
  if (only === undefined) return;
  const title = more.length === 0 ? only : 'Let the repetitions share nothing';
  const { start, end, newText } = difference(source, pattern);
  yield { title, edits: editor.replacePart(path, { start, end }, newText), isPreferred: true };
}

/** More than a pattern has: each one that is written again has fewer. */
const MOST_SEPARATIONS = 20;

function separated(source: string): { readonly pattern: string; readonly titles: readonly string[] } {
  const titles: string[] = [];
  let pattern = source;
  while (titles.length < MOST_SEPARATIONS) {
    const found = firstSeparation(pattern);
    if (found === undefined) break;
    titles.push(found.title);
    pattern = applyEdits(pattern, found.edits);
  }
  return { pattern, titles };
}

function firstSeparation(pattern: string): Separation | undefined {
  const tree = parsePattern(pattern);
  if (tree.issues.length > 0) return undefined;
  for (const separation of separationsIn(tree)) return separation;
  return undefined;
}

/** The part of a text that is another one now: whole characters. */
function difference(before: string, after: string): WrittenEdit {
  const [from, to] = [[...before], [...after]];
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < least - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  const ahead = from.slice(0, start).join('').length;
  return {
    start: ahead,
    end: before.length - from.slice(from.length - same).join('').length,
    newText: to.slice(start, to.length - same).join(''),
  };
}
