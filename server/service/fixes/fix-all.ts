import type { TemplateModel } from '../document/model.js';
import { overlap, type WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import type { FaultLog } from '../guard.js';
import { addedCodes, type Check, type Checked, edited, type MadeRemedy, remediesOf } from './offer.js';

/** After so many passes it is good: each one mends what overlapped in the pass before. */
const MOST_PASSES = 10;

/** The remedy of a finding in which there is no doubt. */
export function safeRemedy(model: TemplateModel, finding: Finding, log: FaultLog): MadeRemedy | undefined {
  return remediesOf(model, finding, log).find(({ safe }) => safe);
}

/**
 * The edits of all safe remedies together: made in passes, since remedies may overlap, and what one mends may show what else can be.
 *
 * @param fits which findings are mended
 */
export function fixAll(
  model: TemplateModel,
  check: Check,
  fits: (finding: Finding) => boolean,
  log: FaultLog,
): readonly WrittenEdit[] {
  let current = model;
  let findings = check(current);
  const passes: (readonly WrittenEdit[])[] = [];
  while (passes.length < MOST_PASSES) {
    const before = { model: current, findings };
    const remedies = disjoint(findings.filter(fits).flatMap((finding) => safeRemedy(current, finding, log) ?? []));
    const after = tried(before, remedies, check) ?? tried(before, oneByOne(before, remedies, check), check);
    if (after === undefined) break;
    passes.push(after.edits);
    ({ model: current, findings } = after);
  }
  const [only = [], ...more] = passes;
  return more.length === 0 ? only : [difference(model.text, current.text)];
}

/** The remedies that do not touch each other: of two that do, the one that is written first. */
function disjoint(remedies: readonly MadeRemedy[]): readonly MadeRemedy[] {
  const kept: MadeRemedy[] = [];
  for (const remedy of remedies) {
    if (!kept.some(({ edits }) => overlap(remedy.edits, edits))) kept.push(remedy);
  }
  return kept;
}

/** The document after remedies; undefined where there are none, or it is worse: nothing is certain enough for that. */
function tried(before: Checked, remedies: readonly MadeRemedy[], check: Check): Tried | undefined {
  const edits = remedies.flatMap((remedy) => remedy.edits);
  const model = edits.length === 0 ? undefined : edited(before.model, edits);
  if (model === undefined) return undefined;
  const after = { model, findings: check(model), edits };
  return addedCodes(before, after).length === 0 ? after : undefined;
}

interface Tried extends Checked {
  readonly edits: readonly WrittenEdit[];
}

/** Those remedies that make nothing worse each for itself. */
function oneByOne(before: Checked, remedies: readonly MadeRemedy[], check: Check): readonly MadeRemedy[] {
  return remedies.filter((remedy) => tried(before, [remedy], check) !== undefined);
}

/** One edit that makes a text of another one: what both begin and end with stays. */
function difference(before: string, after: string): WrittenEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, newText: after.slice(start, after.length - same) };
}
