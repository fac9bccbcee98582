import type { JsonValue } from '../../../parser/values.js';
import { valueRange } from '../document/ranges.js';
import { isList } from '../engine.js';
import { jsonReaders } from './json-readers.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/**
 * A string delimiter that stands in ordinary JSON, too. Strings in delimiters are cut out first, wherever they begin: also inside of
 * a string in double quotes. Reference behaviour, "Content parsers".
 */
export const stringDelimsInJson: Rule = {
  code: 'string-delims-in-json',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const reader of jsonReaders(context)) {
    const path = [...reader.path, 'string_delims'];
    const delims = reader.argument('string_delims');
    if (!isList(delims)) continue;
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
