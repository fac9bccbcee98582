import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { loadTemplate, parseJson, parseResponse, ResponseTemplateError, writeJson } from '../../../../parser/index.js';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import type { Finding } from '../../../../server/service/findings.js';
import { type MadeRemedy, Remedies } from '../../../../server/service/fixes/offer.js';
import { addedCodes, Trials } from '../../../../server/service/fixes/trials.js';
import { SEED } from '../../../support/seed.js';
import { modelOf } from '../support/check.js';
import { checkFor, fail } from '../support/fix-cases.js';
import { authorsMistakes } from '../support/mistakes.js';

// Each remedy is tried out on its document.
vi.setConfig({ testTimeout: 120_000 });

const check = checkFor('mistakes of authors');

interface Offer {
  readonly id: string;
  readonly model: string;
  readonly text: string;
  readonly finding: Finding;
  readonly remedy: MadeRemedy;
  readonly findings: readonly Finding[];
  readonly after: string;
}

/** Every fix that is offered for every finding, with the text that it makes. */
const offers: readonly Offer[] = authorsMistakes(200, SEED).flatMap(({ id, model: name, text }) => {
  const model = modelOf(text);
  const findings = check(model);
  const remedies = new Remedies(model, fail);
  return findings.flatMap((finding) =>
    remedies.proven(finding, new Trials({ model, findings }, check)).map((remedy) => ({
      ...{ id: `${id}: ${finding.code}: ${remedy.title}`, model: name, text, finding, remedy, findings },
      after: applyEdits(text, remedy.edits),
    })),
  );
});

/** Those offers with which something is wrong. */
function wrong(isRight: (offer: Offer) => boolean, among = offers): readonly string[] {
  return among.filter((offer) => !isRight(offer)).map(({ id }) => id);
}

function loads(text: string): boolean {
  try {
    loadTemplate(parseJson(text));
    return true;
  } catch (error) {
    if (error instanceof ResponseTemplateError) return false;
    throw error;
  }
}

function count(findings: readonly Finding[], { code }: Finding): number {
  return findings.filter((one) => one.code === code).length;
}

test('there is much to mend', () => {
  expect(offers.length).toBeGreaterThan(150);
  expect(new Set(offers.map(({ finding }) => finding.code)).size).toBeGreaterThan(20);
});

test('what is written is JSON, and loads where the template loaded before', () => {
  expect(wrong(({ text, after }) => (loads(text) ? loads(after) : typeof JSON.parse(after) === 'object'))).toEqual([]);
});

test('the finding is gone', () => {
  expect(
    wrong(({ after, findings, finding }) => count(check(modelOf(after)), finding) < count(findings, finding)),
  ).toEqual([]);
});

test('no other finding has come, but where a fix makes something readable', () => {
  const closed = offers.filter(({ remedy }) => remedy.uncovers !== true);
  const added = ({ text, findings, after }: Offer) => {
    const model = modelOf(after);
    return addedCodes({ model: modelOf(text), findings }, { model, findings: check(model) });
  };
  expect(wrong((offer) => added(offer).length === 0, closed)).toEqual([]);
});

test('edits stand in the text, one behind the other', () => {
  const isOrdered = ({ text, remedy }: Offer) => {
    const edits = [...remedy.edits].sort((one, other) => one.start - other.start || one.end - other.end);
    return edits.every(
      ({ start, end }, at) => (edits[at - 1]?.end ?? 0) <= start && start <= end && end <= text.length,
    );
  };
  expect(wrong(isOrdered)).toEqual([]);
});

test('of the fixes of a finding one at most is preferred', () => {
  const preferred = offers
    .filter(({ remedy }) => remedy.isPreferred)
    .map(({ text, finding }) => [text, finding] as const);
  expect(new Set(preferred.map(([, finding]) => finding)).size).toBe(preferred.length);
});

interface Sample {
  readonly name: string;
  readonly prefix?: string;
  readonly output: string;
  readonly tools?: readonly object[];
  readonly expect: { readonly message?: object };
}

/** The samples of a model that a template reads as they are expected. */
function samplesRead(model: string, text: string): readonly string[] {
  const file = new URL(`../../../fixtures/models/${model.replace('.json', '.samples.jsonl')}`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const samples = lines.filter((line) => line !== '').map((line): Sample => JSON.parse(line));
  return samples.filter((sample) => isRead(sample, text)).map(({ name }) => name);
}

function isRead({ output, prefix = '', tools = [], expect: { message } }: Sample, text: string): boolean {
  if (message === undefined) return false;
  try {
    const read: unknown = JSON.parse(writeJson(parseResponse(output, parseJson(text), prefix, { tools })));
    return isDeepStrictEqual(read, message);
  } catch (error) {
    if (error instanceof ResponseTemplateError) return false;
    throw error;
  }
}

test('the preferred fix loses no output that was read before', () => {
  // Another name of the field is what this one is for.
  const preferred = offers.filter(
    ({ remedy, finding }) => remedy.isPreferred && finding.code !== 'field-name-thinking',
  );
  const keeps = ({ model, text, after }: Offer) => {
    const still = new Set(samplesRead(model, after));
    return samplesRead(model, text).every((name) => still.has(name));
  };
  expect(wrong(keeps, preferred)).toEqual([]);
});
