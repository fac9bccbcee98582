import { ResponseParser, type ResponseParserOptions } from './stream/parser.js';
import { loadTemplate } from './template/load.js';
import { ResponseTemplate } from './template/loaded.js';
import type { JsonObject } from './values.js';

/**
 * Parses finished generations to messages (specification, section 2): one text to one message, a list of texts to a list of messages.
 *
 * @param template a loaded template, or one to be loaded
 * @param prefix   the prompt of the text; for a list of texts one for all, or one for each
 * @throws ResponseTemplateError
 */
export function parseResponse(
  text: string,
  template: unknown,
  prefix: string,
  options?: ResponseParserOptions,
): JsonObject;
export function parseResponse(
  texts: readonly string[],
  template: unknown,
  prefix: string | readonly string[],
  options?: ResponseParserOptions,
): readonly JsonObject[];
export function parseResponse(
  text: string | readonly string[],
  template: unknown,
  prefix: string | readonly string[],
  options: ResponseParserOptions = {},
): JsonObject | readonly JsonObject[] {
  const loaded = template instanceof ResponseTemplate ? template : loadTemplate(template);
  if (!isTexts(text)) return parseOne(text, loaded, prefix, options);
  return text.map((one, index) => parseOne(one, loaded, isTexts(prefix) ? prefix[index] : prefix, options));
}

function isTexts(text: string | readonly string[]): text is readonly string[] {
  return Array.isArray(text);
}

function parseOne(
  text: string,
  template: ResponseTemplate,
  prefix: unknown,
  options: ResponseParserOptions,
): JsonObject {
  // The constructor checks the prefix: what is not a string is a typed error there.
  const parser = new ResponseParser(template, prefix as string, options);
  parser.feed(text);
  return parser.finalize().message;
}
