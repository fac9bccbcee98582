import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A text field that chat templates read as text, and that repeats without `join`: a list, even of one. Specification, section 3. */
export const repeatsWithoutJoin: Rule = {
  code: 'repeats-without-join',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

/** Keys that chat templates write out as they are. Under other names a list of texts may be what is wanted. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['content', 'reasoning_content', 'reasoning', 'thinking', 'tool_plan']);

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    if (!field.repeats || field.join !== undefined || !isText(field)) continue;
    const name = quoted(field.name);
    yield {
      ...keyRange(context.template, [...field.path, 'repeats']),
      message: `"${name}" becomes a list: an answer "Hello" is ["Hello"] in the message, where chat templates read text.`,
      data: { path: field.path },
    };
  }
}

function isText({ name, opener, content, transform }: WrittenField): boolean {
  return content === 'text' && transform === null && (opener === undefined || TEXT_KEYS.has(name));
}
