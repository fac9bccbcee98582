import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import { valueRange } from '../document/ranges.js';
import type { TemplateNode } from '../document/tree.js';
import { readPlaceholder } from '../engine.js';
import { quoted } from '../quoting.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A placeholder with a path, which a target does not follow. It is younger than the rest of the format. */
export const portabilityDottedPath: Rule = {
  code: 'portability-dotted-path',
  severity: 'information',
  local: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  const { template } = context;
  const targets = context.targets.filter(({ dottedPaths }) => !dottedPaths);
  if (targets.length === 0) return;
  for (const field of context.fields) {
    const transform = [...field.path, 'transform'];
    for (const { path, text } of dottedIn(nodeAt(template.root, transform), transform)) {
      yield {
        ...valueRange(template, path),
        message: `${listed(targets)}: a placeholder with a path has no value, "${quoted(text)}" is not filled.`,
        data: { path },
      };
    }
  }
}

function* dottedIn(
  node: TemplateNode | undefined,
  path: TemplatePath,
): Iterable<{ readonly path: TemplatePath; readonly text: string }> {
  if (node?.type === 'string') {
    const placeholder = readPlaceholder(node.value);
    if (placeholder.kind === 'whole' && placeholder.names.length > 1) yield { path, text: node.value };
  } else if (node?.type === 'array') {
    for (const [index, item] of node.items.entries()) yield* dottedIn(item, [...path, index]);
  } else if (node?.type === 'object') {
    for (const [name, { value }] of node.byName) yield* dottedIn(value, [...path, name]);
  }
}
