import type { PatternTree } from '../../../parser/regex/tree.js';
import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import type { ObjectNode, TemplateNode } from '../document/tree.js';
import { readValue } from '../document/value.js';
import { pythonTruth } from '../engine.js';
import { fieldNames } from './patterns.js';
import type { RuleContext } from './rule.js';

/** A delimiter as it is written: literals, or a pattern. */
export interface WrittenDelimiter {
  /** Of the value of `open`, `open_pattern`, `close` or `close_pattern`. */
  readonly path: TemplatePath;
  /** Each with the path of its string; none for a pattern. */
  readonly literals: readonly WrittenLiteral[];
  /** Offsets in the tree are decoded units. */
  readonly tree: PatternTree | undefined;
}

export interface WrittenLiteral {
  readonly text: string;
  readonly path: TemplatePath;
}

/** A field of a template that loads, as rules look at it: what is written, with the values that are read from it. */
export interface WrittenField {
  readonly name: string;
  /** `["fields", name]` */
  readonly path: TemplatePath;
  readonly node: ObjectNode;
  /** Absent for the implicit field. */
  readonly opener: WrittenDelimiter | undefined;
  readonly closer: WrittenDelimiter | undefined;
  /** Of the field's own tag pattern, where it has one that compiles. */
  readonly tagTree: PatternTree | undefined;
  readonly content: string;
  readonly repeats: boolean;
  /** The separator; undefined where matches are not joined. */
  readonly join: string | undefined;
  /** Null where there is none. */
  readonly transform: JsonValue;
  readonly transformEach: boolean;
  /** An argument of the content parser; undefined where it is not written. */
  argument(name: string): JsonValue | undefined;
}

/** The fields of a template in written order. For templates that load: whatever is not as it has to be is passed over. */
export function readFields(root: TemplateNode, patterns: RuleContext['patterns']): readonly WrittenField[] {
  const trees = new Map(patterns.map(({ path, tree }) => [path.join('\n'), tree]));
  return fieldNames(root).flatMap((name) => {
    const path = ['fields', name];
    const node = nodeAt(root, path);
    return node?.type === 'object' ? [writtenField(root, node, path, trees)] : [];
  });
}

function writtenField(
  root: TemplateNode,
  node: ObjectNode,
  path: readonly string[],
  trees: ReadonlyMap<string, PatternTree>,
): WrittenField {
  const value = (...steps: readonly string[]) => valueAt(root, [...path, ...steps]);
  const content = value('content') ?? 'text';
  const join = value('join');
  const tags = trees.get([...path, 'content_args', 'tag_pattern'].join('\n'));
  return {
    name: path.at(-1) ?? '',
    path,
    node,
    opener: delimiter(root, path, 'open', trees),
    closer: delimiter(root, path, 'close', trees),
    tagTree: tags?.issues.length === 0 ? tags : undefined,
    content: typeof content === 'string' ? content : '',
    repeats: pythonTruth(value('repeats')),
    join: typeof join === 'string' ? join : undefined,
    transform: value('transform') ?? null,
    transformEach: value('transform_each') === true,
    argument: (name) => value('content_args', name),
  };
}

function delimiter(
  root: TemplateNode,
  field: TemplatePath,
  key: 'open' | 'close',
  trees: ReadonlyMap<string, PatternTree>,
): WrittenDelimiter | undefined {
  const patternPath = [...field, `${key}_pattern`];
  const tree = trees.get(patternPath.join('\n'));
  if (tree !== undefined) return { path: patternPath, literals: [], tree };
  const path = [...field, key];
  const node = nodeAt(root, path);
  if (node === undefined) return undefined;
  const strings =
    node.type === 'array' ? node.items.map((item, at) => [item, [...path, at]] as const) : [[node, path] as const];
  const literals = strings.flatMap(([item, place]) =>
    item.type === 'string' ? [{ text: item.value, path: place }] : [],
  );
  return { path, literals, tree: undefined };
}

/** The value that is written at a path; undefined where there is none. */
export function valueAt(root: TemplateNode, path: TemplatePath): JsonValue | undefined {
  const node = nodeAt(root, path);
  return node === undefined ? undefined : readValue(node);
}
