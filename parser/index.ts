/**
 * The response template engine: an ES module without Node or DOM. See `docs/engine.md`.
 *
 *     const template = loadTemplate(config.response_template);
 *     const message = parseResponse(output, template, prompt, { tools });
 *
 *     const parser = new ResponseParser(template, prompt, { tools });
 *     show(parser.initialEvents);
 *     for await (const chunk of generation) show(parser.feed(chunk));
 *     const { message, finalEvents } = parser.finalize();
 *
 * Everything that goes wrong with a template, a text or tools is a `ResponseTemplateError`. `validateTemplate` gives all problems of a
 * template as data, `describeProblem` says each in a sentence. All offsets are UTF-16 units (see `Span`).
 *
 * Values are plain JSON with exact numbers (see `JsonValue`); `parseJson` reads, `writeJson` writes and `keysOf` lists them in their order.
 */
export * from './errors.js';
export type * from './events.js';
export { DialectMarkError, type JsonDialect, parseJson } from './json/dialect.js';
export { DepthError, IntegerSizeError } from './json/limits.js';
export { entriesOf, isList, isObject, keysOf, objectOf } from './json/object.js';
export { JsonSyntaxError } from './json/syntax-error.js';
export { type WriteOptions, writeJson } from './json/write.js';
export { parseResponse } from './parse-response.js';
export { PROBLEM_CODES, type ProblemCode, type TemplateProblem } from './problems.js';
export { type FinalResult, ResponseParser, type ResponseParserOptions } from './stream/parser.js';
export type { TextOrIds } from './stream/token-ids.js';
export { describeProblem } from './template/describe.js';
export { CONTENT_PARSERS, type ContentParserName, FIELD_KEYS, TEMPLATE_KEYS } from './template/keys.js';
export { loadTemplate } from './template/load.js';
export { ResponseTemplate, type TemplateField } from './template/loaded.js';
export { type PlaceholderText, readPlaceholder } from './template/placeholder.js';
export { validateTemplate } from './template/validate.js';
export type * from './values.js';
