import type { PathStep, TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import type { TemplateNode } from '../document/tree.js';
import { TemplateEditor } from '../edits/template-editor.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import { addedCodes, type Check, Trials } from '../fixes/trials.js';
import { type FaultLog, guarded } from '../guard.js';
import { callWrapping } from './call-wrapping.js';
import { listAndSingle } from './list-and-single.js';
import { literalToPattern } from './literal-to-pattern.js';
import { patternToLiteral } from './pattern-to-literal.js';
import type { Refactoring, Rewriting } from './refactoring.js';

export interface MadeRewriting extends Rewriting {
  readonly edits: readonly WrittenEdit[];
}

const REFACTORINGS: readonly Refactoring[] = [literalToPattern, patternToLiteral, listAndSingle, callWrapping];

/** The refactorings at a selection after which the template has no findings that it did not have before. */
export function provenRefactorings(
  model: TemplateModel,
  selection: WrittenRange,
  check: Check,
  log: FaultLog,
): readonly MadeRewriting[] {
  const { text, template } = model;
  if (template === undefined || template.brokenAt !== undefined) return [];
  const paths = pathsAround(template.root, selection);
  const editor = new TemplateEditor(text, template);
  const found = REFACTORINGS.flatMap((refactoring) =>
    guarded('refactoring', log, () => refactoring({ template, editor, paths })),
  );
  const trials = new Trials({ model, findings: check(model) }, check);
  return found.filter(isMade).filter(({ edits }) => {
    const trial = trials.of(edits);
    return trial !== undefined && addedCodes(trial.before, trial.after).length === 0;
  });
}

function isMade(rewriting: Rewriting): rewriting is MadeRewriting {
  return rewriting.edits !== undefined && rewriting.edits.length > 0;
}

/** The paths of all entries and items that hold the whole selection, from the template inwards. */
function pathsAround(root: TemplateNode, selection: WrittenRange): readonly TemplatePath[] {
  const paths: TemplatePath[] = [];
  let inner = childAround(root, selection);
  while (inner !== undefined) {
    paths.push([...(paths.at(-1) ?? []), inner.step]);
    inner = inner.node === undefined ? undefined : childAround(inner.node, selection);
  }
  return paths;
}

function childAround(
  node: TemplateNode,
  selection: WrittenRange,
): { readonly step: PathStep; readonly node: TemplateNode | undefined } | undefined {
  const holds = ({ start, end }: WrittenRange) => start <= selection.start && selection.end <= end;
  if (node.type === 'object') {
    const property = node.properties.find(holds);
    const isRead = property !== undefined && node.byName.get(property.key.value) === property;
    return isRead ? { step: property.key.value, node: property.value } : undefined;
  }
  const index = node.type === 'array' ? node.items.findIndex(holds) : -1;
  return node.type === 'array' && index >= 0 ? { step: index, node: node.items[index] } : undefined;
}
