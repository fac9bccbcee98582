import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver-types';
import { TEMPLATE_KEY } from '../document/kind.js';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import { propertyOf } from '../document/path.js';
import type { PropertyNode, TemplateNode } from '../document/tree.js';
import { MAX_QUOTED } from '../limits.js';
import { quoted } from '../quoting.js';
import { toRange } from './places.js';
import { placesOfGroups, type TemplateIndex } from './symbols/template-index.js';

/** The outline: the template where the file holds more, its start anchor and fields, their delimiters, and the groups of these. */
export function getDocumentSymbols(model: TemplateModel, index: TemplateIndex): DocumentSymbol[] {
  const { place, root } = index.template;
  if (root.type !== 'object') return [];
  const children = root.properties.flatMap((property) => {
    if (ANCHORS.has(property.key.value)) return delimiterSymbols(model, index, property);
    const { value } = property;
    return property.key.value === 'fields' && value?.type === 'object'
      ? value.properties.map((field) => fieldSymbol(model, index, field))
      : [];
  });
  const { key } = place;
  if (key === undefined) return children; // the file is the template
  const whole = { start: key.start, end: root.end };
  return [symbolOf(model, TEMPLATE_KEY, undefined, SymbolKind.Module, whole, key, children)];
}

const ANCHORS: ReadonlySet<string> = new Set(['start_anchor', 'start_anchor_pattern']);
const DELIMITERS: ReadonlySet<string> = new Set(['open', 'open_pattern', 'close', 'close_pattern']);

function fieldSymbol(model: TemplateModel, index: TemplateIndex, field: PropertyNode): DocumentSymbol {
  const { key, value } = field;
  const properties = value?.type === 'object' ? value.properties : [];
  const children = properties.flatMap((property) => {
    if (DELIMITERS.has(property.key.value)) return delimiterSymbols(model, index, property);
    const tag = property.key.value === 'content_args' ? propertyOf(property.value, 'tag_pattern') : undefined;
    return tag === undefined ? [] : delimiterSymbols(model, index, tag);
  });
  return symbolOf(model, key.value, fieldDetail(value), SymbolKind.Field, field, key, children);
}

function fieldDetail(value: TemplateNode | undefined): string | undefined {
  if (value?.type !== 'object') return undefined;
  const content = propertyOf(value, 'content')?.value;
  const isImplicit = !['open', 'open_pattern'].some((key) => value.byName.has(key));
  return [isImplicit ? 'implicit' : undefined, content?.type === 'string' ? quoted(content.value) : 'text']
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The literal or pattern of a key, with the groups of a pattern inside it. */
function delimiterSymbols(model: TemplateModel, index: TemplateIndex, property: PropertyNode): DocumentSymbol[] {
  const { key, value } = property;
  if (value === undefined) return [];
  const groups = groupSymbols(model, index, value);
  return [symbolOf(model, key.value, literalsOf(value), SymbolKind.String, property, key, groups)];
}

function groupSymbols(
  model: TemplateModel,
  { patterns, template }: TemplateIndex,
  value: TemplateNode,
): DocumentSymbol[] {
  const pattern = patterns.get(value);
  if (pattern === undefined) return [];
  const map = template.strings(value);
  const written = ({ start, end }: WrittenRange) => ({ start: map.writtenOffset(start), end: map.writtenOffset(end) });
  return placesOfGroups(pattern)
    .filter(({ role, isNumber }) => role === 'definition' && !isNumber)
    .map(({ name, whole, ...place }) =>
      symbolOf(model, name, undefined, SymbolKind.Variable, written(whole), written(place), []),
    );
}

function literalsOf(value: TemplateNode): string | undefined {
  const items = value.type === 'array' ? value.items : [value];
  const shown = items.flatMap((item) => (item.type === 'string' ? [quoted(item.value)] : []));
  return quoted(shown.slice(0, MAX_QUOTED).join('  '));
}

function symbolOf(
  model: TemplateModel,
  name: string,
  detail: string | undefined,
  kind: SymbolKind,
  whole: WrittenRange,
  selection: WrittenRange,
  children: DocumentSymbol[],
): DocumentSymbol {
  return {
    // The protocol wants a name that is seen.
    name: name.trim() === '' ? '(no name)' : name,
    ...(detail === undefined ? {} : { detail }),
    kind,
    range: toRange(model, whole),
    selectionRange: toRange(model, selection),
    children,
  };
}

/** The same outline for a client that reads lists only. */
export function flatSymbols(
  uri: string,
  symbols: readonly DocumentSymbol[],
  containerName?: string,
): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children = [] }) => [
    { name, kind, location: { uri, range }, ...(containerName === undefined ? {} : { containerName }) },
    ...flatSymbols(uri, children, name),
  ]);
}
