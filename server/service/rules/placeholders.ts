import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import { nodeAt } from '../document/path.js';
import type { TemplateNode } from '../document/tree.js';
import { readPlaceholder } from '../engine.js';

/** A placeholder: runs of Python's word characters with dots between them, in braces. */
const PLACEHOLDER =
  /\{[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+(?:\.[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+)*\}/u;

/** Where the first placeholder of a string stands, in its decoded units; the whole string where it has none. */
export function placeholderPlace(decoded: string): WrittenRange {
  const found = PLACEHOLDER.exec(decoded);
  return found === null
    ? { start: 0, end: decoded.length }
    : { start: found.index, end: found.index + found[0].length };
}

/** The first names of all placeholders in the transform at a path: `content` of `{content.args}`. */
export function placeholderRoots(root: TemplateNode, path: TemplatePath): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: TemplateNode | undefined): void => {
    if (node?.type === 'object') for (const property of node.properties) collect(property.value);
    else if (node?.type === 'array') for (const item of node.items) collect(item);
    else if (node?.type === 'string') {
      const placeholder = readPlaceholder(node.value);
      if (placeholder.kind === 'whole') names.add(placeholder.names[0]);
    }
  };
  collect(nodeAt(root, path));
  return names;
}
