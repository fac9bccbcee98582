import { TextDocument } from 'vscode-languageserver-textdocument';
import type { WrittenRange } from '../document/locate.js';
import { createModel, type TemplateModel } from '../document/model.js';
import { applyEdits, type WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';

/** Checks a document with the targets and the studies that its findings were made with. */
export type Check = (model: TemplateModel) => readonly Finding[];

/** A document and its findings. */
export interface Checked {
  readonly model: TemplateModel;
  readonly findings: readonly Finding[];
}

/** How many characters are checked for the answer to one request. A template has a few thousand, and a trial checks all of them. */
const MOST_CHECKED = 500_000;

/**
 * Tries out edits of a document: checks it as it would be with them. Of a configuration of megabytes only the template is looked at,
 * where all edits are in it.
 */
export class Trials {
  readonly #whole: Checked;
  readonly #check: Check;
  #part: Checked | undefined;
  #left = MOST_CHECKED;

  constructor(whole: Checked, check: Check) {
    this.#whole = whole;
    this.#check = check;
  }

  /** The findings without and with the edits; undefined where enough has been tried. */
  of(edits: readonly WrittenEdit[]): { readonly before: Checked; readonly after: Checked } | undefined {
    const place = this.#whole.model.template?.place.value;
    const isInside = place !== undefined && edits.every((edit) => place.start <= edit.start && edit.end <= place.end);
    this.#left -= place === undefined ? this.#whole.model.text.length : place.end - place.start;
    if (this.#left < 0) return undefined;
    const before = isInside ? this.#partAt(place) : this.#whole;
    const model = edited(before.model, isInside ? edits.map((edit) => moved(edit, -place.start)) : edits);
    return model && { before, after: { model, findings: this.#check(model) } };
  }

  /** The template alone. */
  #partAt(place: WrittenRange): Checked {
    if (this.#part !== undefined) return this.#part;
    const { model } = this.#whole;
    if (model.kind === 'template') return this.#whole;
    const text = model.text.slice(place.start, place.end);
    const part = createModel(TextDocument.create('file:///response_template.json', 'json', model.version, text));
    this.#part = part === undefined ? this.#whole : { model: part, findings: this.#check(part) };
    return this.#part;
  }
}

function moved({ start, end, newText }: WrittenEdit, distance: number): WrittenEdit {
  return { start: start + distance, end: end + distance, newText };
}

/** The document as it is after edits. */
export function edited(model: TemplateModel, edits: readonly WrittenEdit[]): TemplateModel | undefined {
  const { uri, languageId, version } = model.document;
  return createModel(
    TextDocument.create(uri, languageId, version, applyEdits(model.text, edits)),
    undefined,
    model.kind,
  );
}

/** Codes of which there are more than before. Of a template that was refused, warnings about what it does are seen only now. */
export function addedCodes(before: Checked, after: Checked): readonly string[] {
  const loads = !before.findings.some(({ refuses }) => refuses);
  const matters = (one: Finding) => isError(one) || (loads && one.severity === 'warning');
  const codes = new Set(after.findings.filter(matters).map(({ code }) => code));
  return [...codes].filter((code) => countOf(after, code) > countOf(before, code));
}

export function countOf({ findings }: Checked, code: string): number {
  return findings.filter((finding) => finding.code === code).length;
}

export function errorsIn({ findings }: Checked): number {
  return findings.filter(isError).length;
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}
