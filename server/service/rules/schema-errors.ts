import type { ProblemCode, TemplateProblem } from '../../../parser/problems.js';
import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import type { TemplateNode } from '../document/tree.js';
import { type SchemaError, validate } from '../generated/validate.js';

/**
 * Keywords whose complaint the engine always makes itself, at a better place and with the reference's verdict: what is missing,
 * what excludes each other, and the wrappers around the complaint proper.
 */
const ENGINE_KEYWORDS: ReadonlySet<string> = new Set(['required', 'oneOf', 'anyOf', 'not', 'if']);

/** So are these, but for the arguments of content parsers, which the engine looks at only in part. */
const ENGINE_LIMITS: ReadonlySet<string> = new Set(['minItems', 'minLength', 'minProperties']);

/** Problems about the shape of a whole value: what the schema says inside it is the same complaint. */
const SHAPE_PROBLEMS: ReadonlySet<ProblemCode> = new Set([
  'literal-type',
  'content-args-type',
  'tag-pattern-type',
  'value-parser-type',
  'value-parser-unknown',
]);

/** The complaints of the schema that no problem of the engine covers. */
export function uncoveredSchemaErrors(value: JsonValue, problems: readonly TemplateProblem[]): readonly SchemaError[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).filter((error) => {
    const pointer = errorPointer(error);
    return !isEngines(error) && !problems.some((problem) => covers(problem, pointer));
  });
}

function isEngines({ keyword, instancePath }: SchemaError): boolean {
  return ENGINE_KEYWORDS.has(keyword) || (ENGINE_LIMITS.has(keyword) && !instancePath.includes('/content_args/'));
}

/** The path of the value that a complaint is about; of the key itself for one that is not allowed. */
export function errorPath(root: TemplateNode, error: SchemaError): TemplatePath {
  const path: (string | number)[] = [];
  for (const step of errorPointer(error).split('/').slice(1)) {
    const isItem = nodeAt(root, path)?.type === 'array';
    path.push(isItem ? Number(step) : unescapeStep(step));
  }
  return path;
}

function errorPointer(error: SchemaError): string {
  const extra = error.keyword === 'additionalProperties' ? error.params.additionalProperty : undefined;
  return typeof extra === 'string' ? `${error.instancePath}/${escapeStep(extra)}` : error.instancePath;
}

function pointerOf(path: TemplatePath): string {
  return path.map((step) => `/${escapeStep(String(step))}`).join('');
}

function covers(problem: TemplateProblem, pointer: string): boolean {
  const place = pointerOf(problem.path);
  return pointer === place || (SHAPE_PROBLEMS.has(problem.code) && pointer.startsWith(`${place}/`));
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
