import type { JsonValue } from '../../../parser/values.js';
import { keyRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A transform without a placeholder, for instance a JMESPath expression of a draft: every match has the same value. */
export const transformConstant: Rule = {
  code: 'transform-constant',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { path: field, transform } of context.fields) {
    const path = [...field, 'transform'];
    if (!isConstantTransform(transform)) continue;
    const result =
      typeof transform === 'string' ? `the text "${quoted(transform)}"` : 'the transform as it stands here';
    yield {
      ...keyRange(context.template, path),
      message: `No placeholder takes what was matched: the value of every match is ${result}, and the output is lost.`,
      data: { path },
    };
  }
}

/** A transform that gives the same value whatever is matched. */
export function isConstantTransform(transform: JsonValue): boolean {
  return transform !== null && !transformStrings(transform, []).some(({ text }) => isPlaceholder(text));
}

function isPlaceholder(text: string): boolean {
  return readPlaceholder(text).kind === 'whole';
}
