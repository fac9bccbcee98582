import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type Location,
  type LocationLink,
  type Position,
} from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import { toRange } from './places.js';
import type { Occurrence, TemplateSymbol } from './symbols/symbol.js';
import { symbolAt, type TemplateIndex } from './symbols/template-index.js';

/** Where the name at a position is defined: a group, a field, or what gives a placeholder its value. */
export function getDefinition(model: TemplateModel, index: TemplateIndex, position: Position): LocationLink[] {
  const found = symbolAt(index, model.document.offsetAt(position));
  if (found === undefined) return [];
  const originSelectionRange = toRange(model, found.occurrence);
  return definitionsOf(found.symbol).map(({ whole, ...name }) => ({
    originSelectionRange,
    targetUri: model.document.uri,
    targetRange: toRange(model, whole),
    targetSelectionRange: toRange(model, name),
  }));
}

function definitionsOf({ occurrences, origin }: TemplateSymbol): readonly (WrittenRange & Pick<Occurrence, 'whole'>)[] {
  const definitions = occurrences.filter(({ role }) => role === 'definition');
  if (definitions.length > 0 || origin === undefined) return definitions;
  return [{ ...origin, whole: origin }];
}

/** Every place where the name at a position is written. */
export function getReferences(
  model: TemplateModel,
  index: TemplateIndex,
  position: Position,
  includeDeclaration: boolean,
): Location[] {
  const found = symbolAt(index, model.document.offsetAt(position));
  const occurrences = found?.symbol.occurrences.filter(({ role }) => includeDeclaration || role === 'use') ?? [];
  return occurrences.map((place) => ({ uri: model.document.uri, range: toRange(model, place) }));
}

/** The same places as marks in the text: what defines is written, what uses is read. */
export function getHighlights(model: TemplateModel, index: TemplateIndex, position: Position): DocumentHighlight[] {
  const found = symbolAt(index, model.document.offsetAt(position));
  return (found?.symbol.occurrences ?? []).map((place) => ({
    range: toRange(model, place),
    kind: place.role === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
  }));
}
