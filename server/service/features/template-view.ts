import type { JSONDocument, LanguageService } from 'vscode-json-languageservice';
import { type Position, type Range, TextDocument } from 'vscode-languageserver-textdocument';
import type { TemplateModel } from '../document/model.js';
import { measureNesting, skipSpace } from '../document/skip.js';

/** What is nested more deeply has neither hovers nor completions: the JSON service walks through it recursively. */
const MAX_VIEW_DEPTH = 200;

/** The template's part of a document as a document of its own, for a service that reads whole documents. */
export interface TemplateView {
  readonly document: TextDocument;
  readonly json: JSONDocument;
  /** A position of the whole document inside the view; undefined outside of the template. */
  positionIn(position: Position): Position | undefined;
  /** A range of the view in the whole document. */
  rangeOut(range: Range): Range;
}

/** Undefined where the document has no place for a template, or one that is nested beyond reason. */
export function viewTemplate(model: TemplateModel, service: LanguageService): TemplateView | undefined {
  const value = model.places.at(-1)?.value;
  if (value === undefined) return undefined;
  // Where no value is written yet, the white space in which it will stand is the view.
  const place = value.end > value.start ? value : { start: value.start, end: skipSpace(model.text, value.start) };
  if (measureNesting(model.text, place.start, place.end).deepest > MAX_VIEW_DEPTH) return undefined;
  const whole = model.document;
  const document = TextDocument.create(whole.uri, 'json', whole.version, model.text.slice(place.start, place.end));
  const positionOut = (position: Position) => whole.positionAt(place.start + document.offsetAt(position));
  return {
    document,
    json: service.parseJSONDocument(document),
    positionIn: (position) => {
      const offset = whole.offsetAt(position);
      return offset < place.start || offset > place.end ? undefined : document.positionAt(offset - place.start);
    },
    rangeOut: ({ start, end }) => ({ start: positionOut(start), end: positionOut(end) }),
  };
}
