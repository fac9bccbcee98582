import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A field that is plain text to a target, with another content parser or a transform. */
export const portabilityPlainText: Rule = {
  code: 'portability-plain-text',
  severity: 'information',
  local: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { name, path, content, transform } of context.fields) {
    const targets = context.targets.filter(({ plainText }) => plainText.includes(name));
    const keys = [content === 'text' ? undefined : 'content', transform === null ? undefined : 'transform'];
    for (const key of targets.length === 0 ? [] : keys) {
      if (key === undefined) continue;
      yield {
        ...keyRange(context.template, [...path, key]),
        message: `${listed(targets)}: "${quoted(name)}" must be plain text. With "${key}" the template is not taken.`,
        data: { path: [...path, key] },
      };
    }
  }
}
