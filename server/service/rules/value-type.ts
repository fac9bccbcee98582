import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { valueRange } from '../document/ranges.js';
import type { SchemaError } from '../generated/validate.js';
import { quoted } from '../quoting.js';
import { isFailingArgument } from './content-args-value.js';
import { valueAt } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { errorPath } from './schema-errors.js';
import { isConstantTransform } from './transform-constant.js';

/** A value of another type than the specification gives, which the reference nevertheless takes or never reads. */
export const valueType: Rule = { code: 'value-type', severity: 'warning', local: false, check };

function* check({ template, schemaErrors }: RuleContext): Iterable<RuleFinding> {
  for (const error of schemaErrors) {
    const expected = expectation(error);
    if (expected === undefined || isFailingArgument(template.root, error)) continue;
    const path = errorPath(template.root, error);
    if (isToldOtherwise(template, path)) continue;
    const message = `${nameOf(path)} should be ${expected}. The Python reference takes this; other readers may refuse it or read it differently.`;
    yield { ...valueRange(template, path), message, data: { path } };
  }
}

/** Of a transform that uses nothing of what was matched its type is the least. */
function isToldOtherwise({ root }: WrittenTemplate, path: TemplatePath): boolean {
  const isTransform = path.length === 3 && path[2] === 'transform';
  return isTransform && isConstantTransform(valueAt(root, path) ?? null);
}

/** The argument's name; an item of a list is named by its list. */
function nameOf(path: TemplatePath): string {
  const name = quoted(path.filter((step) => typeof step === 'string').at(-1) ?? '');
  return typeof path.at(-1) === 'string' ? `"${name}"` : `An item of "${name}"`;
}

function expectation({ keyword, params }: SchemaError): string | undefined {
  if (keyword === 'type' && params.type !== 'boolean')
    return listOf(params.type).filter(isNamed).map(withArticle).join(' or ');
  if (keyword === 'const') return JSON.stringify(params.allowedValue);
  if (keyword === 'enum')
    return `one of ${listOf(params.allowedValues)
      .map((value) => JSON.stringify(value))
      .join(', ')}`;
  if (keyword === 'maxItems') return `a list of ${String(params.limit)} items`;
  return undefined;
}

/** `null` is tolerated, not recommended. */
function isNamed(type: unknown): boolean {
  return type !== 'null';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function withArticle(type: unknown): string {
  const name = type === 'array' ? 'list' : String(type);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
