import { valueRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/**
 * A string of a transform that looks like a placeholder and is none: it has a character that no name has. It stays as it stands.
 * Reference behaviour, "Captures and transform".
 */
export const placeholderUnread: Rule = {
  code: 'placeholder-unread',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { path: field, transform } of context.fields) {
    for (const { text, path } of transformStrings(transform, [...field, 'transform'])) {
      if (text === transform) continue; // a whole transform is another finding
      if (!/^\{[^{}]+\}$/.test(text) || readPlaceholder(text).kind !== 'none') continue;
      const instead = `{${text.slice(1, -1).trim()}}`;
      yield {
        ...valueRange(context.template, path),
        message: `This is no placeholder, since names have word characters only: the message holds the text "${quoted(text)}".`,
        data: readPlaceholder(instead).kind === 'whole' ? { path, instead } : { path },
      };
    }
  }
}
