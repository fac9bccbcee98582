import type { ProblemCode, TemplateProblem } from '../problems.js';

type Args = TemplateProblem['args'];

/** What a problem means and what to do about it: one or two English sentences for the author of the template. */
export function describeProblem({ code, args }: TemplateProblem): string {
  const sentence = SENTENCES[code];
  const chosen = typeof sentence === 'string' ? sentence : sentence(args);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => shown(name, args[name]));
}

/** `{name}` stands for an argument of the problem, shown as its name says. */
const SENTENCES: Readonly<Record<ProblemCode, string | ((args: Args) => string)>> = {
  'template-type': ({ type }) =>
    type === 'too deep'
      ? 'The template is nested too deeply. Make it flatter.'
      : 'A template must be an object, not {type}.',
  'version-unsupported': ({ version }) =>
    `The version must be 1, not {${version === undefined ? 'type' : 'version'}}. Leave "version" out or set it to 1.`,
  'unknown-key': 'The key "{key}" is unknown here. Allowed keys: {allowed}.',
  'defaults-type': '"defaults" must be an object, not {type}. Leave it out if there are no defaults.',
  'fields-missing': 'The template has no "fields". Add at least one field.',
  'fields-type': '"fields" must be an object that maps names to fields, not {type}.',
  'fields-empty': '"fields" is empty. Add at least one field.',
  'field-type': 'The field "{name}" must be an object, not {type}.',
  'content-unknown': ({ content }) =>
    content === undefined
      ? '"content" must be the name of a content parser, not {type}. Use one of {known}.'
      : 'There is no content parser "{content}". Use one of {known}.',
  'literal-and-pattern': '"{literal}" and "{pattern}" exclude each other. Delete one of them.',
  'literal-type': '"{key}" must be a {expected}, not {type}.',
  'literal-list-empty': 'The list of "{key}" is empty. Add a literal or delete the key.',
  'literal-empty': 'A literal of "{key}" is empty. Write the text of the delimiter or delete the literal.',
  'pattern-type': '"{key}" must be a string with a pattern, not {type}. Delete the key if there is none.',
  'pattern-syntax': 'The pattern does not compile: {reason} (at offset {start}).',
  'pattern-unsupported':
    'The pattern uses something that this engine does not run, though the reference would: {reason} (at offset {start}). Write it another way.',
  'join-type': '"join" must be a string, the separator, not {type}.',
  'join-without-repeats': '"join" needs "repeats": true. Add it or delete "join".',
  'transform-each-type': '"transform_each" must be true or false, not {type}.',
  'transform-each-without-transform': '"transform_each" needs a "transform". Add one or delete "transform_each".',
  'placeholder-mixed': 'The string {text} mixes a placeholder with other text. A placeholder must be the whole string.',
  'groups-without-transform':
    'The named groups {names} are captured and never used. Add a "transform" that uses them, or make the groups unnamed.',
  'several-implicit-fields':
    'Only one field may have no opener, here are several: {names}. Give all but one an "open" or "open_pattern".',
  'start-anchor-missing':
    'The template has no start anchor. Add "start_anchor" (or "start_anchor_pattern"): the text of the prefix after which the message begins.',
  'content-args-type':
    'The arguments of a content parser must be an object, not {type}. The template loads, but every match fails.',
  'tag-pattern-missing':
    'The content parser xml-inline needs a "tag_pattern" with the named groups "key" and "value". Without it every match fails.',
  'tag-pattern-type': '"tag_pattern" must be a string with a pattern, not {type}. As it is, every match fails.',
  'tag-pattern-without-key':
    'The tag pattern has no group named "key", so every tag it finds fails. Name the group of the key: (?P<key>…).',
  'value-parser-type': '"value_parser" must be an object with a "name", not {type}. As it is, every value fails.',
  'value-parser-unknown': ({ name }) =>
    name === undefined
      ? 'The name of "value_parser" must be a string, not {type}. As it is, every value fails.'
      : 'There is no content parser "{name}", so every value fails. Use one of {known}.',
  'placeholder-unknown': 'Nothing gives "{{name}}" a value, so every match fails. Known here: {known}.',
};

function shown(name: string, arg: Args[string] | undefined): string {
  if (Array.isArray(arg)) return arg.map((item) => `"${item}"`).join(', ');
  if (name === 'text') return JSON.stringify(arg);
  // A type has its article; null stands alone.
  if (name === 'type' && arg !== 'null' && arg !== undefined) return arg === 'object' ? 'an object' : `a ${arg}`;
  return String(arg);
}
