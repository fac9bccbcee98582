import type { Group, PatternTree } from '../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../parser/values.js';
import type { Ranges } from '../engine.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import type { PatternStudy } from '../patterns/study.js';
import { isCallField } from './calls.js';
import { charactersIn } from './characters.js';
import type { WrittenField } from './fields.js';
import type { RuleContext } from './rule.js';
import { groupNamed } from './tags.js';

/** A group that captures the name of a tool or of a parameter. */
export interface NameGroup {
  readonly of: 'tool' | 'parameter';
  readonly group: Group;
  readonly tree: PatternTree;
  readonly study: PatternStudy;
  /** Of the pattern. */
  readonly path: TemplatePath;
}

/** In the fields of calls: the groups of the openers that a transform puts under a key `name`, and the groups `key` of tag patterns. */
export function* nameGroups(context: RuleContext): Iterable<NameGroup> {
  for (const field of context.fields.filter(isCallField)) {
    const { opener, tagTree: tree } = field;
    for (const name of toolNames(field)) {
      const group = opener?.tree === undefined ? undefined : groupNamed(opener.tree, name);
      if (opener?.tree && group) yield { of: 'tool', group, ...studied(context, opener.tree), path: opener.path };
    }
    const group = tree === undefined ? undefined : groupNamed(tree, 'key');
    const path = [...field.path, 'content_args', 'tag_pattern'];
    if (tree && group) yield { of: 'parameter', group, ...studied(context, tree), path };
  }
}

function studied({ studies }: RuleContext, tree: PatternTree): Pick<NameGroup, 'tree' | 'study'> {
  return { tree, study: studies.of(tree.source) };
}

/** Every character that may stand in the name. */
export function nameCharacters({ study, group }: NameGroup): Ranges {
  return study.once(`characters ${group.start}`, () => charactersIn(group.body));
}

/** The names in the placeholders that stand under a key `name`. */
function toolNames({ transform }: WrittenField): ReadonlySet<string> {
  const named = transformStrings(transform, []).filter(({ path }) => path.at(-1) === 'name');
  const placeholders = named.map(({ text }) => readPlaceholder(text));
  return new Set(placeholders.flatMap((found) => (found.kind === 'whole' ? [found.names[0]] : [])));
}
