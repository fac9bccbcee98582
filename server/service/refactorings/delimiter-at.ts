import type { TemplatePath } from '../../../parser/values.js';

/** A delimiter of a field, or the start anchor: the keys of its literal and of its pattern. */
export interface DelimiterAt {
  /** Of the object that has it. */
  readonly owner: TemplatePath;
  readonly literal: string;
  readonly pattern: string;
}

const KEYS: readonly string[] = ['open', 'close', 'start_anchor'];

/** The delimiter that the cursor is in; undefined elsewhere. */
export function delimiterAt(paths: readonly TemplatePath[]): DelimiterAt | undefined {
  for (const path of paths) {
    const literal = String(path.at(-1)).replace(/_pattern$/, '');
    const owner = path.slice(0, -1);
    const isAnchor = literal === 'start_anchor';
    const isPlace = isAnchor ? owner.length === 0 : owner.length === 2 && owner[0] === 'fields';
    if (KEYS.includes(literal) && isPlace) return { owner, literal, pattern: `${literal}_pattern` };
  }
  return undefined;
}
