import type { Diagnostic, Range, TextEdit } from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import { fixAll } from '../fixes/fix-all.js';
import { Remedies } from '../fixes/offer.js';
import { type Check, Trials } from '../fixes/trials.js';
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
  /** The editor can open the pages of findings. */
  readonly explains?: boolean;
}

/** Something that an editor offers to do. */
export interface TemplateAction {
  readonly title: string;
  readonly kind: ActionKind;
  readonly diagnostics?: readonly Diagnostic[];
  readonly isPreferred?: boolean;
  /**
   * The edits; or which findings are mended all at once, which takes longer than to offer it: see `fixAll`; or of which code the page is
   * opened.
   */
  readonly does: { readonly edits: TextEdit[] } | { readonly fixAll: FixAllScope } | { readonly explain: string };
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
  { diagnostics, explains = false }: ActionRequest,
  { settings, check, log }: ActionContext,
): readonly TemplateAction[] {
  const findings = check(model);
  const remedies = new Remedies(model, log);
  const trials = new Trials({ model, findings }, check);
  const shown = findings.filter((finding) => isShown(settings, finding));
  const selected = shown.filter((finding) => touches(finding, selection)).slice(0, MOST_FINDINGS);
  const actions = selected.flatMap((finding) =>
    remedies.proven(finding, trials).map(({ title, edits, isPreferred = false }): TemplateAction => {
      const about = aboutFindings(model, diagnostics, [finding]);
      return { title, kind: 'quickfix', isPreferred, ...about, does: { edits: toTextEdits(model, edits) } };
    }),
  );
  const pages = explains ? explanations(model, diagnostics, selected) : [];
  return [...distinct(actions), ...fixAllOfCodes(remedies, shown, selected), ...pages];
}

/** One for each code, after everything that mends. */
function explanations(
  model: TemplateModel,
  diagnostics: readonly Diagnostic[],
  selected: readonly Finding[],
): readonly TemplateAction[] {
  return [...new Set(selected.map(({ code }) => code))].map((code) => ({
    title: `Explain "${code}"`,
    kind: 'quickfix',
    ...aboutFindings(
      model,
      diagnostics,
      selected.filter((finding) => finding.code === code),
    ),
    does: { explain: code },
  }));
}

function aboutFindings(
  model: TemplateModel,
  diagnostics: readonly Diagnostic[],
  findings: readonly Finding[],
): Pick<TemplateAction, 'diagnostics'> {
  const own = diagnostics.filter((diagnostic) => findings.some((finding) => isOf(model, diagnostic, finding)));
  return own.length === 0 ? {} : { diagnostics: own };
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
  remedies: Remedies,
  shown: readonly Finding[],
  selected: readonly Finding[],
): Iterable<TemplateAction> {
  for (const code of new Set(selected.map((finding) => finding.code))) {
    const count = shown.filter((finding) => finding.code === code && remedies.safe(finding)).length;
    if (count > 1) yield { title: `Fix all ${count} findings "${code}"`, kind: 'quickfix', does: { fixAll: { code } } };
  }
}

function sourceFixAll(model: TemplateModel, { settings, check, log }: ActionContext): readonly TemplateAction[] {
  const remedies = new Remedies(model, log);
  const isSafe = check(model).some((finding) => isShown(settings, finding) && remedies.safe(finding));
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
