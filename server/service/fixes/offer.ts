import type { TemplateModel, WrittenTemplate } from '../document/model.js';
import { TemplateEditor } from '../edits/template-editor.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import { type FaultLog, guarded } from '../guard.js';
import { FindingData } from './finding-data.js';
import type { Fix, FixContext, Remedy } from './fix.js';
import { FIXES } from './index.js';
import { addedCodes, type Checked, countOf, errorsIn, type Trials } from './trials.js';

/** A remedy that can be made. */
export interface MadeRemedy extends Remedy {
  readonly edits: readonly WrittenEdit[];
}

/** What can be done about the findings of one document. */
export class Remedies {
  readonly #context: FixContext | undefined;
  readonly #log: FaultLog;
  readonly #fixes: ReadonlyMap<string, Fix>;

  constructor({ text, places, template }: TemplateModel, log: FaultLog, fixes: readonly Fix[] = FIXES) {
    this.#context = template && { text, places, template, editor: new TemplateEditor(text, template) };
    this.#log = log;
    this.#fixes = new Map(fixes.map((fix) => [fix.code, fix]));
  }

  /** The remedies of a finding, before they are tried out. */
  of({ start, end, code, data }: Finding): readonly MadeRemedy[] {
    const context = this.#context;
    const fix = this.#fixes.get(code);
    if (context === undefined || fix === undefined) return [];
    const facts = new FindingData(data);
    const finding = { start, end, path: facts.path('path') ?? [], data: facts };
    const made = guarded(code, this.#log, () => fix.remedies(finding, context));
    return made.filter(isMade).filter(({ edits }) => isSound(context.template, edits));
  }

  /** The remedy of a finding in which there is no doubt. */
  safe(finding: Finding): MadeRemedy | undefined {
    return this.of(finding).find(({ safe }) => safe);
  }

  /**
   * The remedies of a finding that do mend it: the document was checked with each of them. A fix looks at its own place; what its edits
   * mean for the rest of the template is found out here.
   */
  proven(finding: Finding, trials: Trials): readonly MadeRemedy[] {
    return this.of(finding).filter((remedy) => {
      const trial = trials.of(remedy.edits);
      return trial !== undefined && isBetter(trial.before, trial.after, finding, remedy);
    });
  }
}

function isMade(remedy: Remedy): remedy is MadeRemedy {
  return remedy.edits !== undefined && remedy.edits.length > 0;
}

/** Behind a syntax error nothing is where it seems to be. */
function isSound({ brokenAt }: WrittenTemplate, edits: readonly WrittenEdit[]): boolean {
  return brokenAt === undefined || edits.every(({ end }) => end <= brokenAt);
}

/** Whether there are fewer findings of that code, and no more of any other that was looked for before. */
function isBetter(before: Checked, after: Checked, { code }: Finding, { uncovers }: Remedy): boolean {
  if (before.model.template?.brokenAt === undefined && after.model.template?.brokenAt !== undefined) return false;
  if (countOf(after, code) >= countOf(before, code)) return false;
  if (uncovers === true) return errorsIn(after) <= errorsIn(before);
  return addedCodes(before, after).length === 0;
}
