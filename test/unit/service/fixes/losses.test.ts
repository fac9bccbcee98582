import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTemplate, parseJson, parseResponse, ResponseTemplateError, writeJson } from '../../../../parser/index.js';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { modelOf } from '../support/check.js';
import { remediesFor } from '../support/fix-cases.js';

/** An output that a template with a finding loses: `test/fixtures/losses/<code>.json`. */
interface Loss {
  readonly name: string;
  readonly fields: object;
  readonly defaults?: object;
  readonly output: string;
  readonly tools?: readonly object[];
  readonly lost: unknown;
}

const FOLDER = new URL('../../../fixtures/losses/', import.meta.url);

const preferred = readdirSync(FOLDER).flatMap((file) => {
  const losses: readonly Loss[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  const code = file.replace(/\.json$/, '');
  return losses.flatMap((loss) => {
    const { name, fields, defaults } = loss;
    const text = JSON.stringify({ start_anchor: '<|assistant|>', ...(defaults && { defaults }), fields });
    const remedies = remediesFor(modelOf(text), code, name).filter(({ isPreferred }) => isPreferred);
    return remedies.map(({ title, edits }) => [code, name, title, { loss, after: applyEdits(text, edits) }] as const);
  });
});

function parsed(template: string, { output, tools = [] }: Loss): unknown {
  try {
    return JSON.parse(writeJson(parseResponse(output, loadTemplate(parseJson(template)), '', { tools })));
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { error: error.code };
    throw error;
  }
}

test('most losses have a preferred remedy', () => {
  expect(preferred.length).toBeGreaterThan(25);
});

test.each(preferred)('%s, %s: the output is not lost after "%s"', (_code, _name, _title, { loss, after }) => {
  expect(parsed(after, loss)).not.toEqual(loss.lost);
});
