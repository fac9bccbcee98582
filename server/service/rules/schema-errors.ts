import type { ProblemCode, TemplateProblem } from '../../../parser/problems.js';
import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { childOf } from '../document/path.js';
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
  const isCovered = coveredBy(problems);
  return (validate.errors ?? []).filter((error) => !isEngines(error) && !isCovered(errorPointer(error)));
}

function isEngines({ keyword, instancePath }: SchemaError): boolean {
  return ENGINE_KEYWORDS.has(keyword) || (ENGINE_LIMITS.has(keyword) && !instancePath.includes('/content_args/'));
}

/** The path of the value that a complaint is about; of the key itself for one that is not allowed. */
export function errorPath(root: TemplateNode, error: SchemaError): TemplatePath {
  let node: TemplateNode | undefined = root;
  return errorPointer(error)
    .split('/')
    .slice(1)
    .map((written) => {
      const step: string | number = node?.type === 'array' ? Number(written) : unescapeStep(written);
      node = childOf(node, step);
      return step;
    });
}

function errorPointer(error: SchemaError): string {
  const extra = error.keyword === 'additionalProperties' ? error.params.additionalProperty : undefined;
  return typeof extra === 'string' ? `${error.instancePath}/${escapeStep(extra)}` : error.instancePath;
}

function pointerOf(path: TemplatePath): string {
  return path.map((step) => `/${escapeStep(String(step))}`).join('');
}

/** Whether a problem stands at a place, or is about the shape of a value around it. */
function coveredBy(problems: readonly TemplateProblem[]): (pointer: string) => boolean {
  const places = new Set(problems.map(({ path }) => pointerOf(path)));
  const shapes = new Set(problems.filter(({ code }) => SHAPE_PROBLEMS.has(code)).map(({ path }) => pointerOf(path)));
  return (pointer) => places.has(pointer) || (shapes.size > 0 && isInside(pointer, shapes));
}

function isInside(pointer: string, shapes: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (shapes.has(pointer.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
