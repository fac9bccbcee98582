import type { TextDocument } from 'vscode-languageserver-textdocument';
import { MAX_DEPTH } from '../../../parser/json/limits.js';
import type { JsonValue } from '../../../parser/values.js';
import { type DocumentKind, type FileKind, fileKind } from './kind.js';
import { kindByContent, locateAgain, locateEntries, type TemplatePlace, type WrittenRange } from './locate.js';
import { measureNesting, NOT_NESTED } from './skip.js';
import { createStringMaps, type StringMaps } from './string-map.js';
import { parseTemplateTree, type TemplateNode } from './tree.js';
import { readValue } from './value.js';

/** What the service knows of one version of a document. */
export interface TemplateModel {
  readonly document: TextDocument;
  /** Of the document when it was read: the document itself goes on changing. */
  readonly version: number;
  readonly text: string;
  readonly kind: DocumentKind;
  /** Every place where a template is written, in order; the last one is read. */
  readonly places: readonly TemplatePlace[];
  /** The keys `response_schema` of a configuration. */
  readonly schemaKeys: readonly WrittenRange[];
  /** The template that is read; undefined where none is written, or nothing of it can be understood. */
  readonly template: WrittenTemplate | undefined;
  /** True for a complete value that is nested more deeply than the engine reads. Nothing else is known of it. */
  readonly isTooDeep: boolean;
}

export interface WrittenTemplate {
  readonly place: TemplatePlace;
  readonly root: TemplateNode;
  readonly value: JsonValue;
  readonly strings: StringMaps;
  /** Document offset of its first syntax error; what stands behind it, and what seems to be missing, is not certain. */
  readonly brokenAt: number | undefined;
}

/**
 * The model of a document, or undefined for a file that is not ours. Reads the template's part only; never fails.
 *
 * @param before of an earlier version, where there is one: what both have in common is not looked through again
 * @param file what the file is, where its name alone does not say it
 */
export function createModel(
  document: TextDocument,
  before?: TemplateModel,
  file: FileKind | undefined = fileKind(document.uri),
): TemplateModel | undefined {
  if (file === undefined) return undefined;
  const text = document.getText();
  const kind = file === 'named' ? kindByContent(text) : file;
  const { templates: places, schemaKeys } =
    before === undefined || before.kind !== kind
      ? locateEntries(text, kind)
      : locateAgain(text, kind, { text: before.text, templates: before.places, schemaKeys: before.schemaKeys });
  const place = places.at(-1);
  const nesting = place === undefined ? NOT_NESTED : measureNesting(text, place.value.start, place.value.end);
  const isDeep = nesting.deepest > MAX_DEPTH;
  const template = isDeep ? undefined : readTemplate(text, place);
  return {
    document,
    version: document.version,
    text,
    kind,
    places,
    schemaKeys,
    template,
    isTooDeep: isDeep && nesting.isClosed,
  };
}

function readTemplate(text: string, place: TemplatePlace | undefined): WrittenTemplate | undefined {
  if (place === undefined) return undefined;
  const { start, end } = place.value;
  const { root, brokenAt } = parseTemplateTree(text, start, end);
  if (root === undefined) return undefined;
  return { place, root, value: readValue(root), strings: createStringMaps(text), brokenAt };
}
