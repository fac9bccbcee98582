import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseResponse, ResponseTemplateError, writeJson } from '../../../parser/index.js';
import { findingsOf } from './support/check.js';
import { modelTemplates } from './support/fixtures.js';

/**
 * A warning that a model's template draws, `test/fixtures/model-warnings/<model>.json`, with the proof that it is true: an output, and
 * the message that is made of it with the loss (`{"error": code}` where the parse fails).
 */
interface ModelWarning {
  readonly code: string;
  readonly range: string;
  readonly output?: string;
  readonly tools?: readonly object[];
  readonly lost?: unknown;
}

const models = modelTemplates();

function warningsOf(model: string): readonly ModelWarning[] {
  const file = new URL(`../../fixtures/model-warnings/${model}`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function parsed(text: string, { output = '', tools = [] }: ModelWarning): unknown {
  try {
    return JSON.parse(writeJson(parseResponse(output, JSON.parse(text), '', { tools })));
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { error: error.code };
    throw error;
  }
}

test('there are 33 model families', () => {
  expect(models.length).toBe(33);
});

describe.each(models)('the template of %s', (model, text) => {
  const warnings = warningsOf(model);

  test('draws no error, and no warning but those listed', () => {
    const drawn = findingsOf(text).filter(({ severity }) => severity !== 'information');
    expect(drawn.map(({ code, severity, range }) => `${severity} ${code} ${range}`).sort()).toEqual(
      warnings.map(({ code, range }) => `warning ${code} ${range}`).sort(),
    );
  });

  test.each(warnings.filter(({ output }) => output !== undefined))('the warning $code $range is true', (warning) => {
    expect(parsed(text, warning)).toEqual(warning.lost);
  });
});
