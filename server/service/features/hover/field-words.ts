import type { TemplatePath } from '../../../../parser/values.js';
import { nodeAt, propertyOf } from '../../document/path.js';
import type { TemplateNode } from '../../document/tree.js';
import { pythonTruth } from '../../engine.js';
import { valueAt } from '../../rules/fields.js';

/** What the content parsers make of a text. */
const VALUES: Readonly<Record<string, string | undefined>> = {
  text: 'a text',
  int: 'an integer',
  float: 'a number',
  bool: 'true or false',
  json: 'any JSON value',
  'xml-inline': 'an object with an entry for each tag',
  'kv-lines': 'an object with an entry for each line',
};

/** The content parser of a field, and what its values are; undefined for one that does not exist. */
export function contentOf(
  root: TemplateNode,
  field: TemplatePath,
): { readonly parser: string; readonly value: string | undefined } {
  const written = nodeAt(root, [...field, 'content']);
  const parser = written === undefined ? 'text' : written.type === 'string' ? written.value : '';
  return { parser, value: Object.hasOwn(VALUES, parser) ? VALUES[parser] : undefined };
}

export function isImplicit(root: TemplateNode, field: TemplatePath): boolean {
  const node = nodeAt(root, field);
  return propertyOf(node, 'open') === undefined && propertyOf(node, 'open_pattern') === undefined;
}

/** How the matches of a field come into the message (reference behaviour, "Storing"). */
export function storedHow(root: TemplateNode, field: TemplatePath): 'list' | 'joined' | 'overwritten' {
  if (!pythonTruth(valueAt(root, [...field, 'repeats']) ?? false)) return 'overwritten';
  return typeof valueAt(root, [...field, 'join']) === 'string' ? 'joined' : 'list';
}
