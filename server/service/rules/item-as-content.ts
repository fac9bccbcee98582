import type { TemplatePath } from '../../../parser/values.js';
import { partRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/**
 * `{content}` with `transform_each`, where it looks as if the item were meant. It is a key of the item there: `content` exists only if
 * the item has it. Reference behaviour, "Captures and transform".
 */
export const itemAsContent: Rule = {
  code: 'item-as-content',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    if (!field.transformEach || field.opener?.tree?.groupNames.includes('content')) continue;
    for (const { text, path } of transformStrings(field.transform, [...field.path, 'transform'])) {
      const placeholder = readPlaceholder(text);
      if (placeholder.kind !== 'whole' || placeholder.names[0] !== 'content') continue;
      const step = placeholder.names[1];
      if (step === undefined && !isWholeItem(field, path)) continue;
      const end = text.length - 1;
      yield {
        ...partRange(context.template, path, { start: 1, end }),
        message:
          'With "transform_each" the names are the keys of an item: of one without a key "content" this has no value, and the whole message is lost.',
        data: { path },
      };
    }
  }
}

/** A call's function, or the whole transform: an item has both, and its `content` has neither. */
function isWholeItem({ transform }: WrittenField, path: TemplatePath): boolean {
  return typeof transform === 'string' || path.at(-1) === 'function';
}
