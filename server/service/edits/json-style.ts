import type { WrittenRange } from '../document/locate.js';
import { objectsIn } from '../document/path.js';
import type { ObjectNode, TemplateNode } from '../document/tree.js';

/** How an author writes JSON, as far as new text has to look the same. */
export interface JsonStyle {
  /** Between a key and its value. */
  readonly colon: string;
  /** Between two entries of one line. */
  readonly comma: string;
  /** Inside the braces of an object in one line. */
  readonly padding: string;
  readonly lineEnd: string;
  /** One step of indentation. */
  readonly indentUnit: string;
  /** No object stands in one line: a new one does not, either. */
  readonly inLines: boolean;
}

/** The style of a template, found in the template itself; where it has no example, the usual one. */
export function styleOf(text: string, root: TemplateNode): JsonStyle {
  const objects = objectsIn(root).filter(({ properties }) => properties.length > 0);
  const colon = objects.map((node) => colonOf(text, node)).find((found) => found !== undefined) ?? ': ';
  const oneLiners = objects.filter((node) => !hasLines(text, node));
  const broken = objects.filter((node) => hasLines(text, node));
  return {
    colon,
    comma: colon === ':' ? ',' : ', ',
    padding: paddingOf(text, oneLiners),
    lineEnd: /\r\n|\n|\r/.exec(text.slice(root.start, root.end))?.[0] ?? '\n',
    indentUnit: broken.map((node) => unitOf(text, node)).find((unit) => unit !== undefined) ?? '  ',
    inLines: broken.length > 0 && oneLiners.length === 0,
  };
}

function colonOf(text: string, { properties }: ObjectNode): string | undefined {
  for (const { key, value } of properties) {
    const between = value === undefined ? '' : text.slice(key.end, value.start);
    if (/^ *: *$/.test(between)) return between;
  }
  return undefined;
}

function paddingOf(text: string, oneLiners: readonly ObjectNode[]): string {
  const [first] = oneLiners;
  return first === undefined ? '' : text.slice(first.start + 1, first.properties[0]?.start);
}

function unitOf(text: string, node: ObjectNode): string | undefined {
  const outer = indentationAt(text, node.start);
  const inner = indentationAt(text, node.properties[0]?.start ?? node.start);
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}

export function hasLines(text: string, { start, end }: WrittenRange): boolean {
  return /[\r\n]/.test(text.slice(start, end));
}

/** The white space with which the line of an offset begins. */
export function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(lineBefore(text, offset))?.[0] ?? '';
}

/** Whether there is nothing but white space in front of an offset in its line. */
export function beginsLine(text: string, offset: number): boolean {
  const before = lineBefore(text, offset);
  return before.length < offset && before.trim() === '';
}

function lineBefore(text: string, offset: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1, offset);
}
