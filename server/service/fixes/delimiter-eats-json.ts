import { escapePattern } from '../edits/delimiter-text.js';
import { together } from '../edits/template-editor.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** The bracket belongs to the JSON: an opener begins before it, and a closer only looks back at it. */
export const delimiterEatsJson: Fix = { code: 'delimiter-eats-json', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const key = path.at(-1);
  // Of a delimiter that is nothing else, nothing would be left.
  if (part === undefined || data.flag('isWhole')) return;
  const rest = (textAt(template, path) ?? '').slice(part.end);
  const edits =
    key === 'close'
      ? together(editor.rename(path, 'close_pattern'), editor.replace(path, BEHIND_OBJECT + escapePattern(rest)))
      : editor.replacePart(path, part, key === 'close_pattern' ? BEHIND_OBJECT : '');
  yield { title: 'Leave the bracket to the JSON', edits, isPreferred: true, uncovers: true };
}

const BEHIND_OBJECT = '(?<=\\})\\s*';
