import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadTemplate, parseResponse, ResponseTemplateError, writeJson } from '../../../parser/index.js';
import { RULES } from '../../../server/service/rules/index.js';
import { codesOf } from './support/check.js';

/**
 * What a rule warns of, as `test/fixtures/losses/<code>.json` says it: an output that a template with the finding loses, and that one
 * with the remedy keeps. `{"error": code}` where parsing fails.
 */
interface Loss {
  readonly name: string;
  /** The fields of the template that draws the finding; `remedy` are those of one that does not. */
  readonly fields: object;
  readonly remedy: object;
  readonly defaults?: object;
  readonly remedyDefaults?: object;
  readonly output: string;
  readonly tools?: readonly object[];
  readonly lost: unknown;
  readonly kept: unknown;
}

const FOLDER = new URL('../../fixtures/losses/', import.meta.url);

const losses = readdirSync(FOLDER).flatMap((file) => {
  const cases: readonly Loss[] = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  return cases.map((loss) => ({ ...loss, code: file.replace(/\.json$/, '') }));
});

const TEMPLATE = { start_anchor: '<|assistant|>' };

function parsed(template: object, { output, tools = [] }: Loss): unknown {
  try {
    return JSON.parse(writeJson(parseResponse(output, loadTemplate(template), '', { tools })));
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { error: error.code };
    throw error;
  }
}

function codeSet(template: object): readonly string[] {
  return codesOf(JSON.stringify(template)).map((finding) => finding.replace(/ .*/s, ''));
}

describe.each(losses)('$code: $name', (loss) => {
  const { code, fields, remedy, defaults, remedyDefaults = defaults, lost, kept } = loss;
  const bad = { ...TEMPLATE, ...(defaults && { defaults }), fields };
  const good = { ...TEMPLATE, ...(remedyDefaults && { defaults: remedyDefaults }), fields: remedy };

  test('the template draws the finding, and loses', () => {
    expect(codeSet(bad)).toContain(code);
    expect(parsed(bad, loss)).toEqual(lost);
  });

  test('the remedy ends both', () => {
    expect(codeSet(good)).not.toContain(code);
    expect(parsed(good, loss)).toEqual(kept);
  });
});

test('there is no loss of a code that does not exist', () => {
  const codes: readonly string[] = RULES.map(({ code }) => code);
  expect(losses.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual([]);
});
