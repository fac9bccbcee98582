import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';

/**
 * What a name of a template stands for:
 *
 * - `field`: a key of `fields`; keys of `defaults` with the same name are its uses;
 * - `default`: a key of `defaults` that no field writes;
 * - `group`: a group of a pattern, with the references inside the pattern and the placeholders that it gives a value to;
 * - `content`: the parsed value, and `{content}` in the transform;
 * - `item-key`: a key of the items that `transform_each` unpacks, as placeholders name it;
 * - `path`: what a dotted placeholder steps into;
 * - `unknown`: a placeholder that nothing gives a value to.
 */
export type SymbolKind = 'field' | 'default' | 'group' | 'content' | 'item-key' | 'path' | 'unknown';

/** A place where a name is written, without quotes, braces or brackets. */
export interface Occurrence extends WrittenRange {
  readonly role: 'definition' | 'use';
  /** The group is referred to by its number, and a new name changes nothing here. */
  readonly isNumber: boolean;
  /** All that is defined here: the entry of a field, the whole group. Contains the name. */
  readonly whole: WrittenRange;
}

export interface TemplateSymbol {
  readonly kind: SymbolKind;
  /** The name; a number for a group that has none, the steps with dots between them for a path. */
  readonly name: string;
  /** The field or the pattern that the name belongs to; empty for what belongs to the message. */
  readonly scope: TemplatePath;
  /** In the order of the document. */
  readonly occurrences: readonly Occurrence[];
  /** Where it comes from, when its name is not written there. */
  readonly origin: WrittenRange | undefined;
}
