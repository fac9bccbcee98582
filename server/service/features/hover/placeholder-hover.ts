import type { TemplatePath } from '../../../../parser/values.js';
import { capturesOf } from '../../engine.js';
import { unpacksItems } from '../symbols/field-placeholders.js';
import type { PlaceholderParts } from '../symbols/placeholder-parts.js';
import type { PlacedPattern, TemplateIndex } from '../symbols/template-index.js';
import { contentOf } from './field-words.js';
import { type Block, code, type Inline, paragraph } from './prose.js';

/** Where a placeholder has its value from, what it is, and what happens when there is none. */
export function describePlaceholder(
  index: TemplateIndex,
  field: TemplatePath,
  { names }: PlaceholderParts,
): readonly Block[] {
  const [root, ...steps] = names.map(({ name }) => name);
  if (root === undefined) return [];
  const shown = code(`{${[root, ...steps].join('.')}}`);
  const source = sourceOf(index, field, root);
  return [paragraph({ strong: 'Placeholder' }, ' ', shown, ': ', ...source), ...stepsOf(root, steps)];
}

/** Specification, "transform"; reference behaviour, "Captures and transform". */
function sourceOf(index: TemplateIndex, field: TemplatePath, name: string): readonly Inline[] {
  const { root } = index.template;
  const isEach = unpacksItems(root, field);
  if (isEach) {
    const group = groupOf(index, field, name);
    const otherwise =
      group === undefined
        ? ['. Without that key the transform fails.']
        : ['; without it, ', ...groupWords(group, name)];
    return ['the value of the key ', code(name), ' in each item of the parsed list', ...otherwise];
  }
  if (name === 'content') {
    const { parser, value } = contentOf(root, field);
    return value === undefined
      ? ['the parsed value; there is no content parser ', code(parser), '.']
      : ['the parsed value, ', value, ' (', code(parser), ').'];
  }
  const group = groupOf(index, field, name);
  return group === undefined
    ? ['nothing gives it a value: the field has no group of this name.']
    : groupWords(group, name);
}

function groupOf({ patterns }: TemplateIndex, field: TemplatePath, name: string): PlacedPattern | undefined {
  const all = [...patterns.values()].filter(
    ({ role, path, tree }) =>
      (role === 'open' || role === 'close') && path[1] === field[1] && tree.groupNames.includes(name),
  );
  return all.find(({ role }) => role === 'open') ?? all[0];
}

function groupWords({ role, path, tree }: PlacedPattern, name: string): readonly Inline[] {
  const captures = capturesOf(tree.root).filter(({ node }) => node.name === name);
  const [first] = captures;
  const source = first === undefined ? [] : [' ', code(tree.source.slice(first.node.start, first.node.end))];
  const mayBeMissing = captures.every(({ mayBeLeftOut }) => mayBeLeftOut);
  return [
    'the text of the group ',
    code(name),
    ...source,
    ' in ',
    code(String(path.at(-1))),
    mayBeMissing ? '. The group may take no part in a match: then there is no value, and the transform fails.' : '.',
    role === 'close' ? ' The Python reference drops groups of closers: there the transform fails.' : '',
  ];
}

function stepsOf(root: string, steps: readonly string[]): readonly Block[] {
  if (steps.length === 0) return [];
  const path = steps.flatMap((step, at) => [at === 0 ? '' : ', then ', code(step)]);
  return [
    paragraph(
      'Of ',
      code(root),
      ' it takes the key ',
      ...path,
      '. Where the value is no object, or has no such key, the transform fails.',
    ),
  ];
}
