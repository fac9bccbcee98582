import type { TemplatePath } from '../../../parser/values.js';
import { valueRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import { quoted } from '../quoting.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** The name of a group, or `content`, without its braces or with one of them: it stays as it stands. Reference behaviour, "Captures and transform". */
export const placeholderWithoutBraces: Rule = {
  code: 'placeholder-without-braces',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const strings = transformStrings(field.transform, [...field.path, 'transform']);
    const read = strings.flatMap(({ text }) => {
      const placeholder = readPlaceholder(text);
      return placeholder.kind === 'whole' ? [placeholder.names[0]] : [];
    });
    // Without any placeholder all of it is constant, which is another finding.
    if (read.length === 0) continue;
    for (const { text, path } of strings) {
      const name = meantName(field, text, path);
      if (name === undefined || read.includes(name)) continue;
      yield {
        ...valueRange(context.template, path),
        message: `Only {${name}} in braces is replaced: every message holds the text "${quoted(text)}" here, and what {${name}} would be is lost.`,
        data: { path, instead: `{${name}}` },
      };
    }
  }
}

/** Keys whose values are words of the message's own. */
const WORD_KEYS: readonly unknown[] = ['type', 'role'];

function meantName(
  { opener, closer, transformEach }: WrittenField,
  text: string,
  path: TemplatePath,
): string | undefined {
  if (readPlaceholder(text).kind !== 'none' || WORD_KEYS.includes(path.at(-1))) return undefined;
  const name = /^\{?(\w+)\}?$/.exec(text)?.[1];
  const groups = [opener, closer].flatMap((delimiter) => delimiter?.tree?.groupNames ?? []);
  const isKnown = name !== undefined && (groups.includes(name) || (name === 'content' && !transformEach));
  return isKnown ? name : undefined;
}
