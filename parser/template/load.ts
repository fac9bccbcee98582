import { contentParser, isDirty, type LoadContext } from '../content/index.js';
import { ResponseTemplateError } from '../errors.js';
import { entriesOf, objectOf } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { pythonTruth } from '../python/truth.js';
import { transformOf } from '../transform.js';
import type { JsonObject, TemplatePath } from '../values.js';
import { describeProblem } from './describe.js';
import { type ContentParserName, type DelimiterKey, patternKeyOf } from './keys.js';
import { ResponseTemplate, type TemplateField } from './loaded.js';
import type { Delimiter, Field } from './parts.js';
import { endingOf, hasKeep } from './pattern-facts.js';
import { PatternTrees } from './patterns.js';
import { checkTemplate, copyTemplate } from './validate.js';

/**
 * Loads a template (the parsed value of the key `response_template`): plain objects or what `parseJson` gave. The result is immutable,
 * keeps nothing of the caller's, and can be used for any number of parsers. A template that is loaded already is given back.
 *
 * @throws ResponseTemplateError at stage `load` with the first problem that refuses the template (see `validateTemplate`); where something
 *   of the caller's throws while the template is read (a getter, a proxy), that is the error's `cause`
 */
export function loadTemplate(spec: unknown): ResponseTemplate {
  if (spec instanceof ResponseTemplate) return spec;
  const patterns = new PatternTrees();
  const { value, problems = checkTemplate(value, patterns), cause } = copyTemplate(spec);
  const refused = problems.find(({ refuses }) => refuses);
  if (refused) throw refusal(refused, cause);
  const sound = value as SoundTemplate;
  const { fields, defaults = objectOf([]) } = sound;
  const context = { patterns, problemAt: byPath(problems) };
  return new ResponseTemplate(
    entriesOf(fields).map(([name, field]) => loadField(name, field as SoundField, context)),
    defaults,
    loadDelimiter(sound, 'start_anchor', '', [], patterns) as Delimiter,
  );
}

function refusal(found: TemplateProblem, cause: unknown): ResponseTemplateError {
  const { code, path } = found;
  const [root, name] = path;
  const field = root === 'fields' ? (name as string | undefined) : undefined;
  return new ResponseTemplateError({ code, stage: 'load', message: describeProblem(found), field, path, cause });
}

/** The first of the problems at a path. */
function byPath(problems: readonly TemplateProblem[]): LoadContext['problemAt'] {
  const found = new Map([...problems].reverse().map((problem) => [JSON.stringify(problem.path), problem]));
  return (path) => found.get(JSON.stringify(path));
}

/** What `checkTemplate` does not refuse: these types are as they have to be. */
interface SoundTemplate extends JsonObject {
  readonly fields: { readonly [name: string]: SoundField };
  readonly defaults: JsonObject;
}
interface SoundField extends JsonObject {
  readonly content: ContentParserName;
  readonly join: string;
}

function loadField(name: string, spec: SoundField, context: LoadContext): Field {
  const path = ['fields', name];
  const { content = 'text', join, repeats, optional = true, transform = null } = spec;
  const opener = loadDelimiter(spec, 'open', name, path, context.patterns);
  const about: TemplateField = {
    name,
    implicit: !opener,
    content,
    repeats: pythonTruth(repeats),
    join: join ?? undefined,
    optional: pythonTruth(optional),
  };
  return {
    ...about,
    about,
    opener,
    closer: loadDelimiter(spec, 'close', name, path, context.patterns),
    dirty: isDirty(content),
    parse: contentParser(content, spec.content_args, [...path, 'content_args'], context),
    transform: transform === null ? undefined : transformOf(transform),
    transformEach: spec.transform_each === true,
    path,
  };
}

function loadDelimiter(
  owner: JsonObject,
  key: DelimiterKey,
  field: string,
  path: TemplatePath,
  patterns: PatternTrees,
): Delimiter | undefined {
  const patternKey = patternKeyOf(key);
  const { [key]: literal, [patternKey]: source } = owner;
  const tree = typeof source === 'string' ? patterns.treeOf(source) : undefined;
  if (!tree && literal === undefined) return undefined;
  return {
    field,
    side: key === 'close' ? 'close' : 'open',
    literals: tree ? [] : [...new Set([literal as string | readonly string[]].flat())],
    pattern: tree && patterns.compiled(tree.source),
    movesStart: !!tree && hasKeep(tree.root),
    ending: tree ? endingOf(tree.root) : '',
    path: [...path, tree ? patternKey : key],
  };
}
