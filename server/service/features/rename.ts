import type { Position, Range, TextEdit } from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';
import { propertyContaining } from './json-nodes.js';
import { toRange } from './places.js';
import { newNameProblem, RenameRefusal, renameProblem } from './rename-checks.js';
import { symbolAt, type TemplateIndex } from './symbols/template-index.js';

/** What a client shows before it asks for the new name. */
export interface RenameTarget {
  readonly range: Range;
  /** The name as it is, decoded. */
  readonly placeholder: string;
}

/** The name at a position, why it cannot be renamed, or null where nothing has a name. */
export function prepareRename(
  model: TemplateModel,
  index: TemplateIndex,
  position: Position,
): RenameTarget | RenameRefusal | null {
  const offset = model.document.offsetAt(position);
  const found = symbolAt(index, offset);
  if (found === undefined) return formatKeyRefusal(index, offset);
  const { symbol, occurrence } = found;
  const problem = renameProblem(index, symbol);
  if (problem !== undefined) return new RenameRefusal(problem);
  return { range: toRange(model, occurrence), placeholder: symbol.name };
}

/** The edits that give the name at a position another name, everywhere at once; or why there are none. */
export function getRename(
  model: TemplateModel,
  index: TemplateIndex,
  position: Position,
  newName: string,
): TextEdit[] | RenameRefusal | null {
  const offset = model.document.offsetAt(position);
  const symbol = symbolAt(index, offset)?.symbol;
  if (symbol === undefined) return formatKeyRefusal(index, offset);
  const problem = renameProblem(index, symbol) ?? newNameProblem(index, symbol, newName);
  if (problem !== undefined) return new RenameRefusal(problem);
  if (newName === symbol.name) return [];
  const newText = JSON.stringify(newName).slice(1, -1);
  const named = symbol.occurrences.filter(({ isNumber }) => !isNumber);
  return named.map((place) => ({ range: toRange(model, place), newText }));
}

function formatKeyRefusal({ template }: TemplateIndex, offset: number): RenameRefusal | null {
  const property = propertyContaining(template.root, offset);
  if (property === undefined || offset > property.key.end) return null;
  return new RenameRefusal(`"${property.key.value}" is not a name that the template gives: it stays as it is.`);
}
