import type { Position, Range } from 'vscode-languageserver-types';
import {
  createTemplateService,
  RenameRefusal,
  type TemplateModel,
  type TemplateService,
} from '../../../../../server/service/index.js';
import { modelOf } from '../../support/check.js';
import { type MarkedRange, readMarked } from '../../support/markers.js';

/** A document with a cursor `‸` and the ranges `⟦…⟧` that an answer must name. */
export interface Asked {
  readonly service: TemplateService;
  readonly model: TemplateModel;
  readonly text: string;
  readonly at: Position;
  readonly expected: readonly MarkedRange[];
}

export function asked(marked: string, name?: string): Asked {
  const { text, ranges, places } = readMarked(marked, { places: 1 });
  const model = modelOf(text, name);
  const at = model.document.positionAt(places[0] ?? -1);
  return { service: createTemplateService(failing), model, text, at, expected: ranges };
}

/** A fault that the service would only log is one here. */
function failing(part: string, error: unknown): never {
  throw new Error(part, { cause: error });
}

export function offsetsOf({ document }: TemplateModel, { start, end }: Range): MarkedRange {
  return { start: document.offsetAt(start), end: document.offsetAt(end) };
}

/** The document after a rename, or why there is none. */
export function renamed(marked: string, newName: string): string {
  const { service, model, text, at } = asked(marked);
  const edits = service.rename(model, at, newName);
  if (edits === null) return 'nothing to rename';
  if (edits instanceof RenameRefusal) return edits.reason;
  const places = edits.map(({ range, newText }) => ({ ...offsetsOf(model, range), newText }));
  places.sort((one, other) => other.start - one.start);
  return places.reduce((done, { start, end, newText }) => done.slice(0, start) + newText + done.slice(end), text);
}

/** A template whose field `f` has these entries, written as JSON without the outer braces. */
export function fieldOf(entries: string): string {
  return `{"start_anchor": "a", "fields": {"f": {${entries}}}}`;
}
