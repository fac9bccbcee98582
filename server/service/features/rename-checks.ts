import { nodeAt } from '../document/path.js';
import { isIdentifier } from '../engine.js';
import { quoted } from '../quoting.js';
import { unpacksItems } from './symbols/field-placeholders.js';
import type { SymbolKind, TemplateSymbol } from './symbols/symbol.js';
import { groupScope, type TemplateIndex } from './symbols/template-index.js';

/** Why something keeps its name, as a sentence for the user. */
export class RenameRefusal {
  constructor(readonly reason: string) {}
}

/** Why a symbol cannot be renamed at all; undefined where it can. */
export function renameProblem(index: TemplateIndex, symbol: TemplateSymbol): string | undefined {
  const { kind, name } = symbol;
  if (kind === 'group') return groupProblem(index, symbol);
  return FIXED[kind]?.(quoted(name));
}

const FIXED: Partial<Record<SymbolKind, (name: string) => string>> = {
  content: () => '"content" stands for the parsed value of the field: this name is part of the format.',
  'item-key': (name) => `"${name}" is a key of the items that the model writes: the template does not name it.`,
  path: (name) => `"${name}" leads to a key that the model writes: the template does not name it.`,
  unknown: (name) => `Nothing gives "${name}" a value: no group has this name.`,
};

function groupProblem(index: TemplateIndex, symbol: TemplateSymbol): string | undefined {
  const { name, scope, occurrences } = symbol;
  if (occurrences.every(({ isNumber }) => isNumber)) return `Group ${name} has no name.`;
  if (isReadByParser(symbol)) return `The content parser reads the group "${name}": this name is part of the format.`;
  const broken = patternsIn(index, scope).find(({ tree }) => tree.issues.some(({ code }) => code === 'pattern-syntax'));
  // Behind the error nothing of the pattern is known: uses of the name would be left as they are.
  return broken && `"${broken.path.at(-1)}" cannot be read to its end: mend it first.`;
}

/** `key` and `value` of a tag pattern (specification, "Keys that say how the captured text becomes a value"). */
function isReadByParser({ name, scope }: TemplateSymbol): boolean {
  return scope.at(-1) === 'tag_pattern' && (name === 'key' || name === 'value');
}

/** Why a symbol cannot have the new name; undefined where it can. */
export function newNameProblem(index: TemplateIndex, symbol: TemplateSymbol, newName: string): string | undefined {
  if (newName === symbol.name) return undefined;
  return symbol.kind === 'group' ? newGroupNameProblem(index, symbol, newName) : newMessageKeyProblem(index, newName);
}

function newGroupNameProblem(index: TemplateIndex, { scope }: TemplateSymbol, newName: string): string | undefined {
  const shown = quoted(newName);
  if (newName === '' || !isIdentifier(newName))
    return `"${shown}" cannot name a group: letters, digits and underscores, and no digit first.`;
  if (patternsIn(index, scope).some(({ tree }) => tree.groupNames.includes(newName)))
    return `There is a group "${shown}" already.`;
  if (scope.length !== FIELD_PATH_LENGTH) return undefined;
  const { root } = index.template;
  const isEach = unpacksItems(root, scope);
  if (!isEach && newName === 'content' && nodeAt(root, [...scope, 'transform']) !== undefined)
    return '"{content}" stands for the parsed value of the field: a group of this name would never be used.';
  const isItemKey = index.symbols.some(
    ({ kind, name, scope: other }) => kind === 'item-key' && name === newName && samePath(other, scope),
  );
  return isItemKey ? `"{${shown}}" stands for a key of the items already.` : undefined;
}

/** `fields`, name: the scope of the groups of a field's delimiters. */
const FIELD_PATH_LENGTH = 2;

function newMessageKeyProblem({ symbols }: TemplateIndex, newName: string): string | undefined {
  if (newName === '') return 'A key of the message needs a name.';
  const taken = symbols.find(({ kind, name }) => (kind === 'field' || kind === 'default') && name === newName);
  if (taken === undefined) return undefined;
  return `There is a key "${quoted(newName)}" in "${taken.kind === 'field' ? 'fields' : 'defaults'}" already.`;
}

function patternsIn({ patterns }: TemplateIndex, scope: readonly (string | number)[]) {
  return [...patterns.values()].filter((pattern) => samePath(groupScope(pattern), scope));
}

function samePath(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
