import { keyRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { parsedShape, SHAPE_NAMES } from './shapes.js';

/** `transform_each` on a value that is never a list. Reference behaviour, "Captures and transform". */
export const transformEachNotList: Rule = {
  code: 'transform-each-not-list',
  severity: 'error',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const { kind } = parsedShape(field);
    if (!field.transformEach || kind === 'any') continue;
    const path = [...field.path, 'transform_each'];
    yield {
      ...keyRange(context.template, path),
      message: `This needs a list, and "content": "${field.content}" makes ${SHAPE_NAMES[kind]}. The template loads, but every match fails.`,
      data: { path },
    };
  }
}
