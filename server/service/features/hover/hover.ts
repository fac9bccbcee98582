import { type Hover, MarkupKind, type Position } from 'vscode-languageserver-types';
import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';
import type { TemplateModel } from '../../document/model.js';
import type { StringNode, TemplateNode } from '../../document/tree.js';
import type { PatternStudies } from '../../patterns/study.js';
import type { Target } from '../../portability/targets.js';
import { partsAround } from '../json-nodes.js';
import { toRange } from '../places.js';
import { schemaAt, TEMPLATE_SCHEMA } from '../schema/schema-at.js';
import type { PlacedString } from '../symbols/field-placeholders.js';
import type { PlacedPattern, TemplateIndex } from '../symbols/template-index.js';
import { describeDelimiter, describeSharing } from './delimiter-hover.js';
import { describeDefault, describeField } from './field-hover.js';
import { describePattern } from './pattern-hover.js';
import { describePlaceholder } from './placeholder-hover.js';
import { type Block, code, paragraph, toMarkdown, toPlainText } from './prose.js';
import { describeTargets } from './target-notes.js';

/** How a hover is asked for. */
export interface HoverOptions {
  /** The client shows Markdown; else it gets plain text. */
  readonly markdown?: boolean | undefined;
  /** The readers for which the template is meant. */
  readonly targets?: readonly Target[] | undefined;
}

/** What is known when a hover is made. */
export interface HoverContext {
  readonly model: TemplateModel;
  readonly index: TemplateIndex | undefined;
  readonly studies: PatternStudies;
}

/** A hover inside a template, at an offset of the document. */
interface Asked extends HoverContext {
  readonly index: TemplateIndex;
  readonly offset: number;
  readonly targets: readonly Target[];
}

/** What stands at a position means: a key, or a string with what is in it. Null where nothing is to be said. */
export function getHover(
  context: HoverContext,
  position: Position,
  { markdown = true, targets = [] }: HoverOptions = {},
): Hover | null {
  const { model, index } = context;
  const offset = model.document.offsetAt(position);
  const inside = index && { ...context, index, offset, targets };
  const said = templateKey(model, offset) ?? (inside && inTemplate(inside));
  if (said === undefined || said.blocks.length === 0) return null;
  const contents = markdown
    ? { kind: MarkupKind.Markdown, value: toMarkdown(said.blocks) }
    : { kind: MarkupKind.PlainText, value: toPlainText(said.blocks) };
  return { contents, range: toRange(model, said.place) };
}

interface Said {
  readonly blocks: readonly Block[];
  readonly place: WrittenRange;
}

/** The key of a configuration under which the template stands. */
function templateKey({ places }: TemplateModel, offset: number): Said | undefined {
  const key = places.map((place) => place.key).find((range) => range && range.start <= offset && offset < range.end);
  return key && { blocks: schemaBlocks(TEMPLATE_SCHEMA), place: key };
}

function inTemplate(asked: Asked): Said | undefined {
  const { root } = asked.index.template;
  const parts = partsAround(root, asked.offset);
  const last = parts.at(-1);
  if (last === undefined || !('type' in last) || asked.offset >= last.end) return undefined;
  const path = pathOf(parts);
  const property = parts.filter((part) => 'key' in part).at(-1);
  if (property?.key === last) return { blocks: keyBlocks(root, path), place: last };
  if (last.type === 'object' || last.type === 'array') return undefined;
  return { blocks: last.type === 'string' ? stringBlocks(asked, last, path) : valueBlocks(root, path), place: last };
}

/** The path that leads to the innermost part: for a key, that of its value. */
function pathOf(parts: ReturnType<typeof partsAround>): TemplatePath {
  return parts.flatMap<string | number>((part, at) => {
    if ('key' in part) return [part.key.value];
    const inner = parts[at + 1];
    return part.type === 'array' && inner !== undefined && 'type' in inner ? [part.items.indexOf(inner)] : [];
  });
}

function keyBlocks(root: TemplateNode, path: TemplatePath): readonly Block[] {
  const [top, name] = path;
  const schema = schemaAt(root, path);
  const own = schema === undefined ? [] : schemaBlocks(schema);
  if (path.length !== 2 || typeof name !== 'string') return own;
  if (top === 'fields') return [...describeField(root, name), ...own];
  return top === 'defaults' ? describeDefault(root, name) : own;
}

function schemaBlocks({ markdownDescription = '', description = '' }: NonNullable<ReturnType<typeof schemaAt>>) {
  if (markdownDescription === '') return [];
  return [{ kind: 'own', markdown: markdownDescription, plain: description } satisfies Block];
}

/** A number, `true`, `false` or `null`: what its key means. */
function valueBlocks(root: TemplateNode, path: TemplatePath): readonly Block[] {
  const schema = schemaAt(root, path);
  return schema === undefined ? [] : schemaBlocks(schema);
}

function stringBlocks(asked: Asked, node: StringNode, path: TemplatePath): readonly Block[] {
  const { model, index, offset } = asked;
  const { root, strings } = index.template;
  const map = strings(node);
  const at = map.decodedOffset(offset);
  const decoded = decodedBlocks(model.text.slice(node.start, node.end), map.decoded);
  const delimiter = describeDelimiter(root, path);
  const pattern = index.patterns.get(node);
  if (pattern !== undefined)
    return [
      ...(delimiter ?? []),
      ...describePattern(pattern, at),
      // Its parts are shown decoded; of backslashes alone nobody needs to see it once more.
      ...(hasOtherEscapes(model.text.slice(node.start, node.end)) ? decoded : []),
      ...targetBlocks(asked, pattern),
    ];
  const placed = index.placeholders.get(node);
  if (placed !== undefined) return [...placeholderBlocks(asked, placed, at), ...decoded];
  if (delimiter !== undefined) return [...delimiter, ...describeSharing(root, path, map.decoded), ...decoded];
  return [...enumBlocks(root, path, map.decoded), ...decoded];
}

function targetBlocks({ model, index, targets, studies }: Asked, pattern: PlacedPattern): readonly Block[] {
  return describeTargets(model, index, pattern, targets, studies);
}

/** Of several placeholders that are mixed in one string, the one at the cursor. */
function placeholderBlocks({ index }: Asked, { path, placeholders }: PlacedString, at: number): readonly Block[] {
  const here = placeholders.find(({ start, end }) => start <= at && at < end) ?? placeholders[0];
  return here === undefined ? [] : describePlaceholder(index, path, here);
}

/** What a content parser does, for its name. */
function enumBlocks(root: TemplateNode, path: TemplatePath, value: string): readonly Block[] {
  const schema = schemaAt(root, path);
  if (schema?.enum === undefined) return valueBlocks(root, path);
  const text = schema.markdownEnumDescriptions?.[schema.enum.indexOf(value)];
  if (text === undefined) return [paragraph('There is no ', code(value), '.'), ...schemaBlocks(schema)];
  return [paragraph(code(value)), { kind: 'own', markdown: text, plain: text.replaceAll('`', '') }];
}

function hasOtherEscapes(written: string): boolean {
  return written.replaceAll('\\\\', '').includes('\\');
}

/** The string that the escapes spell, where there are any. */
function decodedBlocks(written: string, decoded: string): readonly Block[] {
  if (!written.includes('\\') || decoded.length > MAX_DECODED) return [];
  return [paragraph('Decoded:'), { kind: 'code', text: decoded, language: 'text' }];
}

/** A longer string would fill the screen. */
const MAX_DECODED = 2000;
