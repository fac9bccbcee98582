import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import { partRange } from '../document/ranges.js';
import type { WrittenDelimiter, WrittenLiteral } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { shown } from './streamed-patterns.js';

/** A literal that is written as a pattern: it is looked for as it stands, backslashes and all. Specification, section 3. */
export const patternAsLiteral: Rule = {
  code: 'pattern-as-literal',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  check,
};

/** What no model writes, and patterns have. Commands of TeX (`\nabla`, `\[`) and rows of dots and stars are texts that models do write. */
const SIGNS: readonly RegExp[] = [
  /\\[sSdDwWnrt](?![A-Za-z])[*+?]*/u, // \s*
  /\\\//u, // <\/think>
  /(?<=<)\\\||\\\|(?=>)/u, // <\|call\|>
  /\\\[\/?[A-Z_]+\\\]/u, // \[CALL\]
  /\(\?(?:[:=!i]|P?<)/u, // (?:…), (?P<name>…)
  /\.[*+]\?/u, // .*?
  /(?<=<[^<>\s]*)\.[*+](?=>)/u, // <call.*>
  /\[\^[^\]]+\][*+]/u, // [^>]*
  /(?<=>)\|(?=<)/u, // <a>|<b>
  /\|\$$/u, // </a>|$
];

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { opener, closer } of context.fields) {
    yield* literalFindings(context, opener, 'this does not open the region');
    yield* literalFindings(context, closer, 'this does not close the region');
  }
  yield* literalFindings(context, separators(context), 'nothing is divided here');
  yield* literalFindings(context, startAnchor(context), 'the message does not begin here');
}

function* literalFindings(
  { template }: RuleContext,
  delimiter: Pick<WrittenDelimiter, 'literals'> | undefined,
  effect: string,
): Iterable<RuleFinding> {
  for (const { text, path } of delimiter?.literals ?? []) {
    const sign = firstSign(text);
    if (sign === undefined) continue;
    const place = partRange(template, path, { start: sign.at, end: sign.at + sign.text.length });
    const message = `A literal is looked for as it stands: unless the output has ${shown(sign.text)} itself, ${effect}.`;
    yield { ...place, message, data: { path } };
  }
}

/** The first of these signs in a text. */
function firstSign(text: string): { readonly at: number; readonly text: string } | undefined {
  return SIGNS.map((sign) => sign.exec(text))
    .flatMap((found) => (found === null ? [] : [{ at: found.index, text: found[0] }]))
    .sort((one, other) => one.at - other.at)[0];
}

/** What divides lines, and keys from values. */
function separators({ template, fields }: RuleContext): Pick<WrittenDelimiter, 'literals'> {
  const literals = fields.flatMap(({ path: field, content, argument }): WrittenLiteral[] =>
    ['line_sep', 'kv_sep'].flatMap((key) => {
      const text = content === 'kv-lines' ? argument(key) : undefined;
      const path = [...field, 'content_args', key];
      return typeof text === 'string' && nodeAt(template.root, path) !== undefined ? [{ text, path }] : [];
    }),
  );
  return { literals };
}

function startAnchor({ template }: RuleContext): Pick<WrittenDelimiter, 'literals'> {
  const path: TemplatePath = ['start_anchor'];
  const node = nodeAt(template.root, path);
  const items = node?.type === 'array' ? node.items : node === undefined ? [] : [node];
  const literals = items.flatMap((item, at): WrittenLiteral[] =>
    item.type === 'string' ? [{ text: item.value, path: node === item ? path : [...path, at] }] : [],
  );
  return { literals };
}
