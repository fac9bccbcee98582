import { contentParser, isDirty } from '../content/index.js';
import { ResponseTemplateError } from '../errors.js';
import { importJson } from '../json/import.js';
import { DepthError, MAX_DEPTH } from '../json/limits.js';
import { entriesOf, isList, isObject, objectOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { pythonTruth } from '../python/truth.js';
import { type CompiledPattern, compilePattern, type PatternTree, walkPattern } from '../regex/index.js';
import { compileTransform } from '../transform.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { describeProblem } from './describe.js';
import { ANCHOR_KEYS, CLOSE_KEYS, type DelimiterKeys, isContentParserName, OPEN_KEYS } from './keys.js';
import { type Delimiter, type Field, ResponseTemplate } from './loaded.js';
import { PatternTrees } from './patterns.js';
import { problem } from './problem.js';
import { checkTemplate } from './validate.js';

/**
 * Loads a template (the parsed value of the key `response_template`): plain objects or what `parseJson` gave. The result is immutable,
 * keeps nothing of the caller's, and can be used for any number of parsers.
 *
 * @throws ResponseTemplateError at stage `load` with the first problem that refuses the template (see `validateTemplate`)
 */
export function loadTemplate(spec: unknown): ResponseTemplate {
  const template = copied(spec);
  const trees = new PatternTrees();
  for (const found of checkTemplate(template, trees)) if (found.refuses) throw refusal(found);
  return new Loader(trees).load(isObject(template) ? template : objectOf([]));
}

function copied(spec: unknown): JsonValue {
  try {
    return importJson(spec);
  } catch (error) {
    if (error instanceof DepthError)
      throw refusal(problem('template-type', [], { type: 'too deep', limit: MAX_DEPTH }));
    throw error;
  }
}

function refusal(found: TemplateProblem): ResponseTemplateError {
  const [root, name] = found.path;
  return new ResponseTemplateError({
    code: found.code,
    stage: 'load',
    message: describeProblem(found),
    field: root === 'fields' && typeof name === 'string' ? name : undefined,
    path: found.path,
  });
}

/** Builds what `checkTemplate` has found sound. */
class Loader {
  private readonly compiled = new Map<string, CompiledPattern | undefined>();
  constructor(private readonly trees: PatternTrees) {}

  load(template: JsonObject): ResponseTemplate {
    const fields = entriesOf(objectIn(template, 'fields')).map(([name, spec]) =>
      this.field(name, isObject(spec) ? spec : objectOf([])),
    );
    const anchor = this.delimiter(template, ANCHOR_KEYS, '', []);
    if (anchor === undefined) throw refusal(problem('start-anchor-missing', [ANCHOR_KEYS.literal]));
    return new ResponseTemplate(fields, objectIn(template, 'defaults'), anchor);
  }

  private field(name: string, spec: JsonObject): Field {
    const path = ['fields', name];
    const content = ownValue(spec, 'content');
    const parser = isContentParserName(content) ? content : 'text';
    const transform = ownValue(spec, 'transform') ?? null;
    const join = ownValue(spec, 'join');
    const opener = this.delimiter(spec, OPEN_KEYS, name, path);
    const context = { path: [...path, 'content_args'], compile: (source: string) => this.pattern(source) };
    return {
      name,
      implicit: opener === undefined,
      content: parser,
      repeats: pythonTruth(ownValue(spec, 'repeats')),
      join: typeof join === 'string' ? join : undefined,
      optional: !Object.hasOwn(spec, 'optional') || pythonTruth(spec.optional),
      opener,
      closer: this.delimiter(spec, CLOSE_KEYS, name, path),
      dirty: isDirty(parser),
      parse: contentParser(parser, ownValue(spec, 'content_args'), context),
      transform: transform === null ? undefined : compileTransform(transform),
      transformEach: ownValue(spec, 'transform_each') === true,
      path,
    };
  }

  private delimiter(owner: JsonObject, keys: DelimiterKeys, field: string, path: TemplatePath): Delimiter | undefined {
    const literal = ownValue(owner, keys.literal);
    const source = ownValue(owner, keys.pattern);
    const side = keys.literal === 'close' ? 'close' : 'open';
    if (typeof source === 'string') {
      const movesStart = hasKeep(this.trees.treeOf(source));
      return { field, side, literals: [], pattern: this.pattern(source), movesStart, path: [...path, keys.pattern] };
    }
    const literals = (isList(literal) ? literal : [literal]).filter((item) => typeof item === 'string');
    if (literals.length === 0) return undefined;
    const distinct = [...new Set(literals)];
    return { field, side, literals: distinct, pattern: undefined, movesStart: false, path: [...path, keys.literal] };
  }

  /** The compiled pattern; `undefined` where it has issues (a tag pattern may: the template still loads). */
  private pattern(source: string): CompiledPattern | undefined {
    if (this.compiled.has(source)) return this.compiled.get(source);
    const tree = this.trees.treeOf(source);
    const pattern = tree.issues.length === 0 ? compilePattern(tree) : undefined;
    this.compiled.set(source, pattern);
    return pattern;
  }
}

function objectIn(owner: JsonObject, key: string): JsonObject {
  const value = ownValue(owner, key);
  return isObject(value) ? value : objectOf([]);
}

function hasKeep(tree: PatternTree): boolean {
  let found = false;
  walkPattern(tree.root, (node) => {
    found ||= node.type === 'keep';
    return !found;
  });
  return found;
}
