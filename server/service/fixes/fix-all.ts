import type { TemplateModel } from '../document/model.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import type { Finding } from '../findings.js';
import type { FaultLog } from '../guard.js';
import { type MadeRemedy, Remedies } from './offer.js';
import { addedCodes, type Check, type Checked, edited, Trials } from './trials.js';

/** After so many passes it is good: each one mends what overlapped in the pass before. */
const MOST_PASSES = 10;

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
  let current: Checked = { model, findings: check(model) };
  const passes: (readonly WrittenEdit[])[] = [];
  while (passes.length < MOST_PASSES) {
    const remedies = safeRemedies(current, fits, log);
    const after = tried(current, remedies, check) ?? tried(current, oneByOne(current, remedies, check), check);
    if (after === undefined) break;
    passes.push(after.edits);
    current = after;
  }
  const [only = [], ...more] = passes;
  return more.length === 0 ? only : [difference(model.text, current.model.text)];
}

/** The remedies that do not touch each other: of two that do, the one that is written first. */
function safeRemedies({ model, findings }: Checked, fits: (finding: Finding) => boolean, log: FaultLog): MadeRemedy[] {
  const remedies = new Remedies(model, log);
  const kept: MadeRemedy[] = [];
  const safe = findings.filter(fits).flatMap((finding) => remedies.safe(finding) ?? []);
  let end = -1;
  for (const remedy of safe.sort((one, other) => startOf(one) - startOf(other))) {
    if (startOf(remedy) <= end) continue;
    kept.push(remedy);
    end = endOf(remedy);
  }
  return kept;
}

function startOf({ edits }: MadeRemedy): number {
  return edits.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
}

function endOf({ edits }: MadeRemedy): number {
  return edits.reduce((most, { end }) => Math.max(most, end), 0);
}

interface Tried extends Checked {
  readonly edits: readonly WrittenEdit[];
}

/** The document after remedies; undefined where there are none, or it is worse: nothing is certain enough for that. */
function tried(before: Checked, remedies: readonly MadeRemedy[], check: Check): Tried | undefined {
  const edits = remedies.flatMap((remedy) => remedy.edits);
  const model = edits.length === 0 ? undefined : edited(before.model, edits);
  if (model === undefined) return undefined;
  const after = { model, findings: check(model), edits };
  return addedCodes(before, after).length === 0 ? after : undefined;
}

/** Those remedies that make nothing worse each for itself. */
function oneByOne(before: Checked, remedies: readonly MadeRemedy[], check: Check): readonly MadeRemedy[] {
  const trials = new Trials(before, check);
  return remedies.filter(({ edits }) => {
    const trial = trials.of(edits);
    return trial !== undefined && addedCodes(trial.before, trial.after).length === 0;
  });
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
