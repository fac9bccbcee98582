import type { PatternTree } from '../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import { nodeAt, propertyOf } from '../document/path.js';
import type { TemplateNode } from '../document/tree.js';
import { patternNodes } from '../engine.js';
import { type FaultLog, guarded } from '../guard.js';
import type { PatternStudies } from '../patterns/study.js';
import type { WrittenPattern } from './rule.js';

/** Every pattern of a template, in the order in which the engine reads them. */
export function* patternsOf(root: TemplateNode, studies: PatternStudies, log: FaultLog): Generator<WrittenPattern> {
  for (const [role, path] of patternPlaces(root)) {
    const node = nodeAt(root, path);
    // A pattern that cannot be read keeps no other from being looked at.
    if (node?.type !== 'string') continue;
    yield* guarded('pattern', log, () => {
      const study = studies.of(node.value);
      return [{ role, path, tree: study.tree, study }];
    });
  }
}

function* patternPlaces(root: TemplateNode): Generator<readonly [WrittenPattern['role'], TemplatePath]> {
  for (const name of fieldNames(root)) {
    const field = ['fields', name];
    yield ['open', [...field, 'open_pattern']];
    yield ['close', [...field, 'close_pattern']];
    for (const args of tagArgs(root, field)) yield ['tag', [...args, 'tag_pattern']];
  }
  yield ['anchor', ['start_anchor_pattern']];
}

/** The names of a template's fields in written order, each once. */
export function fieldNames(root: TemplateNode): readonly string[] {
  const fields = propertyOf(root, 'fields')?.value;
  return fields?.type === 'object' ? [...new Set(fields.properties.map(({ key }) => key.value))] : [];
}

/** The arguments of every xml-inline parser of a field, those of value parsers inside it included. */
function* tagArgs(root: TemplateNode, field: TemplatePath): Generator<TemplatePath> {
  let name = [...field, 'content'];
  let args = [...field, 'content_args'];
  while (nodeAt(root, args)?.type === 'object') {
    const parser = nodeAt(root, name);
    if (parser?.type === 'string' && parser.value === 'xml-inline') yield args;
    name = [...args, 'value_parser', 'name'];
    args = [...args, 'value_parser', 'args'];
  }
}

/** Where the names of a pattern's groups stand, in its decoded units. */
export function groupNamePlaces(tree: PatternTree): readonly WrittenRange[] {
  const places: WrittenRange[] = [];
  for (const node of patternNodes(tree.root)) {
    if (node.type !== 'group' || node.nameStart === undefined || node.nameEnd === undefined) continue;
    places.push({ start: node.nameStart, end: node.nameEnd });
  }
  return places;
}
