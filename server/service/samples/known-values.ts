import type { JsonObject, JsonValue } from '../../../parser/values.js';
import {
  isList,
  isObject,
  keysOf,
  objectOf,
  ResponseParser,
  type ResponseTemplate,
  ResponseTemplateError,
  writeJson,
} from '../engine.js';
import { loadedTemplate, sizeOf } from './run-samples.js';
import type { Sample } from './sample.js';

/** A value that a placeholder had in a sample. */
export interface KnownValue {
  /** As placeholders write it: `content.function.name`. */
  readonly path: string;
  /** The value as JSON, shortened. */
  readonly example: string;
  /** The name of the first sample in which there is one. */
  readonly sample: string;
}

/** For each field, what its placeholders may name, in the order in which the samples have it. */
export type KnownValues = ReadonlyMap<string, readonly KnownValue[]>;

/** How much is looked at: samples, their characters together, and steps of patterns in one sample. */
const MOST_SAMPLES = 50;
const MOST_CHARACTERS = 200_000;
const MOST_STEPS = 100_000;
/** How many values of a field are kept, and how many names are in a path: an author picks one of a list. */
const MOST_VALUES = 60;
const DEEPEST = 4;
const LONGEST_EXAMPLE = 40;

/**
 * What the captures and parsed values of each field hold in samples. The transforms are not asked: the value that a region closes with is
 * the one that `{content}` stands for, so that half-written transforms do no harm.
 *
 * @param spec the template as written
 */
export function knownValues(spec: JsonValue, samples: readonly Sample[]): KnownValues {
  const template = loadedTemplate(withoutTransforms(spec));
  const known = new Map<string, Map<string, KnownValue>>();
  if (template === undefined) return new Map();
  let left = MOST_CHARACTERS;
  for (const sample of samples.slice(0, MOST_SAMPLES)) {
    left -= sizeOf(sample);
    if (left < 0) break;
    for (const { field, scope } of scopesIn(template, sample)) addValues(known, spec, field, scope, sample.name);
  }
  return new Map([...known].map(([field, values]) => [field, [...values.values()]]));
}

/** What was last found out for each list of samples: while an author types in a transform, nothing else is to be found out. */
export function createKnownValues(): typeof knownValues {
  const last = new WeakMap<readonly Sample[], { readonly key: string; readonly values: KnownValues }>();
  return (spec, samples) => {
    const key = `${writeJson(withoutTransforms(spec))} ${eachFields(spec).join('\n')}`;
    const known = last.get(samples);
    if (known?.key === key) return known.values;
    const values = knownValues(spec, samples);
    last.set(samples, { key, values });
    return values;
  };
}

/** The fields that unpack items. */
function eachFields(spec: JsonValue): readonly string[] {
  const fields = isObject(spec) && isObject(spec.fields) ? spec.fields : {};
  return keysOf(fields).filter((name) => unpacks(fields[name] ?? null));
}

function unpacks(field: JsonValue): boolean {
  return isObject(field) && field.transform_each === true;
}

/** The template whose regions close with what was parsed: each transform is `{content}`, nothing is joined, unpacked or required. */
function withoutTransforms(spec: JsonValue): JsonValue {
  if (!isObject(spec) || !isObject(spec.fields)) return spec;
  const { defaults: _defaults, fields, ...rest } = spec;
  return { ...rest, fields: objectOf(keysOf(fields).map((name) => [name, plainField(fields[name] ?? null)])) };
}

function plainField(field: JsonValue): JsonValue {
  if (!isObject(field)) return field;
  const { transform: _transform, transform_each: _each, join: _join, optional: _optional, ...rest } = field;
  return { ...rest, transform: '{content}' };
}

interface FieldScope {
  readonly field: string;
  /** The captures, and `content`. */
  readonly scope: JsonObject;
}

/** What placeholders could name, region by region. A sample that fails gives what came before. */
function* scopesIn(template: ResponseTemplate, { prefix, chunks, tools }: Sample): Generator<FieldScope> {
  if (prefix === undefined) return;
  const options = { tools, trace: true, onMalformed: 'event', patternSteps: MOST_STEPS } as const;
  const captures = new Map<string, Readonly<Record<string, string>>>();
  for (const event of eventsOf(template, prefix, chunks, options)) {
    if (event.type === 'region_open') captures.set(event.field, event.captures ?? {});
    if (event.type === 'region_close')
      yield { field: event.field, scope: { ...captures.get(event.field), content: event.value } };
  }
}

function eventsOf(
  template: ResponseTemplate,
  prefix: string,
  chunks: readonly string[],
  options: ConstructorParameters<typeof ResponseParser>[2],
): readonly ResponseParser['initialEvents'][number][] {
  const events: ResponseParser['initialEvents'][number][] = [];
  try {
    const parser = new ResponseParser(template, prefix, options);
    events.push(...parser.initialEvents);
    for (const chunk of chunks) events.push(...parser.feed(chunk));
    events.push(...parser.finalize().finalEvents);
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    events.push(...(error.events ?? []));
  }
  return events;
}

function addValues(
  known: Map<string, Map<string, KnownValue>>,
  spec: JsonValue,
  field: string,
  scope: JsonObject,
  sample: string,
): void {
  const values = known.get(field) ?? new Map<string, KnownValue>();
  known.set(field, values);
  for (const root of unpacked(spec, field, scope)) {
    for (const [path, value] of pathsIn(root, '', DEEPEST)) {
      if (values.size >= MOST_VALUES) return;
      if (!values.has(path)) values.set(path, { path, example: exampleOf(value), sample });
    }
  }
}

/** With `transform_each` the keys of each item are names, and `content` is none. */
function unpacked(spec: JsonValue, field: string, { content = null, ...captures }: JsonObject): readonly JsonObject[] {
  const fields = isObject(spec) && isObject(spec.fields) ? spec.fields : {};
  if (!unpacks(fields[field] ?? null)) return [{ ...captures, content }];
  return isList(content) ? content.flatMap((item) => (isObject(item) ? [{ ...captures, ...item }] : [])) : [];
}

/** The values of an object by dotted path, outer ones first. A name that placeholders cannot write has none. */
function* pathsIn(value: JsonValue, prefix: string, depth: number): Generator<readonly [string, JsonValue]> {
  if (!isObject(value) || depth === 0) return;
  for (const name of Object.keys(value)) {
    if (!/^[\p{L}\p{M}\p{N}_]+$/u.test(name)) continue;
    const inside = value[name] ?? null;
    yield [`${prefix}${name}`, inside];
    yield* pathsIn(inside, `${prefix}${name}.`, depth - 1);
  }
}

function exampleOf(value: JsonValue): string {
  const written = writeJson(value);
  const characters = [...written.slice(0, 2 * LONGEST_EXAMPLE)];
  return written.length > LONGEST_EXAMPLE && characters.length > LONGEST_EXAMPLE
    ? `${characters.slice(0, LONGEST_EXAMPLE - 1).join('')}…`
    : written;
}
