import { keyRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import { jsonReaders } from './json-readers.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** `unquoted_keys` finds a key only where neither side of it has a blank. Reference behaviour, "Content parsers". */
export const unquotedKeyBlanks: Rule = {
  code: 'unquoted-key-blanks',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const reader of jsonReaders(context)) {
    if (!pythonTruth(reader.argument('unquoted_keys'))) continue;
    const path = [...reader.path, 'unquoted_keys'];
    const outcome = pythonTruth(reader.argument('allow_non_json'))
      ? 'the value stays text'
      : 'the whole message is lost';
    yield {
      ...keyRange(context.template, path),
      message: `A key with a blank beside it is not seen: {a:1,b:2} is read, but of {a: 1, b: 2} the key b is not, and ${outcome}.`,
      data: { path },
    };
  }
}
