import type { WrittenRange } from '../document/locate.js';
import { keyRange, valueRange } from '../document/ranges.js';
import { transformStrings } from '../engine.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { parsedShape, type Shape, stringShape } from './shapes.js';

/** A call that is a text as the model writes it, for instance since `"content": "json"` is not there. */
export const callIsText: Rule = { code: 'call-is-text', severity: 'warning', local: false, whenLoads: 'field', check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const place = placeOfText(context, field);
    if (place === undefined) continue;
    yield {
      ...place,
      message:
        'The call is a text as the model writes it, JSON or not: chat templates and programs find no name and no arguments in it.',
      data: { path: field.path },
    };
  }
}

function placeOfText({ template }: RuleContext, field: WrittenField): WrittenRange | undefined {
  const { name, path: fieldPath, transform, join } = field;
  if (transform === null) {
    const isCalls = name === 'tool_calls' && join === undefined;
    return isCalls && isSingle(parsedShape(field)) ? keyRange(template, fieldPath) : undefined;
  }
  const called = transformStrings(transform, [...fieldPath, 'transform']).find(
    ({ text, path }) => path.at(-1) === 'function' && isSingle(stringShape(field, text)),
  );
  return called && valueRange(template, called.path);
}

function isSingle({ kind }: Shape): boolean {
  return kind === 'text' || kind === 'number';
}
