import type {
  DocumentHighlight,
  DocumentSymbol,
  InlayHint,
  Location,
  LocationLink,
  Position,
  Range,
  SelectionRange,
  SemanticTokens,
  TextEdit,
} from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';
import type { FaultLog } from '../guard.js';
import type { PatternStudies } from '../patterns/study.js';
import { getDocumentSymbols } from './document-symbols.js';
import { getInlayHints } from './inlay-hints.js';
import { getLinkedRanges, type LinkedRanges } from './linked-editing.js';
import { getDefinition, getHighlights, getReferences } from './navigation.js';
import { getRename, prepareRename, type RenameTarget } from './rename.js';
import type { RenameRefusal } from './rename-checks.js';
import { getSelectionRanges } from './selection-ranges.js';
import { getSemanticTokens } from './semantic-tokens.js';
import { createTemplateIndex, type TemplateIndex } from './symbols/template-index.js';

/** What is answered from the names, patterns and placeholders of a template. Empty where a document has no template. */
export interface IndexedFeatures {
  /** Where a group, a field, or what gives a placeholder its value is written. */
  definition(model: TemplateModel, position: Position): LocationLink[];
  references(model: TemplateModel, position: Position, includeDeclaration: boolean): Location[];
  highlights(model: TemplateModel, position: Position): DocumentHighlight[];
  /** Null where nothing has a name; a refusal says why a name stays. */
  prepareRename(model: TemplateModel, position: Position): RenameTarget | RenameRefusal | null;
  rename(model: TemplateModel, position: Position, newName: string): TextEdit[] | RenameRefusal | null;
  /** One for each position, from a part of a pattern out to the template. */
  selectionRanges(model: TemplateModel, positions: readonly Position[]): SelectionRange[];
  /** A group's name with its references and placeholders. */
  linkedRanges(model: TemplateModel, position: Position): LinkedRanges | null;
  documentSymbols(model: TemplateModel): DocumentSymbol[];
  /** @param range only what touches it; without one, all */
  semanticTokens(model: TemplateModel, range?: Range): SemanticTokens;
  inlayHints(model: TemplateModel, range: Range): InlayHint[];
}

/** The index of a model; undefined where it has no template that can be read. */
export type Indexes = (model: TemplateModel) => TemplateIndex | undefined;

/** The index of a model is made when it is first asked for, once. */
export function createIndexes(log: FaultLog, studies: PatternStudies): Indexes {
  const indexes = new WeakMap<TemplateModel, TemplateIndex>();
  return (model) => {
    const known = indexes.get(model);
    if (known !== undefined || model.template === undefined) return known;
    const index = createTemplateIndex(model.template, studies, log);
    indexes.set(model, index);
    return index;
  };
}

export function createIndexedFeatures(indexOf: Indexes): IndexedFeatures {
  const from = <T>(model: TemplateModel, otherwise: T, answer: (index: TemplateIndex) => T): T => {
    const index = indexOf(model);
    return index === undefined ? otherwise : answer(index);
  };
  return {
    definition: (model, at) => from(model, [], (index) => getDefinition(model, index, at)),
    references: (model, at, all) => from(model, [], (index) => getReferences(model, index, at, all)),
    highlights: (model, at) => from(model, [], (index) => getHighlights(model, index, at)),
    prepareRename: (model, at) =>
      from<ReturnType<typeof prepareRename>>(model, null, (index) => prepareRename(model, index, at)),
    rename: (model, at, name) =>
      from<ReturnType<typeof getRename>>(model, null, (index) => getRename(model, index, at, name)),
    selectionRanges: (model, positions) => getSelectionRanges(model, indexOf(model), positions),
    linkedRanges: (model, at) => from<LinkedRanges | null>(model, null, (index) => getLinkedRanges(model, index, at)),
    documentSymbols: (model) => from(model, [], (index) => getDocumentSymbols(model, index)),
    semanticTokens: (model, range) => from(model, { data: [] }, (index) => getSemanticTokens(model, index, range)),
    inlayHints: (model, range) => from(model, [], (index) => getInlayHints(model, index, range)),
  };
}
