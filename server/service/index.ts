import type {
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  Hover,
  Position,
  TextEdit,
} from 'vscode-languageserver-types';
import type { TemplateModel } from './document/model.js';
import { createCheck } from './features/cached-findings.js';
import {
  type ActionRequest,
  type FixAllScope,
  getCodeActions,
  getFixAll,
  type TemplateAction,
} from './features/code-actions.js';
import { getCodeLenses, type LensKind } from './features/code-lenses.js';
import type { CompletionClient } from './features/completion/client.js';
import { type CompletionOptions, getCompletions } from './features/completion/complete.js';
import { resolveItem } from './features/completion/items.js';
import { getDiagnostics } from './features/diagnostics.js';
import { getHover, type HoverOptions } from './features/hover/hover.js';
import { createIndexedFeatures, createIndexes, type IndexedFeatures } from './features/indexed-features.js';
import { withPages } from './features/pages.js';
import { type FaultLog, IGNORED } from './guard.js';
import { PatternStudies } from './patterns/study.js';
import { refusals } from './portability/refusals.js';
import type { Target } from './portability/targets.js';
import { createKnownValues } from './samples/known-values.js';
import type { SampleRun } from './samples/run-sample.js';
import { loadedTemplate, runSamples } from './samples/run-samples.js';
import type { SampleList } from './samples/sample.js';
import { type SampleSummary, summaryOf } from './samples/summary.js';
import type { Settings } from './settings.js';

export type { TextDocument } from 'vscode-languageserver-textdocument';
export { checkTemplate } from './check.js';
export { type DocumentKind, type FileKind, fileKind } from './document/kind.js';
export type { WrittenRange } from './document/locate.js';
export { createModel, type TemplateModel, type WrittenTemplate } from './document/model.js';
export {
  ACTION_KINDS,
  type ActionRequest,
  type FixAllScope,
  type TemplateAction,
} from './features/code-actions.js';
export { LENS_KINDS, type LensData, type LensKind, NOT_LOADED_TITLE, targetsTitle } from './features/code-lenses.js';
export type { CompletionClient } from './features/completion/client.js';
export { COMPLETION_TRIGGERS } from './features/completion/complete.js';
export { flatSymbols } from './features/document-symbols.js';
export { RenameRefusal } from './features/rename-checks.js';
export { tokenEdits } from './features/semantic-tokens.js';
export { TOKEN_MODIFIERS, TOKEN_TYPES } from './features/token-types.js';
export type { Finding, FindingCode, Severity } from './findings.js';
export type { FaultLog } from './guard.js';
export type { Target } from './portability/targets.js';
export { lineAndCharacter } from './samples/places.js';
export { readSamples } from './samples/read-samples.js';
export type { SampleList } from './samples/sample.js';
export { SAMPLE_FILES, sampleFilesFor } from './samples/sample-files.js';
export { DEFAULT_SETTINGS, type RuleLevel, readSettings, type Settings } from './settings.js';

/**
 * Everything that an editor can ask about a document. Functions of a document model (one version of one document, see
 * `createModel`) that never change it; ranges are the protocol's, in lines and UTF-16 units.
 */
export interface TemplateService extends IndexedFeatures {
  /**
   * All findings at once, in the order of the text.
   *
   * @param pages the address of the folder with their pages, a slash at its end, where they are to be linked
   */
  diagnostics(model: TemplateModel, settings: Settings, pages?: string): Diagnostic[];
  /** The check behind diagnostics and code actions, piece by piece: when all pieces are done, they are there at once. */
  checkPieces(model: TemplateModel, settings: Settings): Iterable<unknown>;
  /** What the key or value at a position means: patterns part by part, placeholders with their source. */
  hover(model: TemplateModel, position: Position, options?: HoverOptions): Hover | null;
  /** What may be written at a position: keys, values, placeholders, parts of patterns, whole templates. */
  complete(
    model: TemplateModel,
    position: Position,
    options?: CompletionOptions,
    samples?: SampleList,
  ): CompletionList | null;
  /** An item with its documentation, for a client that asks for it later. */
  resolveCompletion(item: CompletionItem, client: CompletionClient): CompletionItem;
  /** @param later the lenses whose titles are asked for when they are seen */
  codeLenses(model: TemplateModel, later?: readonly LensKind[]): CodeLens[];
  /** The runs of a template's samples, sample by sample; none where the template does not load. */
  sampleRuns(model: TemplateModel, samples: SampleList): Iterable<SampleRun>;
  /** What the runs come to. */
  sampleSummary(model: TemplateModel, samples: SampleList, runs: readonly SampleRun[]): SampleSummary;
  /** Whether the engine takes the template. */
  loads(model: TemplateModel): boolean;
  /** Target by target, whether it does not read the template as it is meant. */
  refusals(model: TemplateModel, targets: readonly Target[]): ReturnType<typeof refusals>;
  /** What can be done at a selection: fixes of the findings there, refactorings, and on demand all fixes at once. */
  codeActions(model: TemplateModel, settings: Settings, request: ActionRequest): TemplateAction[];
  /** The edits of all fixes that leave no doubt, of one code or of all. */
  fixAll(model: TemplateModel, settings: Settings, scope: FixAllScope): TextEdit[];
}

/** @param log is told when a part of an answer fails; the rest of it is given nevertheless */
export function createTemplateService(log: FaultLog = IGNORED): TemplateService {
  const studies = new PatternStudies();
  const indexes = createIndexes(log, studies);
  const knownValues = createKnownValues();
  const check = createCheck(log, studies);
  const actionContext = (settings: Settings) => ({ settings, check: check(settings).all, log });
  const diagnostics: TemplateService['diagnostics'] = (model, settings, pages) => {
    const found = getDiagnostics(model, settings, log, studies, check(settings).all(model));
    return pages === undefined ? found : withPages(found, pages);
  };
  return Object.freeze({
    diagnostics,
    checkPieces: (model: TemplateModel, settings: Settings) => check(settings).pieces(model),
    hover: (model: TemplateModel, position: Position, options?: HoverOptions) =>
      getHover({ model, index: indexes(model), studies }, position, options),
    complete: (model: TemplateModel, position: Position, options?: CompletionOptions, samples?: SampleList) => {
      const spec = model.template?.value;
      if (samples === undefined || spec === undefined) return getCompletions(model, indexes(model), position, options);
      const known = () => knownValues(spec, samples.samples);
      return getCompletions(model, indexes(model), position, { ...options, known });
    },
    resolveCompletion: resolveItem,
    codeLenses: getCodeLenses,
    sampleRuns: (model: TemplateModel, { samples }: SampleList) => {
      const template = loadedTemplate(model.template?.value ?? null);
      return template === undefined ? [] : runSamples(template, samples);
    },
    sampleSummary: (model: TemplateModel, samples: SampleList, runs: readonly SampleRun[]) =>
      summaryOf(samples, loadedTemplate(model.template?.value ?? null) && runs),
    loads: (model: TemplateModel) => loadedTemplate(model.template?.value ?? null) !== undefined,
    refusals: (model: TemplateModel, targets: readonly Target[]) => refusals(model, targets, studies, log),
    codeActions: (model: TemplateModel, settings: Settings, request: ActionRequest) =>
      getCodeActions(model, request, actionContext(settings)),
    fixAll: (model: TemplateModel, settings: Settings, scope: FixAllScope) =>
      getFixAll(model, scope, actionContext(settings)),
    ...createIndexedFeatures(indexes),
  });
}
