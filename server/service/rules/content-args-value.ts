import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import { valueRange } from '../document/ranges.js';
import type { TemplateNode } from '../document/tree.js';
import { readValue } from '../document/value.js';
import { pythonTruth } from '../engine.js';
import type { SchemaError } from '../generated/validate.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { errorPath } from './schema-errors.js';

/**
 * An argument of a content parser with which it must fail: a separator that is empty or no text, delimiters that are no pairs of
 * texts. The reference does not look at it when it loads.
 */
export const contentArgsValue: Rule = { code: 'content-args-value', severity: 'error', local: false, check };

const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['line_sep', 'a string that is not empty'],
  ['kv_sep', 'a string that is not empty'],
  ['string_delims', 'a list of pairs of strings, [open, close]'],
]);

function* check({ template, schemaErrors }: RuleContext): Iterable<RuleFinding> {
  const told = new Set<string>();
  for (const error of schemaErrors) {
    const path = errorPath(template.root, error);
    const name = failingArgument(template.root, path);
    if (name === undefined || told.has(path.join('/'))) continue;
    told.add(path.join('/'));
    const message = `"${name}" must be ${EXPECTED.get(name)}. The template loads, but every match fails.`;
    yield { ...valueRange(template, path), message, data: { path } };
  }
}

/** Whether the complaint is one of this rule's. */
export function isFailingArgument(root: TemplateNode, error: SchemaError): boolean {
  return failingArgument(root, errorPath(root, error)) !== undefined;
}

/** The argument that a path leads to or into, where its value makes the content parser fail. */
function failingArgument(root: TemplateNode, path: TemplatePath): string | undefined {
  const steps = path.slice(path.lastIndexOf('content_args') + 1);
  const name = steps.find((step) => typeof step === 'string' && EXPECTED.has(step));
  const node = nodeAt(root, path);
  if (path.length === steps.length || typeof name !== 'string' || node === undefined) return undefined;
  const isWhole = steps.at(-1) === name;
  const value = readValue(node);
  if (isWhole && name === 'string_delims') return pythonTruth(value) ? name : undefined;
  if (isWhole && name === 'line_sep' && value === null) return undefined; // Python splits on white space
  // Python takes a text of two characters for a pair.
  return !isWhole && typeof value === 'string' && [...value].length === 2 ? undefined : name;
}
