/**
 * Who reads a template, and what each of them does not read. One table for all rules about consumers; what pattern engines lack is
 * in `constructs.ts`.
 */

/**
 * A pattern engine of that table. `regex`: Python's `regex` module, for which patterns are written, so it lacks nothing.
 * `javascript-port`: a port that writes patterns anew for JavaScript's engine.
 */
export type PatternEngine =
  | 'regex'
  | 'python-re'
  | 'javascript'
  | 'javascript-port'
  | 'java'
  | 'icu'
  | 'pcre2'
  | 'rust'
  | 're2'
  | 'go'
  | 'dotnet';

/** What a user may name in `responseTemplates.targets`. */
export type TargetName =
  | 'transformers'
  | 'vllm'
  | 'vllm-rust'
  | 'sglang'
  | 'swift-transformers'
  | 'transformers.js'
  | Exclude<PatternEngine, 'regex' | 'javascript-port'>;

export interface Target {
  readonly name: TargetName;
  /** As messages say it. */
  readonly title: string;
  /** `undefined` where the sources do not say which one it uses: nothing is said about its patterns. */
  readonly engine: PatternEngine | undefined;
  /** It writes Python's group names anew in delimiters, so that its engine reads them there. */
  readonly rewritesNames: boolean;
  /** Field names that it reads; `undefined`: any. */
  readonly fields: readonly string[] | undefined;
  /** Keys of `defaults` that it reads; `undefined`: any. */
  readonly defaults: readonly string[] | undefined;
  /** Fields that must be plain text: no other content parser, no transform. */
  readonly plainText: readonly string[];
  /** Fields on which it does not read `join`; `all`: it has no `join`. */
  readonly withoutJoin: readonly string[] | 'all';
  readonly dottedPaths: boolean;
  /** A pattern must begin with a literal text to be found while text is streamed. */
  readonly needsLiteralStart: boolean;
  /** How much of a pattern's match it holds while text is streamed, in UTF-16 units. */
  readonly held: number | undefined;
}

const NOTHING_SPECIAL = {
  rewritesNames: false,
  fields: undefined,
  defaults: undefined,
  plainText: [],
  withoutJoin: [],
  dottedPaths: true,
  needsLiteralStart: false,
  held: undefined,
} as const satisfies Partial<Target>;

const TEXT_FIELDS = ['reasoning_content', 'thinking', 'content'] as const;

const CONSUMERS: readonly Target[] = [
  { ...NOTHING_SPECIAL, name: 'transformers', title: 'transformers', engine: 'regex' },
  {
    ...NOTHING_SPECIAL,
    name: 'vllm',
    title: 'vLLM',
    engine: 'regex',
    fields: ['thinking', 'content', 'tool_calls'],
    defaults: ['role'],
    plainText: TEXT_FIELDS,
    withoutJoin: TEXT_FIELDS,
  },
  {
    ...NOTHING_SPECIAL,
    name: 'vllm-rust',
    title: "vLLM's Rust front end",
    engine: undefined,
    fields: ['reasoning_content', 'thinking', 'content', 'tool_calls'],
    plainText: TEXT_FIELDS,
    withoutJoin: ['tool_calls'],
    needsLiteralStart: true,
  },
  { ...NOTHING_SPECIAL, name: 'sglang', title: 'SGLang', engine: 'regex' },
  {
    ...NOTHING_SPECIAL,
    name: 'swift-transformers',
    title: 'swift-transformers',
    engine: 'icu',
    rewritesNames: true,
    withoutJoin: 'all',
    dottedPaths: false,
    held: 64,
  },
  {
    ...NOTHING_SPECIAL,
    name: 'transformers.js',
    title: 'transformers.js',
    engine: 'javascript-port',
    needsLiteralStart: true,
  },
];

const ENGINES: readonly (readonly [name: Exclude<PatternEngine, 'regex' | 'javascript-port'>, title: string])[] = [
  ['javascript', 'JavaScript'],
  ['python-re', "Python's re"],
  ['java', 'Java'],
  ['icu', 'ICU (NSRegularExpression)'],
  ['pcre2', 'PCRE2'],
  ['rust', "Rust's regex"],
  ['re2', 'RE2'],
  ['go', 'Go'],
  ['dotnet', '.NET'],
];

/** Every target, consumers first. */
export const TARGETS: readonly Target[] = [
  ...CONSUMERS,
  ...ENGINES.map(([name, title]) => ({ ...NOTHING_SPECIAL, name, title, engine: name })),
];

/** What a template is checked for when the user names nothing: the reference. */
export const DEFAULT_TARGETS: readonly Target[] = TARGETS.filter(({ name }) => name === 'transformers');

/** The targets of these names, in the table's order; what is no name of one is left out. */
export function targetsNamed(names: readonly unknown[]): readonly Target[] {
  return TARGETS.filter(({ name }) => names.includes(name));
}
