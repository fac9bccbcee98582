import type { ProblemCode, TemplateProblem } from '../problems.js';

type Args = TemplateProblem['args'];

/** What a problem means and what to do about it: one or two English sentences for the author of the template. */
export function describeProblem(found: TemplateProblem): string {
  return SENTENCES[found.code](found.args);
}

const SENTENCES: Readonly<Record<ProblemCode, (args: Args) => string>> = {
  'template-type': ({ type }) =>
    type === 'too deep'
      ? 'The template is nested too deeply. Make it flatter.'
      : `A template must be an object, not ${typed(type)}.`,
  'version-unsupported': ({ version, type }) =>
    `The version must be 1, not ${version === undefined ? typed(type) : shown(version)}. Leave "version" out or set it to 1.`,
  'unknown-key': ({ key, allowed }) => `The key "${shown(key)}" is unknown here. Allowed keys: ${list(allowed)}.`,
  'defaults-type': ({ type }) =>
    `"defaults" must be an object, not ${typed(type)}. Leave it out if there are no defaults.`,
  'fields-missing': () => 'The template has no "fields". Add at least one field.',
  'fields-type': ({ type }) => `"fields" must be an object that maps names to fields, not ${typed(type)}.`,
  'fields-empty': () => '"fields" is empty. Add at least one field.',
  'field-type': ({ name, type }) => `The field "${shown(name)}" must be an object, not ${typed(type)}.`,
  'content-unknown': ({ content, type, known }) =>
    content === undefined
      ? `"content" must be the name of a content parser, not ${typed(type)}. Use one of ${list(known)}.`
      : `There is no content parser "${shown(content)}". Use one of ${list(known)}.`,
  'literal-and-pattern': ({ literal, pattern }) =>
    `"${shown(literal)}" and "${shown(pattern)}" exclude each other. Delete one of them.`,
  'literal-type': ({ key, expected, type }) => `"${shown(key)}" must be a ${shown(expected)}, not ${typed(type)}.`,
  'literal-list-empty': ({ key }) => `The list of "${shown(key)}" is empty. Add a literal or delete the key.`,
  'literal-empty': ({ key }) =>
    `A literal of "${shown(key)}" is empty. Write the text of the delimiter or delete the literal.`,
  'pattern-type': ({ key, type }) =>
    `"${shown(key)}" must be a string with a pattern, not ${typed(type)}. Delete the key if there is none.`,
  'pattern-syntax': ({ reason, start }) =>
    `The pattern does not compile: ${shown(reason)} (at offset ${shown(start)}).`,
  'pattern-unsupported': ({ reason, start }) =>
    `The pattern uses something that this engine does not run, though the reference would: ${shown(reason)} (at offset ${shown(start)}). Write it another way.`,
  'join-type': ({ type }) => `"join" must be a string, the separator, not ${typed(type)}.`,
  'join-without-repeats': () => '"join" needs "repeats": true. Add it or delete "join".',
  'transform-each-type': ({ type }) => `"transform_each" must be true or false, not ${typed(type)}.`,
  'transform-each-without-transform': () => '"transform_each" needs a "transform". Add one or delete "transform_each".',
  'placeholder-mixed': ({ text }) =>
    `The string ${JSON.stringify(text)} mixes a placeholder with other text. A placeholder must be the whole string.`,
  'groups-without-transform': ({ names }) =>
    `The named groups ${list(names)} are captured and never used. Add a "transform" that uses them, or make the groups unnamed.`,
  'several-implicit-fields': ({ names }) =>
    `Only one field may have no opener, here are several: ${list(names)}. Give all but one an "open" or "open_pattern".`,
  'start-anchor-missing': () =>
    'The template has no start anchor. Add "start_anchor" (or "start_anchor_pattern"): the text of the prefix after which the message begins.',
  'content-args-type': ({ type }) =>
    `The arguments of a content parser must be an object, not ${typed(type)}. The template loads, but every match fails.`,
  'tag-pattern-missing': () =>
    'The content parser xml-inline needs a "tag_pattern" with the named groups "key" and "value". Without it every match fails.',
  'tag-pattern-type': ({ type }) =>
    `"tag_pattern" must be a string with a pattern, not ${typed(type)}. As it is, every match fails.`,
  'tag-pattern-without-key': () =>
    'The tag pattern has no group named "key", so every tag it finds fails. Name the group of the key: (?P<key>…).',
  'value-parser-type': ({ type }) =>
    `"value_parser" must be an object with a "name", not ${typed(type)}. As it is, every value fails.`,
  'value-parser-unknown': ({ name, type, known }) =>
    name === undefined
      ? `The name of "value_parser" must be a string, not ${typed(type)}. As it is, every value fails.`
      : `There is no content parser "${shown(name)}", so every value fails. Use one of ${list(known)}.`,
  'placeholder-unknown': ({ name, known }) =>
    `Nothing gives "{${shown(name)}}" a value, so every match fails. Known here: ${list(known)}.`,
};

type Arg = Args[string] | undefined;

function shown(arg: Arg): string {
  return String(arg);
}

/** A type's name with its article; null stands alone. */
function typed(arg: Arg): string {
  if (arg === 'null' || arg === undefined) return shown(arg);
  return arg === 'object' ? 'an object' : `a ${shown(arg)}`;
}

function list(arg: Arg): string {
  return Array.isArray(arg) ? arg.map((item) => `"${item}"`).join(', ') : shown(arg);
}
