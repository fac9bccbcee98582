import { ResponseTemplateError } from './errors.js';
import { ResponseParser, type ResponseParserOptions } from './stream/parser.js';
import { batchOf, type TextOrIds } from './stream/token-ids.js';
import { loadTemplate } from './template/load.js';
import type { JsonObject } from './values.js';

/**
 * Parses finished generations to messages (specification, section 2): one text to one message, a list of texts to a list of messages. A text
 * or prefix may be given as token ids, together with the option `decode`; a list of numbers, or a typed array of integers, is one text, a list of
 * such lists several.
 *
 * @param template a loaded template, or one to be loaded
 * @param prefix   the prompt of the text; for a list of texts one for all, or a list with one for each
 * @throws ResponseTemplateError
 */
export function parseResponse(
  text: TextOrIds,
  template: unknown,
  prefix: TextOrIds,
  options?: ResponseParserOptions | null,
): JsonObject;
export function parseResponse(
  texts: readonly TextOrIds[],
  template: unknown,
  prefix: TextOrIds | readonly TextOrIds[],
  options?: ResponseParserOptions | null,
): readonly JsonObject[];
export function parseResponse(
  text: TextOrIds | readonly TextOrIds[],
  template: unknown,
  prefix: TextOrIds | readonly TextOrIds[],
  options?: ResponseParserOptions | null,
): JsonObject | readonly JsonObject[] {
  const loaded = loadTemplate(template);
  // The parser refuses what is neither text nor ids.
  const messageOf = (one: unknown, prefix: unknown) =>
    new ResponseParser(loaded, prefix as TextOrIds, options).messageOf(one as TextOrIds);
  const texts = batchOf(text);
  if (!texts) return messageOf(text, prefix);
  // An empty list as prefix is an empty list of ids: no prefix, for every text.
  const prefixes = batchOf(prefix) ?? [];
  const isEach = prefixes.length > 0;
  if (isEach && prefixes.length !== texts.length) {
    const code = prefixes.length < texts.length ? 'prefix-missing' : 'prefix-type';
    const message = `${prefixes.length} prefixes for ${texts.length} texts: pass one for each, or one for all.`;
    throw new ResponseTemplateError({ code, stage: 'init', message });
  }
  return texts.map((one, index) => messageOf(one, isEach ? prefixes[index] : prefix));
}
