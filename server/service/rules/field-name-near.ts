import { nodeAt } from '../document/path.js';
import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A field whose name differs from one that every reader knows by capitals, hyphens or a final s only. */
export const fieldNameNear: Rule = { code: 'field-name-near', severity: 'warning', local: false, check };

const KNOWN: readonly string[] = ['content', 'reasoning_content', 'tool_calls'];

function* check(context: RuleContext): Iterable<RuleFinding> {
  const { template } = context;
  for (const { name, path } of context.fields) {
    const instead = KNOWN.find((known) => known !== name && plain(known) === plain(name));
    if (instead === undefined || nodeAt(template.root, ['fields', instead]) !== undefined) continue;
    yield {
      ...keyRange(template, path),
      message: `Readers and chat templates look for "${instead}": to them what stands in "${quoted(name)}" is lost.`,
      data: { path, instead },
    };
  }
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/s$/, '');
}
