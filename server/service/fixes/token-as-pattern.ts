import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

export const tokenAsPattern: Fix = { code: 'token-as-pattern', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  const token = (textAt(template, path) ?? '').slice(part.start, part.end);
  const choice = /^<([^|]+\|[^|]+)>$/u.exec(token)?.[1];
  if (choice !== undefined) {
    const edits = editor.replacePart(path, part, `<(?:${choice})>`);
    yield { title: 'Put the alternatives in a group', edits, isPreferred: true, uncovers: true };
    return;
  }
  const edits = editor.replacePart(path, part, escapedToken(token));
  yield { title: 'Take the token as it is written', edits, isPreferred: true, uncovers: true };
}

/** A special token as a part of a pattern that matches it, where it is not that already. */
export function escapedToken(token: string): string {
  return token.replace(/(?<!\\)[|[\]]/gu, '\\$&');
}
