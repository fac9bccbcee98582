import { ResponseTemplateError } from './errors.js';
import { ResponseParser, type ResponseParserOptions } from './stream/parser.js';
import { idsOf, type TextOrIds, textOf } from './stream/token-ids.js';
import { loadTemplate } from './template/load.js';
import type { ResponseTemplate } from './template/loaded.js';
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
  if (!isBatch(text)) return parseOne(text, loaded, prefix, options);
  // An empty list as prefix is an empty list of ids: no prefix, for every text.
  const prefixes = isBatch(prefix) && prefix.length > 0 ? prefix : undefined;
  if (prefixes && prefixes.length !== text.length) {
    const code = prefixes.length < text.length ? 'prefix-missing' : 'prefix-type';
    const message = `${prefixes.length} prefixes for ${text.length} texts: pass one for each, or one for all.`;
    throw new ResponseTemplateError({ code, stage: 'init', message });
  }
  return text.map((one, index) => parseOne(one, loaded, prefixes ? prefixes[index] : prefix, options));
}

/** Several texts: a list, but not one of ids. The empty list is a batch of none. */
function isBatch(text: TextOrIds | readonly TextOrIds[]): text is readonly TextOrIds[] {
  return Array.isArray(text) && (text.length === 0 || !idsOf(text));
}

function parseOne(
  text: unknown,
  template: ResponseTemplate,
  prefix: unknown,
  options: ResponseParserOptions | null | undefined,
): JsonObject {
  // The constructor checks the prefix: what is neither text nor ids is a typed error there.
  const parser = new ResponseParser(template, prefix as TextOrIds, options);
  parser.feed(textOf(text, options?.decode, 'chunk-type', 'text'));
  return parser.finalize().message;
}
