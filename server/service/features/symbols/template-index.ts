import type { PatternTree } from '../../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';
import type { WrittenTemplate } from '../../document/model.js';
import { nodeAt, propertyOf } from '../../document/path.js';
import type { StringNode, TemplateNode } from '../../document/tree.js';
import { type FaultLog, guarded } from '../../guard.js';
import type { PatternStudies } from '../../patterns/study.js';
import { patternsOf } from '../../rules/patterns.js';
import type { WrittenPattern } from '../../rules/rule.js';
import { addFieldPlaceholders, type PlacedString, placeholderStrings } from './field-placeholders.js';
import { type GroupPlace, groupPlaces } from './pattern-names.js';
import type { Occurrence, TemplateSymbol } from './symbol.js';
import { SymbolTable } from './symbol-table.js';

/** A pattern and the string in which it is written. */
export interface PlacedPattern extends WrittenPattern {
  readonly node: StringNode;
}

/** The names of a template and the strings that hold patterns and placeholders: everything that is found inside strings. */
export interface TemplateIndex {
  readonly template: WrittenTemplate;
  /** By the string in which they are written. */
  readonly patterns: ReadonlyMap<TemplateNode, PlacedPattern>;
  readonly placeholders: ReadonlyMap<TemplateNode, PlacedString>;
  readonly symbols: readonly TemplateSymbol[];
}

/** @param log is told of a pattern that cannot be read: the others are indexed */
export function createTemplateIndex(template: WrittenTemplate, studies: PatternStudies, log: FaultLog): TemplateIndex {
  const { root } = template;
  const patterns = guarded('patterns', log, () => patternsOf(root, studies, log)).flatMap((pattern) => {
    const node = nodeAt(root, pattern.path);
    return node?.type === 'string' ? [{ ...pattern, node }] : [];
  });
  const placeholders = placeholderStrings(root);
  const table = new SymbolTable();
  addMessageKeys(table, template);
  for (const pattern of patterns) addGroups(table, template, pattern);
  addFieldPlaceholders(table, template, placeholders);
  return { template, patterns: byNode(patterns), placeholders: byNode(placeholders), symbols: table.symbols() };
}

function byNode<T extends { readonly node: StringNode }>(placed: readonly T[]): ReadonlyMap<TemplateNode, T> {
  return new Map(placed.map((one) => [one.node, one]));
}

/** Made once for each pattern, however often its template changes around it. */
export function placesOfGroups({ study }: WrittenPattern): readonly GroupPlace[] {
  return study.once('groups', () => groupPlaces(study.tree));
}

/** What the groups of a pattern belong to: those of a field's delimiters to the field, all others to their pattern. */
export function groupScope({ role, path }: WrittenPattern): TemplatePath {
  return role === 'open' || role === 'close' ? path.slice(0, -1) : path;
}

/** The name at a document offset; of two that touch there, the one that begins. */
export function symbolAt(
  { symbols }: TemplateIndex,
  offset: number,
): { readonly symbol: TemplateSymbol; readonly occurrence: Occurrence } | undefined {
  let touching: ReturnType<typeof symbolAt>;
  for (const symbol of symbols) {
    for (const occurrence of symbol.occurrences) {
      if (occurrence.start <= offset && offset < occurrence.end) return { symbol, occurrence };
      if (occurrence.end === offset || occurrence.start === offset) touching ??= { symbol, occurrence };
    }
  }
  return touching;
}

function addMessageKeys(table: SymbolTable, { root, strings }: WrittenTemplate): void {
  const fields = propertyOf(root, 'fields')?.value;
  const defaults = propertyOf(root, 'defaults')?.value;
  for (const { key, start, end } of fields?.type === 'object' ? fields.properties : []) {
    const whole = { start, end };
    const name = innerRange({ strings }, key);
    table.add('field', [], key.value, { ...name, whole, role: 'definition', isNumber: false });
  }
  for (const { key, start, end } of defaults?.type === 'object' ? defaults.properties : []) {
    const isField = table.has('field', [], key.value);
    const whole = { start, end };
    const role = isField ? 'use' : 'definition';
    const name = innerRange({ strings }, key);
    table.add(isField ? 'field' : 'default', [], key.value, { ...name, whole, role, isNumber: false });
  }
}

function addGroups(table: SymbolTable, { strings }: WrittenTemplate, pattern: PlacedPattern): void {
  const map = strings(pattern.node);
  const written = ({ start, end }: WrittenRange) => ({ start: map.writtenOffset(start), end: map.writtenOffset(end) });
  for (const { name, role, isNumber, whole, ...place } of placesOfGroups(pattern)) {
    // A group without a name is known inside its pattern only.
    const scope = isNumber && isUnnamed(pattern.tree, name) ? pattern.path : groupScope(pattern);
    table.add('group', scope, name, { ...written(place), whole: written(whole), role, isNumber });
  }
}

function isUnnamed({ groupNames }: PatternTree, name: string): boolean {
  return !groupNames.includes(name);
}

/** A string without its quotes. */
export function innerRange({ strings }: Pick<WrittenTemplate, 'strings'>, node: StringNode): WrittenRange {
  const map = strings(node);
  return { start: map.writtenOffset(0), end: map.writtenOffset(map.decoded.length) };
}
