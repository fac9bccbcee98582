import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import type { RuleContext } from './rule.js';
import { valueParserOf } from './value-parsers.js';

/** A JSON parser of a template: the content parser of a field, or the one of its values. */
export interface JsonReader {
  /** Of its arguments. */
  readonly path: TemplatePath;
  argument(name: string): JsonValue | undefined;
}

export function* jsonReaders(context: RuleContext): Iterable<JsonReader> {
  for (const field of context.fields) {
    if (field.content === 'json') yield { path: [...field.path, 'content_args'], argument: field.argument };
    const parser = valueParserOf(context, field);
    if (parser?.name === 'json') yield { path: [...parser.path, 'args'], argument: parser.argument };
  }
}
