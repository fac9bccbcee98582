/** The keys that each level of a template allows (reference behaviour, "Loading", checks 3 and 7). */
export const TEMPLATE_KEYS: readonly string[] = [
  'version',
  'defaults',
  'fields',
  'start_anchor',
  'start_anchor_pattern',
];

export const FIELD_KEYS: readonly string[] = [
  'open',
  'open_pattern',
  'close',
  'close_pattern',
  'content',
  'content_args',
  'repeats',
  'join',
  'optional',
  'transform',
  'transform_each',
];

/** The content parsers (specification, section 3). */
export const CONTENT_PARSERS = ['bool', 'float', 'int', 'json', 'kv-lines', 'text', 'xml-inline'] as const;
export type ContentParserName = (typeof CONTENT_PARSERS)[number];

export function isContentParserName(value: unknown): value is ContentParserName {
  return CONTENT_PARSERS.some((name) => name === value);
}

/** The two keys that give one delimiter: a literal or a pattern. */
export interface DelimiterKeys {
  readonly literal: 'open' | 'close' | 'start_anchor';
  readonly pattern: 'open_pattern' | 'close_pattern' | 'start_anchor_pattern';
}
export const OPEN_KEYS: DelimiterKeys = { literal: 'open', pattern: 'open_pattern' };
export const CLOSE_KEYS: DelimiterKeys = { literal: 'close', pattern: 'close_pattern' };
export const ANCHOR_KEYS: DelimiterKeys = { literal: 'start_anchor', pattern: 'start_anchor_pattern' };
