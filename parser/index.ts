/**
 * The response template engine: templates, their problems, JSON as Python reads it. An ES module without Node or DOM.
 */
export * from './errors.js';
export type * from './events.js';
export { DialectMarkError, type JsonDialect, parseJson } from './json/dialect.js';
export { DepthError } from './json/limits.js';
export { entriesOf, isList, isObject, keysOf, objectOf } from './json/object.js';
export { IntegerSizeError } from './json/parse.js';
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
