import { expect, test } from 'vitest';
import { findingsOf } from './support/check.js';
import { modelTemplates } from './support/fixtures.js';

const models = modelTemplates();

test('there are 33 model families', () => {
  expect(models.length).toBe(33);
});

test.each(models)('the template of %s draws neither an error nor a warning', (_, text) => {
  expect(findingsOf(text).filter(({ severity }) => severity !== 'information')).toEqual([]);
});
