import type { JsonObject } from '../values.js';
import type { ContentParserName } from './keys.js';
import type { Delimiter, Field, TemplateParts } from './parts.js';

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
