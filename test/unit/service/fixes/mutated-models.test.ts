import { describe, expect, test, vi } from 'vitest';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import type { Finding } from '../../../../server/service/findings.js';
import { fixAll } from '../../../../server/service/fixes/fix-all.js';
import { Remedies } from '../../../../server/service/fixes/offer.js';
import { Trials } from '../../../../server/service/fixes/trials.js';
import { SEED } from '../../../support/seed.js';
import { mutatedCases } from '../../../verdicts/verdicts.js';
import { modelOf } from '../support/check.js';
import { checkFor, fail } from '../support/fix-cases.js';

// Each remedy is tried out on its document.
vi.setConfig({ testTimeout: 60_000 });

const check = checkFor('mutated models');

/** Models to which things have been done at random, each with its findings. */
const documents = mutatedCases(60, SEED).map(({ id, text }) => {
  const model = modelOf(text);
  return { id, text, model, findings: check(model), remedies: new Remedies(model, fail) };
});

function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** Fewer findings of that code, and no more errors than before. */
function isBetter(before: readonly Finding[], after: readonly Finding[], { code }: Finding): boolean {
  const count = (findings: readonly Finding[]) => findings.filter((one) => one.code === code).length;
  return count(after) < count(before) && errorsIn(after) <= errorsIn(before);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

test('there is much to mend in them', () => {
  const made = documents.flatMap(({ findings, remedies }) => findings.flatMap((finding) => remedies.of(finding)));
  expect(made.length).toBeGreaterThan(100);
});

test('whatever a fix writes, the document stays JSON', () => {
  const broken = documents.flatMap(({ id, text, findings, remedies }) =>
    findings.flatMap((finding) =>
      remedies
        .of(finding)
        .filter(({ edits }) => !isJson(applyEdits(text, edits)))
        .map(({ title }) => `${id}: ${finding.code}: ${title}`),
    ),
  );
  expect(broken).toEqual([]);
});

test('what is offered mends its finding and adds no error', () => {
  const wrong = documents.flatMap(({ id, text, model, findings, remedies }) =>
    findings.flatMap((finding) =>
      remedies.proven(finding, new Trials({ model, findings }, check)).flatMap(({ title, edits }) => {
        const after = check(modelOf(applyEdits(text, edits)));
        return isBetter(findings, after, finding) ? [] : [`${id}: ${finding.code}: ${title}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what leaves no doubt needs no trial: it mends, and adds no error, even before it is tried out', () => {
  const wrong = documents.flatMap(({ id, text, findings, remedies }) =>
    findings.flatMap((finding) =>
      remedies
        .of(finding)
        .filter(({ safe }) => safe)
        .flatMap(({ title, edits }) => {
          const after = check(modelOf(applyEdits(text, edits)));
          return isBetter(findings, after, finding) ? [] : [`${id}: ${finding.code}: ${title}`];
        }),
    ),
  );
  expect(wrong).toEqual([]);
});

describe('fix all', () => {
  const mended = documents.map((document) => {
    const edits = fixAll(document.model, check, () => true, fail);
    const after = applyEdits(document.text, edits);
    return { ...document, after, found: check(modelOf(after)) };
  });

  test('leaves JSON with fewer findings, and no more errors, wherever it does something', () => {
    const changed = mended.filter(({ text, after }) => text !== after);
    expect(changed.length).toBeGreaterThan(5);
    const wrong = changed.filter(
      ({ after, findings, found }) => !isJson(after) || errorsIn(found) > errorsIn(findings),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('has nothing left to do when it is done', () => {
    const again = mended.filter(({ after }) => fixAll(modelOf(after), check, () => true, fail).length > 0);
    expect(again.map(({ id }) => id)).toEqual([]);
  });
});
