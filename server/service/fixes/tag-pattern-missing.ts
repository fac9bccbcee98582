import { isObject } from '../engine.js';
import { movedIntoArguments } from './argument-move.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt, valueAt } from './values.js';

/** How models write one argument: name of the form, and its pattern. */
const FORMS: readonly (readonly [name: string, pattern: string])[] = [
  ['<parameter=city>Paris</parameter>', '<parameter=(?P<key>[^>\\s]+)>(?P<value>.*?)</parameter>'],
  [
    '<arg_key>city</arg_key><arg_value>Paris</arg_value>',
    '<arg_key>(?P<key>[^<\\s]+)</arg_key>\\s*<arg_value>(?P<value>.*?)</arg_value>',
  ],
  ['<parameter name="city">Paris</parameter>', '<parameter name="(?P<key>[^"]+)">(?P<value>.*?)</parameter>'],
];

export const tagPatternMissing: Fix = { code: 'tag-pattern-missing', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const args = path.at(-1) === 'tag_pattern' ? path.slice(0, -1) : path;
  const owner = valueAt(template, args);
  const own = [...path.slice(0, 2), 'tag_pattern'];
  if (args.length === 3 && textAt(template, own) !== undefined) {
    const title = 'Move "tag_pattern" into "content_args"';
    yield { title, edits: movedIntoArguments(context, own), isPreferred: true, uncovers: true };
    return;
  }
  for (const [form, pattern] of FORMS) {
    const edits = isObject(owner ?? null)
      ? editor.set(args, 'tag_pattern', pattern)
      : editor.set(args.slice(0, -1), String(args.at(-1)), { tag_pattern: pattern }, { behind: 'content' });
    yield { title: `Add a "tag_pattern" for ${form}`, edits };
  }
}
