import { partRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A placeholder that descends into a key that models leave out where there is nothing to say. There is no default for it. */
export const pathMayBeMissing: Rule = {
  code: 'path-may-be-missing',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

/** A call of a tool without parameters often has none of these, and no model has to give a call an id. */
const OFTEN_MISSING: ReadonlySet<string> = new Set(['arguments', 'args', 'parameters', 'params', 'input', 'id']);

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { content, path: field, transform, transformEach } of context.fields) {
    if (transformEach) continue; // `content` is a key of the item there
    for (const { text, path } of transformStrings(transform, [...field, 'transform'])) {
      const placeholder = readPlaceholder(text);
      if (placeholder.kind !== 'whole' || content !== 'json') continue;
      const [root, ...steps] = placeholder.names;
      const step = steps.find((name) => OFTEN_MISSING.has(name));
      if (root !== 'content' || step === undefined) continue;
      const end = text.length - 1;
      yield {
        ...partRange(context.template, path, { start: 1, end }),
        message: `Models leave "${quoted(step)}" out where it would be empty: then this path leads nowhere, and the whole message is lost.`,
        data: { path, key: step },
      };
    }
  }
}
