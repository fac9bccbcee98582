import fc from 'fast-check';
import {
  loadTemplate,
  ResponseParser,
  type ResponseTemplate,
  ResponseTemplateError,
  validateTemplate,
  writeJson,
} from '../../parser/index.js';
import { splits, texts, wildTemplates } from '../unit/parser/arbitraries.js';
import { merged } from '../unit/parser/support.js';

/** One input of the engine. */
export interface FuzzCase {
  readonly template: unknown;
  readonly prefix: string;
  /** The generation, as it is fed. */
  readonly chunks: readonly string[];
  readonly tools: unknown;
  readonly onMalformed: 'throw' | 'event';
}

/** What a field may be given beside its delimiters, right and wrong. */
const KEYS = fc.oneof(
  fc.record(
    {
      content: fc.constantFrom('bool', 'float', 'int', 'json', 'kv-lines', 'text', 'xml-inline', 'yaml', null),
      content_args: fc.oneof(
        fc.constantFrom<unknown>(
          { tag_pattern: '<(?P<key>\\w+)>(?P<value>.*?)</', merge_duplicates: true },
          { tag_pattern: '(?P<key>.)(?P<value>=)?', value_parser: { name: 'json', args: { allow_non_json: true } } },
          { unquoted_keys: true, string_delims: [['<q>', '<q>']], allow_non_json: true },
          { kv_sep: '=', line_sep: ';', strip: 0, value_parser: { name: 'int' } },
          { strip: false },
          null,
        ),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      repeats: fc.constantFrom<unknown>(true, false, 'no', null, 0),
      join: fc.constantFrom<unknown>('', '+', null, 5),
      optional: fc.constantFrom<unknown>(true, false, null),
      transform: fc.oneof(
        fc.constantFrom<unknown>(
          '{content}',
          '{name}',
          { function: { name: 'f', arguments: '{content}' } },
          ['{content.a}'],
          '{content} {content}',
        ),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      transform_each: fc.constantFrom<unknown>(true, false, 1),
    },
    { requiredKeys: [] },
  ),
  fc.constant({}),
);

const DEFAULTS = fc.constantFrom<unknown>({}, { role: 'assistant' }, { z: [1], content: 'x' }, { z: null }, 5);

/** Sound templates with keys over them that may be anything, and now and then any JSON at all. */
const templates: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: wildTemplates },
  {
    weight: 6,
    arbitrary: fc.tuple(wildTemplates, fc.array(KEYS, { maxLength: 4 }), DEFAULTS).map(([template, keys, defaults]) => {
      const fields = Object.entries(Reflect.get(template, 'fields') as Record<string, object>);
      const changed = fields.map(([name, field], index) => [name, { ...field, ...keys[index] }] as const);
      return { ...template, defaults, fields: Object.fromEntries(changed) };
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Values as models write them, and as attackers do. */
const BODIES = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__": {"a": 1}, "constructor": 2, "1": 3, "0": 4}',
    '{"a": 1, "a": [NaN, -Infinity, 123456789012345678901234567890]}',
    '[1e999, -0.0, -0, 00, 1.]',
    '"\\ud83d\\u12"',
    '[[[[[[[[',
    '{city: <q>"Oslo"<q>}',
    '\u0001\u0002',
    'a=1;b=2',
    '<k>v</k>',
    '\ufeff1',
    ' ٣ ',
  ),
);

const generations = fc
  .array(fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: BODIES }), { maxLength: 5 })
  .map((parts) => parts.join(''));

const TOOLS = fc.oneof(
  fc.constant(undefined),
  fc.constant([
    {
      function: {
        name: 'f',
        parameters: { properties: { a: { type: ['integer', 'null'] }, b: { anyOf: [{ type: 'array' }] } } },
      },
    },
  ]),
  fc.jsonValue({ maxDepth: 4 }),
);

export const fuzzCases: fc.Arbitrary<FuzzCase> = fc
  .record({
    template: templates,
    prefix: fc.oneof(
      fc.constant(''),
      texts,
      texts.map((text) => `A:${text}`),
    ),
    text: generations,
    cuts: splits,
    tools: TOOLS,
    onMalformed: fc.constantFrom('throw' as const, 'event' as const),
  })
  .map(({ text, cuts, ...rest }) => ({ ...rest, chunks: cuts(text) }));

/** For fast-check: whether every promise holds. */
export function check(one: FuzzCase): boolean {
  return broken(one) === undefined;
}

/** The promise that the engine breaks with this input; `undefined` when it keeps all of them. */
export function broken(one: FuzzCase): string | undefined {
  const before = shown([one.template, one.tools]);
  try {
    const loaded = load(one.template);
    if (typeof loaded === 'string') return loaded;
    if (loaded === undefined) return undefined;
    // One loaded template for both: what the first parser left behind in it would show in the second.
    const cut = outcome(loaded, one, one.chunks);
    const whole = outcome(loaded, one, [one.chunks.join('')]);
    if (cut.text !== whole.text) return 'another cut gives another outcome';
    const fault = cut.fault ?? whole.fault;
    if (fault !== undefined) return fault;
  } catch (error) {
    return `something else than a ResponseTemplateError leaves the engine: ${String(error)}`;
  }
  return shown([one.template, one.tools]) === before ? undefined : "something of the caller's is mutated";
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** The loaded template, `undefined` where it is refused as it should be, or what is wrong. */
function load(template: unknown): ResponseTemplate | string | undefined {
  const first = validateTemplate(template).find((problem) => problem.refuses);
  try {
    const loaded = loadTemplate(template);
    return first === undefined ? loaded : `it loads in spite of ${first.code}`;
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    return error.code === first?.code ? undefined : `it fails with ${error.code}, and not with ${first?.code}`;
  }
}

interface Outcome {
  /** Message and merged events, or the error. */
  readonly text: string;
  readonly fault: string | undefined;
}

function outcome(template: ResponseTemplate, one: FuzzCase, chunks: readonly string[]): Outcome {
  const { prefix, tools, onMalformed } = one;
  let reached = 0;
  try {
    const parser = new ResponseParser(template, prefix, { tools, onMalformed, trace: true });
    const length = chunks.join('').length;
    const fed = chunks.flatMap((chunk) => {
      const events = parser.feed(chunk);
      if (parser.consumed < reached - parser.keptPrefix.length) throw new Error('the position moves back');
      reached = parser.consumed + parser.keptPrefix.length;
      return events;
    });
    const { message, finalEvents } = parser.finalize();
    const events = [...parser.initialEvents, ...fed, ...finalEvents];
    const text = writeJson(message, { exact: true }) + JSON.stringify(merged(events), bigints);
    return { text, fault: spanFault(events, -parser.keptPrefix.length, length) };
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    return { text: `${error.code} in ${error.field}`, fault: undefined };
  }
}

function bigints(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}

/** Spans follow each other from the kept prefix to the end of the text, and a chunk is as long as its span. */
function spanFault(events: ReturnType<ResponseParser['feed']>, start: number, end: number): string | undefined {
  let at = start;
  for (const event of events) {
    const { span } = event;
    if (span === undefined || span.start < at || span.end < span.start || span.end > end)
      return 'spans are out of order';
    if (event.type === 'region_chunk' && event.text.length !== span.end - span.start)
      return 'a chunk has another length than its span';
    at = span.end;
  }
  return undefined;
}
