import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { provenRefactorings } from '../../../../server/service/refactorings/offer.js';
import { modelOf } from './check.js';
import { checkFor, fail } from './fix-cases.js';
import { readPlace } from './markers.js';

/** The refactorings at the marked place: title to text. */
export function refactoringsAt(marked: string): Readonly<Record<string, string>> {
  const { text, place } = readPlace(marked);
  const found = provenRefactorings(modelOf(text), { start: place, end: place }, checkFor('the reference'), fail);
  return Object.fromEntries(found.map(({ title, edits }) => [title, applyEdits(text, edits)]));
}
