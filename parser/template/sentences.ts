/** What a problem's sentence names. */
export type ProblemArgs = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What each problem says, in the order of the reference's load checks ("Loading: checks in order"), then what loads and must fail at every
 * match. `{name}` stands for an argument of the problem, shown as its name says.
 */
export const SENTENCES = {
  // Load checks.
  // 1
  'template-type': ({ type }: ProblemArgs) =>
    type === 'too deep'
      ? 'The template is nested too deeply. Make it flatter.'
      : 'A template must be an object, not {type}.',
  // 2
  'version-unsupported': ({ version }: ProblemArgs) =>
    `The version must be 1 (or left out), not {${version === undefined ? 'type' : 'version'}}.`,
  // 3 and 7
  'unknown-key': 'The key "{key}" is unknown here. Allowed keys: {allowed}.',
  // 4
  'defaults-type': '"defaults" must be an object, not {type}.',
  // 5
  'fields-missing': 'The template has no "fields". Add at least one field.',
  // 5
  'fields-type': '"fields" must be an object that maps names to fields, not {type}.',
  // 5
  'fields-empty': '"fields" is empty. Add at least one field.',
  // 6
  'field-type': 'The field "{name}" must be an object, not {type}.',
  // 8
  'content-unknown': ({ content }: ProblemArgs) =>
    content === undefined
      ? '"content" must be the name of a content parser, not {type}. Use one of {known}.'
      : 'There is no content parser "{content}". Use one of {known}.',
  // 9, 14
  'literal-and-pattern': '"{literal}" and "{pattern}" exclude each other. Delete one of them.',
  // 9, 14
  'literal-type': '"{key}" must be a {expected}, not {type}.',
  // 9, 14
  'literal-list-empty': 'The list of "{key}" is empty. Add a literal or delete the key.',
  // 9, 14
  'literal-empty': 'A literal of "{key}" is empty. Write the delimiter or delete the literal.',
  // 9, 14
  'pattern-type': '"{key}" must be a pattern in a string, not {type}.',
  // 9, 14; also tag_pattern, which loads
  'pattern-syntax': 'The pattern does not compile: {reason} (at offset {start}).',
  // ours: the reference would load it
  'pattern-unsupported':
    'This engine does not run the pattern, though the reference would: {reason} (at offset {start}).',
  // 10
  'join-type': '"join" must be a string, the separator, not {type}.',
  // 10
  'join-without-repeats': '"join" needs "repeats": true.',
  // 11
  'transform-each-type': '"transform_each" must be true or false, not {type}.',
  // 11
  'transform-each-without-transform': '"transform_each" needs a "transform".',
  // 12
  'placeholder-mixed': 'A placeholder must be the whole string, and {text} has other text, too.',
  // 12
  'groups-without-transform':
    'The named groups {names} are never used. Add a "transform" with them, or make them unnamed.',
  // 13
  'several-implicit-fields':
    'Only one field may have no opener, here are several: {names}. Give all but one an "open" or "open_pattern".',
  // 15
  'start-anchor-missing':
    'Add "start_anchor" (or "start_anchor_pattern"): the text of the prefix behind which the message begins.',
  // Loads, and every match of the field fails.
  'content-args-type': '"content_args" must be an object, not {type}. As it is, every match fails.',
  'tag-pattern-missing':
    'xml-inline needs a "tag_pattern" with the named groups "key" and "value". Without it every match fails.',
  'tag-pattern-type': '"tag_pattern" must be a pattern in a string, not {type}. As it is, every match fails.',
  'tag-pattern-without-key': 'The tag pattern has no group (?P<key>…), so every tag it finds fails.',
  'value-parser-type': '"value_parser" must be an object with a "name", not {type}. As it is, every value fails.',
  'value-parser-unknown': ({ name }: ProblemArgs) =>
    name === undefined
      ? 'The name of "value_parser" must be a string, not {type}. As it is, every value fails.'
      : 'There is no content parser "{name}", so every value fails. Use one of {known}.',
  'placeholder-unknown': 'Nothing gives "{{name}}" a value, so every match fails. Known here: {known}.',
} satisfies Record<string, string | ((args: ProblemArgs) => string)>;
