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
  return (CONTENT_PARSERS as readonly unknown[]).includes(value);
}

/** The key of a delimiter's literal. */
export type DelimiterKey = 'open' | 'close' | 'start_anchor';

/** The key that gives the same delimiter as a pattern. */
export function patternKeyOf(key: DelimiterKey): `${DelimiterKey}_pattern` {
  return `${key}_pattern`;
}
