import { type InlayHint, InlayHintKind, MarkupKind, type Range } from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';
import { propertyOf } from '../document/path.js';
import type { ObjectNode, PropertyNode, StringNode } from '../document/tree.js';
import { type PatternTree, patternNodes } from '../engine.js';
import { inlineCode } from './hover/prose.js';
import type { TemplateIndex } from './symbols/template-index.js';

/** Something that is so although it is not written; `offset` is where it would be. */
interface Implied {
  readonly offset: number;
  readonly label: string;
  /** Markdown. */
  readonly tooltip: string;
}

/** What a template implies, inside a range: implicit field, content type, list, dots that take newlines. */
export function getInlayHints(model: TemplateModel, index: TemplateIndex, range: Range): InlayHint[] {
  const { document } = model;
  const start = document.offsetAt(range.start);
  const end = document.offsetAt(range.end);
  return [...impliedBy(model.text, index)]
    .filter(({ offset }) => start <= offset && offset <= end)
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, label, tooltip }) => ({
      position: document.positionAt(offset),
      label,
      kind: InlayHintKind.Type,
      tooltip: { kind: MarkupKind.Markdown, value: tooltip },
      paddingLeft: true,
    }));
}

function* impliedBy(text: string, index: TemplateIndex): Generator<Implied> {
  const { root, brokenAt = Number.POSITIVE_INFINITY } = index.template;
  const fields = propertyOf(root, 'fields')?.value;
  for (const { key, value } of fields?.type === 'object' ? fields.byName.values() : []) {
    // What is missing from a field that is still being typed is not implied yet.
    if (value?.type !== 'object' || !isClosed(text, value) || value.end > brokenAt) continue;
    yield* impliedByField(key, value);
  }
  for (const { node, study } of index.patterns.values()) {
    if (node.end > brokenAt || !study.once('dotall', () => takesNewlines(study.tree))) continue;
    yield {
      offset: node.end,
      label: 'dotall',
      tooltip: 'Patterns are compiled with `DOTALL`: the dot matches newlines too.',
    };
  }
}

function takesNewlines({ root }: PatternTree): boolean {
  return patternNodes(root).some((part) => part.type === 'dot' && part.matchesNewline);
}

/** Its brace is there, and is not that of its last entry. */
function isClosed(text: string, { properties, end }: ObjectNode): boolean {
  return text[end - 1] === '}' && !properties.some((property) => property.end === end);
}

function* impliedByField(key: StringNode, field: ObjectNode): Generator<Implied> {
  const opening = impliedAtOpening(field);
  if (opening.length > 0)
    yield {
      offset: field.start + 1,
      label: opening.map(({ label }) => label).join(', '),
      tooltip: opening.map(({ tooltip }) => tooltip).join('\n\n'),
    };
  const repeats = field.byName.get('repeats');
  if (isTrue(repeats) && !isWritten(field.byName.get('join')))
    yield {
      offset: repeats.end,
      label: 'list',
      tooltip: `${inlineCode(key.value)} is a list with one item for each match. With \`join\` it is one string.`,
    };
}

/** What the keys that a field does not have say about it. */
function impliedAtOpening({ byName }: ObjectNode): readonly Pick<Implied, 'label' | 'tooltip'>[] {
  const implicit = {
    label: 'implicit',
    tooltip: 'Without `open` and `open_pattern` the field is *implicit*: it takes what no other region takes.',
  };
  const text = { label: 'text', tooltip: 'Without `content` the value is the captured text (`"content": "text"`).' };
  const hasOpener = byName.has('open') || byName.has('open_pattern');
  return [...(hasOpener ? [] : [implicit]), ...(byName.has('content') ? [] : [text])];
}

function isTrue(property: PropertyNode | undefined): property is PropertyNode {
  return property?.value?.type === 'boolean' && property.value.written === 'true';
}

/** A `null` counts as absent. */
function isWritten(property: PropertyNode | undefined): boolean {
  return property?.value !== undefined && property.value.type !== 'null';
}
