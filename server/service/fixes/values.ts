import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { nodeAt } from '../document/path.js';
import { readValue } from '../document/value.js';

/** The value that is written at a path; undefined where there is none. */
export function valueAt({ root }: WrittenTemplate, path: TemplatePath): JsonValue | undefined {
  const node = nodeAt(root, path);
  return node === undefined ? undefined : readValue(node);
}

/** The string that is written at a path; undefined where there is none. */
export function textAt({ root }: WrittenTemplate, path: TemplatePath): string | undefined {
  const node = nodeAt(root, path);
  return node?.type === 'string' ? node.value : undefined;
}

export function isWritten({ root }: WrittenTemplate, path: TemplatePath): boolean {
  return nodeAt(root, path) !== undefined;
}

/** A number, `true`, `false` or `null` as it is written. */
export function writtenAt({ root }: WrittenTemplate, path: TemplatePath): string | undefined {
  const node = nodeAt(root, path);
  return node !== undefined && 'written' in node ? node.written : undefined;
}
