import { valueRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** The closer `eos`. In drafts of the format it meant the end of the stream; it is three letters. Reference behaviour, the last table. */
export const closeEos: Rule = { code: 'close-eos', severity: 'warning', local: false, whenLoads: 'field', check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { closer } of context.fields) {
    for (const { text, path } of closer?.literals ?? []) {
      if (text.toLowerCase() !== 'eos') continue;
      yield {
        ...valueRange(context.template, path),
        message: `"${text}" is the text, not the end of the stream: "two vid${text}" is cut to "two vid".`,
        data: { path },
      };
    }
  }
}
