import type { ContentParser } from '../content/context.js';
import type { DelimiterRef } from '../events.js';
import type { CompiledPattern } from '../regex/index.js';
import type { Transform } from '../transform.js';
import type { JsonObject, TemplatePath } from '../values.js';
import type { ContentParserName } from './keys.js';

/** One delimiter of a loaded template: literals (several for a list, none twice) or a pattern. */
export interface Delimiter extends DelimiterRef {
  readonly literals: readonly string[];
  readonly pattern: CompiledPattern | undefined;
  /** The pattern has `\\K`: a match may begin behind the place where its search found it. */
  readonly movesStart: boolean;
  /** A text with which every match of the pattern ends; "" where none is known. */
  readonly ending: string;
  readonly path: TemplatePath;
}

/** What a loaded template tells about a field. */
export interface TemplateField {
  readonly name: string;
  /** It has no opener and collects what stands outside explicit regions. */
  readonly implicit: boolean;
  readonly content: ContentParserName;
  readonly repeats: boolean;
  /** The separator, where matches are joined to one text. */
  readonly join: string | undefined;
  readonly optional: boolean;
}

/** A field as the parser uses it. */
export interface Field extends TemplateField {
  /** What others are told of it. */
  readonly about: TemplateField;
  readonly opener: Delimiter | undefined;
  readonly closer: Delimiter | undefined;
  readonly dirty: boolean;
  readonly parse: ContentParser;
  readonly transform: Transform | undefined;
  readonly transformEach: boolean;
  readonly path: TemplatePath;
}

/** What the parser needs of a template: the fields with their delimiters and value functions, and the start anchor. */
export interface TemplateParts {
  readonly fields: readonly Field[];
  readonly startAnchor: Delimiter;
}

/** The value, of which nothing can be changed any more. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/**
 * A template that has been loaded: immutable (its fields and defaults are frozen), and good for any number of parsers. Made by `loadTemplate`.
 */
export class ResponseTemplate {
  /** In the order in which the template writes them. */
  readonly fields: readonly TemplateField[];
  /** The name of the field without an opener, if there is one. */
  readonly implicitField: string | undefined;
  /** What a message starts with. */
  readonly defaults: JsonObject;
  readonly #parts: TemplateParts;

  constructor(fields: readonly Field[], defaults: JsonObject, startAnchor: Delimiter) {
    this.#parts = { fields, startAnchor };
    this.fields = frozen(fields.map((field) => field.about));
    this.implicitField = fields.find((field) => field.implicit)?.name;
    this.defaults = frozen(defaults);
    Object.freeze(this);
  }

  /** Whether a value is one; of a caller's proxy nothing is asked. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && #parts in value;
  }

  /** For the parser. */
  static partsOf(template: ResponseTemplate): TemplateParts {
    return template.#parts;
  }
}
