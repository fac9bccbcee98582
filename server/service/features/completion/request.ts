import type { TemplatePath } from '../../../../parser/values.js';
import type { TemplateModel } from '../../document/model.js';
import { nodeAt } from '../../document/path.js';
import type { ObjectNode, TemplateNode } from '../../document/tree.js';
import type { KnownValues } from '../../samples/known-values.js';
import type { TemplateIndex } from '../symbols/template-index.js';
import type { Slot } from './slot.js';

/** What is known when candidates are looked for. */
export interface CompletionRequest {
  readonly model: TemplateModel;
  /** Undefined where nothing of the template can be read. */
  readonly index: TemplateIndex | undefined;
  readonly slot: Slot;
  /** Of the cursor, in UTF-16 units of the document. */
  readonly offset: number;
  /** What placeholders had as values in samples. */
  readonly known: () => KnownValues;
}

export function rootOf({ index }: CompletionRequest): TemplateNode | undefined {
  return index?.template.root;
}

/** The object that a key is written into, or that the value at a path is. */
export function objectAt(request: CompletionRequest, path: TemplatePath): ObjectNode | undefined {
  const node = nodeAt(rootOf(request), path);
  return node?.type === 'object' ? node : undefined;
}

/** The field that a path is inside of, and the steps behind it. */
export interface FieldPlace {
  readonly name: string;
  readonly path: TemplatePath;
  readonly inside: TemplatePath;
}

export function fieldOf(path: TemplatePath): FieldPlace | undefined {
  const [fields, name, ...inside] = path;
  if (fields !== 'fields' || typeof name !== 'string') return undefined;
  return { name, path: ['fields', name], inside };
}

/** A path as text, with the name of the field left out: `fields.*.content_args.strip` */
export function shapeOf(path: TemplatePath): string {
  return path
    .map((step, index) => (index === 1 && path[0] === 'fields' ? '*' : typeof step === 'number' ? '#' : step))
    .join('.');
}
