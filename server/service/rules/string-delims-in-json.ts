import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { valueRange } from '../document/ranges.js';
import { isList } from '../engine.js';
import { writtenFields } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { valueParserOf } from './value-parsers.js';

/**
 * A string delimiter that stands in ordinary JSON, too. Strings in delimiters are cut out first, wherever they begin: also inside of
 * a string in double quotes. Reference behaviour, "Content parsers".
 */
export const stringDelimsInJson: Rule = {
  code: 'string-delims-in-json',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { path, delims } of jsonReaders(context)) {
    for (const [at, pair] of delims.entries()) {
      const found = isList(pair) && pair.length === 2 ? pair.find(isOrdinary) : undefined;
      if (found === undefined) continue;
      yield {
        ...valueRange(context.template, [...path, at]),
        message: sentence(found),
        data: { path: [...path, at] },
      };
    }
  }
}

const OUTPUTS: ReadonlyMap<string, string> = new Map([
  ["'", 'of "it\'s Bob\'s" the part between the apostrophes is cut out as a string, and what is left is no JSON.'],
  ['`', 'of "run `ls`" the part between the back-ticks is cut out as a string, and what is left is no JSON.'],
  ['"', 'escapes are read as plain text, and "one\\ntwo" keeps its backslash and n.'],
]);

function isOrdinary(delim: JsonValue): delim is string {
  return typeof delim === 'string' && OUTPUTS.has(delim);
}

function sentence(delim: string): string {
  return `A model that also writes ordinary JSON has ${delim} in its strings: ${OUTPUTS.get(delim)}`;
}

/** The string delimiters of each JSON parser, those of value parsers included. */
function* jsonReaders(context: RuleContext): Iterable<{ path: TemplatePath; delims: readonly JsonValue[] }> {
  for (const field of writtenFields(context)) {
    const parser = valueParserOf(context, field);
    const own = field.content === 'json' ? field.argument('string_delims') : undefined;
    const values = parser?.name === 'json' ? parser.argument('string_delims') : undefined;
    if (isList(own)) yield { path: [...field.path, 'content_args', 'string_delims'], delims: own };
    if (isList(values) && parser) yield { path: [...parser.path, 'args', 'string_delims'], delims: values };
  }
}
