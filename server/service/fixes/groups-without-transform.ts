import type { TemplatePath } from '../../../parser/values.js';
import type { NewEntries } from '../edits/json-text.js';
import { type Edits, together } from '../edits/template-editor.js';
import { patternNodes } from '../engine.js';
import { callTransform } from './call-shape.js';
import { delimiterTree, fieldOf } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten } from './values.js';

export const groupsWithoutTransform: Fix = { code: 'groups-without-transform', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { template } = context;
  const field = fieldOf(path);
  const names = delimiterTree(template, field, 'open_pattern')?.groupNames ?? [];
  if (names.length > 0) {
    const call = field.at(-1) === 'tool_calls' ? callTransform(template, field) : undefined;
    if (call !== undefined) {
      yield {
        title: 'Add a "transform" that makes a call',
        edits: setTransform(context, field, call),
        isPreferred: true,
      };
    }
    const entries = Object.fromEntries([...names, 'content'].map((name) => [name, `{${name}}`]));
    const title = `Add a "transform" with ${names.map((name) => `"${name}"`).join(', ')} and "content"`;
    yield { title, edits: setTransform(context, field, entries), isPreferred: call === undefined };
  }
  const title = 'Make the groups unnamed: (?:…)';
  yield { title, edits: together(...DELIMITERS.map((key) => unnamed(context, field, key))) };
}

const DELIMITERS = ['open_pattern', 'close_pattern'] as const;

/** A transform may be there as null. */
function setTransform({ editor, template }: FixContext, field: TemplatePath, transform: NewEntries): Edits {
  const isNull = isWritten(template, [...field, 'transform']);
  return isNull ? editor.replace([...field, 'transform'], transform) : editor.insert(field, { transform });
}

/** `(?P<name>` becomes `(?:`; undefined where something in the pattern refers to a group. */
function unnamed({ editor, template }: FixContext, field: TemplatePath, key: (typeof DELIMITERS)[number]): Edits {
  const tree = delimiterTree(template, field, key);
  if (tree === undefined) return isWritten(template, [...field, key]) ? undefined : [];
  const nodes = patternNodes(tree.root);
  if (nodes.some(({ type }) => type === 'back-reference' || type === 'conditional')) return undefined;
  const named = nodes.filter((node) => node.type === 'group').filter(({ name }) => name !== undefined);
  return together(
    ...named.map(({ start, nameEnd = start }) =>
      editor.replacePart([...field, key], { start, end: nameEnd + 1 }, '(?:'),
    ),
  );
}
