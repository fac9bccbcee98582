import { entriesOf, isList, isObject } from '../json/object.js';
import { isWord } from '../python/word.js';
import type { JsonValue, PathStep, TemplatePath } from '../values.js';

/**
 * A placeholder: a brace, one or more runs of word characters with dots between them, a brace. `{content.args}`
 *
 * `whole`: the string is one placeholder; `mixed`: it contains one and is not one; `none`: it is a literal string.
 */
export type PlaceholderText =
  | { readonly kind: 'whole'; readonly names: readonly [string, ...string[]] }
  | { readonly kind: 'mixed' | 'none'; readonly names?: undefined };

/** Reads a string of a transform (specification, "transform"; reference behaviour, "Captures and transform"). */
export function readPlaceholder(text: string): PlaceholderText {
  for (const [written, inner = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    const [root = '', ...steps] = inner.split('.');
    const names = [root, ...steps] as const;
    if (names.every(isWord)) return written === text ? { kind: 'whole', names } : { kind: 'mixed' };
  }
  return { kind: 'none' };
}

/** A string inside a transform, and where it stands in the template. */
export interface TransformString {
  readonly text: string;
  readonly path: TemplatePath;
}

/** Every string of a transform that may be a placeholder: values at any depth, never keys. */
export function transformStrings(transform: JsonValue, path: TemplatePath): readonly TransformString[] {
  const strings: TransformString[] = [];
  visitStrings(transform, [...path], (text, path) => strings.push({ text, path: [...path] }));
  return strings;
}

/** As `transformStrings`, one by one. @param path is the visitor's to read, and changes behind it */
export function visitStrings(
  value: JsonValue,
  path: PathStep[],
  visit: (text: string, path: TemplatePath) => void,
): void {
  if (typeof value === 'string') visit(value, path);
  const inside = isList(value) ? value.entries() : isObject(value) ? entriesOf(value) : [];
  for (const [step, inner] of inside) {
    path.push(step);
    visitStrings(inner, path, visit);
    path.pop();
  }
}
