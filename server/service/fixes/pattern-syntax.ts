import { applyEdits } from '../edits/written-edit.js';
import { parsePattern } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { repairsOf } from './pattern-repairs.js';
import { textAt } from './values.js';

/** How many repairs are offered; a pattern with many brackets has many. */
const MOST_REPAIRS = 3;
/** How many are tried out. */
const MOST_TRIALS = 50;

/** Repairs after which the pattern compiles. */
export const patternSyntax: Fix = { code: 'pattern-syntax', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const pattern = textAt(template, path);
  const offset = data.offset('start');
  if (pattern === undefined || offset === undefined) return;
  const titles = new Set<string>();
  let trials = 0;
  for (const { title, ...repair } of repairsOf(pattern, offset)) {
    trials += 1;
    if (titles.size >= MOST_REPAIRS || trials > MOST_TRIALS) return;
    if (titles.has(title) || parsePattern(applyEdits(pattern, [repair])).issues.length > 0) continue;
    titles.add(title);
    yield { title, edits: editor.replacePart(path, repair, repair.newText), uncovers: true };
  }
}
