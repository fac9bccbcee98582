import { valueRange } from '../document/ranges.js';
import { patternNodes } from '../engine.js';
import { isCallField } from './calls.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { groupNamed } from './tags.js';
import { valueParserOf } from './value-parsers.js';

/**
 * Bare arguments of a call are read as JSON: a text that looks like a number becomes one before `tools` are looked at, and is never
 * turned back. Specification, "Typing of tool-call arguments".
 */
export const valueParserJsonTyped: Rule = {
  code: 'value-parser-json-typed',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const parser = valueParserOf(context, field);
    if (parser?.name !== 'json' || !isCallField(field) || quotesTexts(field)) continue;
    yield {
      ...valueRange(context.template, [...parser.path, 'name']),
      message:
        'Texts that look like JSON are lost before "tools" are looked at: for a parameter of type string, 1.50 becomes the number 1.5.',
      data: { path: parser.path },
    };
  }
}

/** Whether the tag pattern takes quotes as a part of the value: then what is a text is written as one. */
function quotesTexts({ tagTree }: WrittenField): boolean {
  const value = tagTree === undefined ? undefined : groupNamed(tagTree, 'value');
  if (value === undefined) return false;
  return patternNodes(value).some((node) => node.type === 'character' && QUOTES.has(node.codePoint));
}

const QUOTES: ReadonlySet<number> = new Set([0x22, 0x27]);
