import type { TemplateModel } from '../document/model.js';
import { overlap, type WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import type { FaultLog } from '../guard.js';
import { addedCodes, type Check, edited, type MadeRemedy, remediesOf } from './offer.js';

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
    const edits = onePass(current, findings.filter(fits), log);
    const next = edits.length === 0 ? undefined : edited(current, edits);
    if (next === undefined) break;
    const found = check(next);
    // Nothing is certain enough to make a template worse.
    if (addedCodes({ model: current, findings }, { model: next, findings: found }).length > 0) break;
    passes.push(edits);
    [current, findings] = [next, found];
  }
  const [only = [], ...more] = passes;
  return more.length === 0 ? only : [difference(model.text, current.text)];
}

/** The edits of all remedies that do not touch each other, those that are written first. */
function onePass(model: TemplateModel, findings: readonly Finding[], log: FaultLog): readonly WrittenEdit[] {
  const edits: WrittenEdit[] = [];
  for (const finding of findings) {
    const remedy = safeRemedy(model, finding, log);
    if (remedy !== undefined && !overlap(remedy.edits, edits)) edits.push(...remedy.edits);
  }
  return edits;
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
