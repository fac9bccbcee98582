/** What a problem's sentence names. */
export type ProblemArgs = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What each problem says, in the order of the reference's load checks ("Loading: checks in order"), then what loads and must fail at every
 * match. `{name}` stands for an argument of the problem. A sentence that does not end says what a value must be: `, not {found}.` ends it.
 */
export const SENTENCES = {
  // Load checks.
  // 1
  'template-type': 'A template must be an object',
  // 2
  'version-unsupported': '"version" must be 1',
  // 3 and 7
  'unknown-key': 'The key "{key}" is unknown here. Allowed: {allowed}.',
  // 4
  'defaults-type': '"defaults" must be an object',
  // 5
  'fields-missing': 'Add "fields" with at least one field.',
  // 5
  'fields-type': '"fields" must be an object',
  // 5
  'fields-empty': '"fields" needs at least one field.',
  // 6
  'field-type': 'The field "{name}" must be an object',
  // 8
  'content-unknown': '"content" must be one of {known}',
  // 9, 14
  'literal-and-pattern': 'Delete "{literal}" or "{pattern}": they exclude each other.',
  // 9, 14
  'literal-type': 'A literal of "{key}" must be a string',
  // 9, 14
  'literal-list-empty': '"{key}" needs at least one literal.',
  // 9, 14
  'literal-empty': 'A literal of "{key}" must not be empty.',
  // 9, 14
  'pattern-type': '"{key}" must be a pattern in a string',
  // 9, 14; also tag_pattern, which loads
  'pattern-syntax': 'The pattern does not compile: {reason} (at offset {start}).',
  // ours: the reference would load it
  'pattern-unsupported': 'This engine, unlike the reference, cannot run the pattern: {reason} (at offset {start}).',
  // 10
  'join-type': '"join" must be a string',
  // 10
  'join-without-repeats': '"join" needs "repeats": true.',
  // 11
  'transform-each-type': '"transform_each" must be true or false',
  // 11
  'transform-each-without-transform': '"transform_each" needs a "transform".',
  // 12
  'placeholder-mixed': 'A placeholder must be the whole string, not part of {found}.',
  // 12
  'groups-without-transform': 'Use the named groups {names} in a "transform", or make them unnamed.',
  // 13
  'several-implicit-fields': 'Only one of {names} may have neither "open" nor "open_pattern".',
  // 15
  'start-anchor-missing': 'Add "start_anchor" or "start_anchor_pattern": the text behind which the message begins.',
  // Loads, and every match of the field fails.
  'content-args-type': '"content_args" must be an object',
  'tag-pattern-missing': 'xml-inline needs a "tag_pattern" with the groups "key" and "value".',
  'tag-pattern-type': '"tag_pattern" must be a pattern in a string',
  'tag-pattern-without-key': 'The tag pattern needs a group (?P<key>…).',
  'value-parser-type': '"value_parser" must be an object with a "name"',
  'value-parser-unknown': 'The name of "value_parser" must be one of {known}',
  'placeholder-unknown': 'Nothing gives "{{name}}" a value. Known here: {known}.',
} satisfies Record<string, string>;
