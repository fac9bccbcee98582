import { nodeAt } from '../document/path.js';
import { keyRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** The field `thinking`: what the specification called reasoning until it took the name `reasoning_content`. */
export const fieldNameThinking: Rule = {
  code: 'field-name-thinking',
  severity: 'information',
  local: false,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  const { template } = context;
  for (const { name, path } of context.fields) {
    if (name !== 'thinking' || nodeAt(template.root, ['fields', 'reasoning_content']) !== undefined) continue;
    yield {
      ...keyRange(template, path),
      message:
        'The specification calls reasoning "reasoning_content": what stands in "thinking" is lost to every reader, and to every chat template, that reads that name only.',
      data: { path, instead: 'reasoning_content' },
    };
  }
}
