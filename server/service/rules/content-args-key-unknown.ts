import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import { keyRange } from '../document/ranges.js';
import type { TemplateNode } from '../document/tree.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { errorPath } from './schema-errors.js';

/** An argument that the field's content parser does not have. The reference never reads it. */
export const contentArgsKeyUnknown: Rule = {
  code: 'content-args-key-unknown',
  severity: 'warning',
  local: false,
  check,
};

function* check({ template, schemaErrors }: RuleContext): Iterable<RuleFinding> {
  for (const error of schemaErrors) {
    if (error.keyword !== 'additionalProperties') continue;
    const path = errorPath(template.root, error);
    const key = String(path.at(-1));
    const parser = contentOf(template.root, path);
    const owner = path.at(-2) === 'value_parser' ? '"value_parser"' : `The content parser "${quoted(parser)}"`;
    yield {
      ...keyRange(template, path),
      message: `${owner} has no argument "${quoted(key)}": it is never read.`,
      data: { path, key, parser },
    };
  }
}

/** The content parser of the field (`["fields", name, …]`) that a path leads into. */
function contentOf(root: TemplateNode, path: TemplatePath): string {
  const content = nodeAt(root, [...path.slice(0, 2), 'content']);
  return content?.type === 'string' ? content.value : 'text';
}
