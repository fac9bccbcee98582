import type { Diagnostic, Range, TextEdit } from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import { fixAll, safeRemedy } from '../fixes/fix-all.js';
import { type Check, provenRemedies } from '../fixes/offer.js';
import type { FaultLog } from '../guard.js';
import { provenRefactorings } from '../refactorings/offer.js';
import type { Settings } from '../settings.js';
import { toRange } from './places.js';

/** The kinds of actions that there are. The protocol's kinds are paths: `source.fixAll` asks for all that begin so. */
export const ACTION_KINDS = ['quickfix', 'refactor.rewrite', 'source.fixAll.responseTemplate'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export interface ActionRequest {
  /** What is selected; a place without width is the cursor. */
  readonly range: Range;
  /** The kinds that are wanted; without any, what is about the selection. */
  readonly only: readonly string[] | undefined;
  /** The findings that the editor shows there: an action tells which one it is for. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Something that an editor offers to do. */
export interface TemplateAction {
  readonly title: string;
  readonly kind: ActionKind;
  readonly diagnostics?: readonly Diagnostic[];
  readonly isPreferred?: boolean;
  /** The edits; or which findings are mended all at once, which takes longer than to offer it: see `fixAll`. */
  readonly does: { readonly edits: TextEdit[] } | { readonly fixAll: FixAllScope };
}

/** Which findings "fix all" is about: those of one code, or all. */
export interface FixAllScope {
  readonly code?: string | undefined;
}

/** What actions are made with. */
export interface ActionContext {
  readonly settings: Settings;
  readonly check: Check;
  readonly log: FaultLog;
}

/** Of so many findings at once actions are offered: each one is tried out. */
const MOST_FINDINGS = 20;

export function getCodeActions(model: TemplateModel, request: ActionRequest, context: ActionContext): TemplateAction[] {
  const { only } = request;
  const selection = {
    start: model.document.offsetAt(request.range.start),
    end: model.document.offsetAt(request.range.end),
  };
  return [
    ...(isWanted('quickfix', only) ? quickFixes(model, selection, request, context) : []),
    ...(isWanted('refactor.rewrite', only) ? refactorings(model, selection, context) : []),
    // For the whole document: only where it is asked for by its name.
    ...(only !== undefined && isWanted('source.fixAll.responseTemplate', only) ? sourceFixAll(model, context) : []),
  ];
}

/** The edits of all findings in which there is no doubt. */
export function getFixAll(
  model: TemplateModel,
  { code }: FixAllScope,
  { settings, check, log }: ActionContext,
): TextEdit[] {
  const fits = (finding: Finding) => isShown(settings, finding) && (code === undefined || finding.code === code);
  return toTextEdits(model, fixAll(model, check, fits, log));
}

function isWanted(kind: ActionKind, only: readonly string[] | undefined): boolean {
  return only === undefined || only.some((wanted) => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`));
}

function isShown({ rules }: Settings, { code }: Finding): boolean {
  return rules.get(code) !== 'off';
}

function quickFixes(
  model: TemplateModel,
  selection: WrittenRange,
  { diagnostics }: ActionRequest,
  { settings, check, log }: ActionContext,
): readonly TemplateAction[] {
  const all = check(model);
  const shown = all.filter((finding) => isShown(settings, finding));
  const selected = shown.filter((finding) => touches(finding, selection)).slice(0, MOST_FINDINGS);
  const actions = selected.flatMap((finding) =>
    provenRemedies(model, all, finding, check, log).map(({ title, edits, isPreferred = false }): TemplateAction => {
      const own = diagnostics.filter((diagnostic) => isOf(model, diagnostic, finding));
      const about = own.length === 0 ? {} : { diagnostics: own };
      return { title, kind: 'quickfix', isPreferred, ...about, does: { edits: toTextEdits(model, edits) } };
    }),
  );
  return [...distinct(actions), ...fixAllOfCodes(model, shown, selected, log)];
}

/** Two findings may have the same remedy. */
function distinct(actions: readonly TemplateAction[]): readonly TemplateAction[] {
  const byEffect = new Map<string, TemplateAction>();
  for (const action of actions) {
    const effect = JSON.stringify([action.title, action.does]);
    const known = byEffect.get(effect);
    const diagnostics = [...(known?.diagnostics ?? []), ...(action.diagnostics ?? [])];
    byEffect.set(effect, known === undefined ? action : { ...known, diagnostics });
  }
  return [...byEffect.values()];
}

function* fixAllOfCodes(
  model: TemplateModel,
  shown: readonly Finding[],
  selected: readonly Finding[],
  log: FaultLog,
): Iterable<TemplateAction> {
  for (const code of new Set(selected.map((finding) => finding.code))) {
    const count = shown.filter((finding) => finding.code === code && safeRemedy(model, finding, log)).length;
    if (count > 1) yield { title: `Fix all ${count} findings "${code}"`, kind: 'quickfix', does: { fixAll: { code } } };
  }
}

function sourceFixAll(model: TemplateModel, { settings, check, log }: ActionContext): readonly TemplateAction[] {
  const isSafe = check(model).some((finding) => isShown(settings, finding) && safeRemedy(model, finding, log));
  if (!isSafe) return [];
  const title = 'Fix all findings of the response template that leave no doubt';
  return [{ title, kind: 'source.fixAll.responseTemplate', does: { fixAll: {} } }];
}

function refactorings(model: TemplateModel, selection: WrittenRange, { check, log }: ActionContext): TemplateAction[] {
  return provenRefactorings(model, selection, check, log).map(({ title, edits }) => ({
    title,
    kind: 'refactor.rewrite',
    does: { edits: toTextEdits(model, edits) },
  }));
}

function touches(one: WrittenRange, other: WrittenRange): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function isOf(model: TemplateModel, { code, range }: Diagnostic, finding: Finding): boolean {
  const { start, end } = toRange(model, finding);
  return code === finding.code && samePosition(range.start, start) && samePosition(range.end, end);
}

function samePosition(one: Range['start'], other: Range['start']): boolean {
  return one.line === other.line && one.character === other.character;
}

function toTextEdits(model: TemplateModel, edits: readonly WrittenEdit[]): TextEdit[] {
  return edits.map((edit) => ({ range: toRange(model, edit), newText: edit.newText }));
}
