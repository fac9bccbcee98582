import { contentParser, isDirty } from '../content/index.js';
import { ResponseTemplateError } from '../errors.js';
import { entriesOf, isList, objectOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { pythonTruth } from '../python/truth.js';
import { type CompiledPattern, compilePattern } from '../regex/index.js';
import { compileTransform } from '../transform.js';
import type { JsonObject, TemplatePath } from '../values.js';
import { describeProblem } from './describe.js';
import { type ContentParserName, type DelimiterKey, patternKeyOf } from './keys.js';
import { type Delimiter, type Field, ResponseTemplate } from './loaded.js';
import { endingOf, hasKeep } from './pattern-facts.js';
import { PatternTrees } from './patterns.js';
import { checkTemplate, copyTemplate } from './validate.js';

/**
 * Loads a template (the parsed value of the key `response_template`): plain objects or what `parseJson` gave. The result is immutable,
 * keeps nothing of the caller's, and can be used for any number of parsers.
 *
 * @throws ResponseTemplateError at stage `load` with the first problem that refuses the template (see `validateTemplate`)
 */
export function loadTemplate(spec: unknown): ResponseTemplate {
  const template = copyTemplate(spec);
  if ('problem' in template) throw refusal(template.problem);
  const trees = new PatternTrees();
  for (const found of checkTemplate(template.value, trees)) if (found.refuses) throw refusal(found);
  return new Loader(trees).load(template.value as JsonObject);
}

function refusal(found: TemplateProblem): ResponseTemplateError {
  const { code, path } = found;
  const [root, name] = path;
  const field = root === 'fields' && typeof name === 'string' ? name : undefined;
  return new ResponseTemplateError({ code, stage: 'load', message: describeProblem(found), field, path });
}

/** Builds what `checkTemplate` has found sound: of what it does not refuse, the types are as they have to be. */
class Loader {
  readonly #compiled = new Map<string, CompiledPattern | undefined>();
  readonly #trees: PatternTrees;

  constructor(trees: PatternTrees) {
    this.#trees = trees;
  }

  load(template: JsonObject): ResponseTemplate {
    const fields = entriesOf(ownValue(template, 'fields') as JsonObject);
    return new ResponseTemplate(
      fields.map(([name, spec]) => this.#field(name, spec as JsonObject)),
      ownValue(template, 'defaults', objectOf([])) as JsonObject,
      this.#delimiter(template, 'start_anchor', '', []) as Delimiter,
    );
  }

  #field(name: string, spec: JsonObject): Field {
    const path = ['fields', name];
    const content = ownValue(spec, 'content', 'text') as ContentParserName;
    const transform = ownValue(spec, 'transform') ?? null;
    const opener = this.#delimiter(spec, 'open', name, path);
    const compile = (source: string) => this.#pattern(source);
    const context = { path: [...path, 'content_args'], trees: this.#trees, compile };
    const about = {
      name,
      implicit: !opener,
      content,
      repeats: pythonTruth(ownValue(spec, 'repeats')),
      join: (ownValue(spec, 'join') ?? undefined) as string | undefined,
      optional: pythonTruth(ownValue(spec, 'optional', true)),
    };
    return {
      ...about,
      about,
      opener,
      closer: this.#delimiter(spec, 'close', name, path),
      dirty: isDirty(content),
      parse: contentParser(content, ownValue(spec, 'content_args'), context),
      transform: transform === null ? undefined : compileTransform(transform),
      transformEach: ownValue(spec, 'transform_each') === true,
      path,
    };
  }

  #delimiter(owner: JsonObject, key: DelimiterKey, field: string, path: TemplatePath): Delimiter | undefined {
    const side = key === 'close' ? 'close' : 'open';
    const patternKey = patternKeyOf(key);
    const source = ownValue(owner, patternKey);
    if (typeof source === 'string') {
      const { root } = this.#trees.treeOf(source);
      const facts = { movesStart: hasKeep(root), ending: endingOf(root) };
      return { field, side, literals: [], pattern: this.#pattern(source), ...facts, path: [...path, patternKey] };
    }
    const given = ownValue(owner, key);
    if (given === undefined) return undefined;
    const literals = [...new Set((isList(given) ? given : [given]) as readonly string[])];
    return { field, side, literals, pattern: undefined, movesStart: false, ending: '', path: [...path, key] };
  }

  /** The compiled pattern; `undefined` where it has issues (a tag pattern may: the template still loads). */
  #pattern(source: string): CompiledPattern | undefined {
    if (!this.#compiled.has(source)) {
      const tree = this.#trees.treeOf(source);
      this.#compiled.set(source, tree.issues.length === 0 ? compilePattern(tree) : undefined);
    }
    return this.#compiled.get(source);
  }
}
