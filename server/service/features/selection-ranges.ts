import type { Position, SelectionRange } from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import type { StringNode } from '../document/tree.js';
import { partsAround } from './json-nodes.js';
import { patternPartsAround } from './pattern-parts.js';
import { toRange } from './places.js';
import { innerRange, type TemplateIndex } from './symbols/template-index.js';

/** For each position what a selection grows to, from the smallest part of a pattern to the whole template. */
export function getSelectionRanges(
  model: TemplateModel,
  index: TemplateIndex | undefined,
  positions: readonly Position[],
): SelectionRange[] {
  return positions.map((position) => {
    const offset = model.document.offsetAt(position);
    const places = index === undefined ? [] : nested(selectionsAround(index, offset));
    const empty = { range: { start: position, end: position } }; // nothing is known here
    return (
      places.reduce<SelectionRange | undefined>((parent, place) => toSelection(model, place, parent), undefined) ??
      empty
    );
  });
}

function toSelection(model: TemplateModel, place: WrittenRange, parent: SelectionRange | undefined): SelectionRange {
  const range = toRange(model, place);
  return parent === undefined ? { range } : { range, parent };
}

/** Each place once, and only what lies inside the one before. */
function nested(places: Iterable<WrittenRange>): readonly WrittenRange[] {
  const kept: WrittenRange[] = [];
  for (const { start, end } of places) {
    const outer = kept.at(-1);
    const isInside = outer === undefined || (outer.start <= start && end <= outer.end);
    const isSame = outer?.start === start && outer.end === end;
    if (isInside && !isSame && start < end) kept.push({ start, end });
  }
  return kept;
}

/** Outer parts first. */
function* selectionsAround(index: TemplateIndex, offset: number): Generator<WrittenRange> {
  const parts = partsAround(index.template.root, offset);
  yield* parts;
  const last = parts.at(-1);
  if (last === undefined || !('type' in last) || last.type !== 'string') return;
  const inner = innerRange(index.template, last);
  if (offset < inner.start || offset > inner.end) return;
  yield inner;
  const map = index.template.strings(last);
  for (const { start, end } of partsOfString(index, last, map.decodedOffset(offset)))
    yield { start: map.writtenOffset(start), end: map.writtenOffset(end) };
}

/** The parts of the pattern or the placeholders in a string, in decoded units. */
function* partsOfString(index: TemplateIndex, node: StringNode, offset: number): Generator<WrittenRange> {
  const pattern = index.patterns.get(node);
  if (pattern !== undefined) yield* patternPartsAround(pattern.tree.root, offset);
  const string = index.placeholders.get(node);
  for (const { start, end, names } of string?.placeholders ?? []) {
    if (offset < start || offset > end) continue;
    yield { start, end };
    yield { start: start + 1, end: end - 1 };
    const name = names.find((place) => place.start <= offset && offset <= place.end);
    if (name !== undefined) yield name;
  }
}
