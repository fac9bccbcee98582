import { TextDocument } from 'vscode-languageserver-textdocument';
import { createModel, type TemplateModel, type WrittenTemplate } from '../document/model.js';
import { TemplateEditor } from '../edits/template-editor.js';
import { applyEdits, type WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import { type FaultLog, guarded } from '../guard.js';
import { FindingData } from './finding-data.js';
import type { Fix, Remedy } from './fix.js';
import { fixesByCode } from './index.js';

/** A remedy that can be made. */
export interface MadeRemedy extends Remedy {
  readonly edits: readonly WrittenEdit[];
}

/** Checks a document with the targets and the studies that its findings were made with. */
export type Check = (model: TemplateModel) => readonly Finding[];

/** What can be done about one finding, before it is tried out. */
export function remediesOf(
  model: TemplateModel,
  finding: Finding,
  log: FaultLog,
  fixes: ReadonlyMap<string, Fix> = fixesByCode(),
): readonly MadeRemedy[] {
  const { text, places, template } = model;
  const fix = fixes.get(finding.code);
  if (template === undefined || fix === undefined) return [];
  const data = new FindingData(finding.data);
  const { start, end } = finding;
  const editor = new TemplateEditor(text, template);
  const made = guarded(finding.code, log, () =>
    fix.remedies({ start, end, path: data.path('path') ?? [], data }, { text, template, places, editor }),
  );
  return made.filter(isMade).filter(({ edits }) => isSound(template, edits));
}

function isMade(remedy: Remedy): remedy is MadeRemedy {
  return remedy.edits !== undefined && remedy.edits.length > 0;
}

/** Behind a syntax error nothing is where it seems to be. */
function isSound({ brokenAt }: WrittenTemplate, edits: readonly WrittenEdit[]): boolean {
  return brokenAt === undefined || edits.every(({ end }) => end <= brokenAt);
}

/** The document as it is after edits. */
export function edited(model: TemplateModel, edits: readonly WrittenEdit[]): TemplateModel | undefined {
  const { uri, languageId, version } = model.document;
  return createModel(TextDocument.create(uri, languageId, version, applyEdits(model.text, edits)));
}

/**
 * The remedies of a finding that do mend it: the document was checked with each of them. A fix looks at its own place; what its edits
 * mean for the rest of the template is found out here.
 */
export function provenRemedies(
  model: TemplateModel,
  findings: readonly Finding[],
  finding: Finding,
  check: Check,
  log: FaultLog,
): readonly MadeRemedy[] {
  return remediesOf(model, finding, log).filter((remedy) => {
    const after = edited(model, remedy.edits);
    return (
      after !== undefined && isBetter({ model, findings }, { model: after, findings: check(after) }, finding, remedy)
    );
  });
}

/** A document and its findings. */
export interface Checked {
  readonly model: TemplateModel;
  readonly findings: readonly Finding[];
}

/** Whether there are fewer findings of that code, and no more of any other that was looked for before. */
function isBetter(before: Checked, after: Checked, { code }: Finding, { uncovers }: Remedy): boolean {
  if (before.model.template?.brokenAt === undefined && after.model.template?.brokenAt !== undefined) return false;
  if (count(after, (one) => one.code === code) >= count(before, (one) => one.code === code)) return false;
  if (uncovers === true) return count(after, isError) <= count(before, isError);
  return addedCodes(before, after).length === 0;
}

/** Codes of which there are more than before. Of a template that was refused, warnings about what it does are seen only now. */
export function addedCodes(before: Checked, after: Checked): readonly string[] {
  const loads = !before.findings.some(({ refuses }) => refuses);
  const matters = (one: Finding) => isError(one) || (loads && one.severity === 'warning');
  const codes = new Set(after.findings.filter(matters).map(({ code }) => code));
  return [...codes].filter(
    (code) => count(after, (one) => one.code === code) > count(before, (one) => one.code === code),
  );
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function count({ findings }: Checked, fits: (finding: Finding) => boolean): number {
  return findings.filter(fits).length;
}
