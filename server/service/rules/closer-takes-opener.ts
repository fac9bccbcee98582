import { valueRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { shown } from './streamed-patterns.js';

/** A closer that is the opener of another field: it takes that text, and the other field is not opened by it. */
export const closerTakesOpener: Rule = {
  code: 'closer-takes-opener',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check({ fields, template }: RuleContext): Iterable<RuleFinding> {
  for (const { name, closer, opener: own } of fields) {
    for (const { text, path } of closer?.literals ?? []) {
      if (own?.literals.some((literal) => literal.text === text)) continue;
      for (const other of fields) {
        const opener = other.opener?.literals.find((literal) => literal.text === text);
        if (other.name === name || opener === undefined) continue;
        yield {
          ...valueRange(template, path),
          message: `This closer takes the opener of "${quoted(other.name)}": where ${shown(text)} ends "${quoted(name)}", it does not open "${quoted(other.name)}", whose text is left outside.`,
          related: [{ ...valueRange(template, opener.path), message: 'This is not found any more' }],
          data: { path, text },
        };
      }
    }
  }
}
