import type { Position, Range } from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';
import { toRange } from './places.js';
import { renameProblem } from './rename-checks.js';
import { symbolAt, type TemplateIndex } from './symbols/template-index.js';

/** Places that are typed in together. */
export interface LinkedRanges {
  readonly ranges: Range[];
  /** What may be typed for the link to last: a JavaScript pattern. */
  readonly wordPattern: string;
}

/** The name of a group with its references and placeholders; null where a name stays or stands alone. */
export function getLinkedRanges(model: TemplateModel, index: TemplateIndex, position: Position): LinkedRanges | null {
  const found = symbolAt(index, model.document.offsetAt(position));
  if (found?.symbol.kind !== 'group' || found.occurrence.isNumber) return null;
  if (renameProblem(index, found.symbol) !== undefined) return null;
  const names = found.symbol.occurrences.filter(({ isNumber }) => !isNumber);
  const written = new Set(names.map(({ start, end }) => model.text.slice(start, end)));
  // The protocol wants equal texts: an escape in one of them is not equal.
  if (names.length < 2 || written.size > 1) return null;
  return { ranges: names.map((place) => toRange(model, place)), wordPattern: '[\\w\\u0080-\\uffff]*' };
}
