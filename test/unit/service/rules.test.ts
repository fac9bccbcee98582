import { describe, expect, test } from 'vitest';
import { IGNORED } from '../../../server/service/guard.js';
import { checkTemplate } from '../../../server/service/index.js';
import { RULES } from '../../../server/service/rules/index.js';
import { findingsOf, modelOf } from './support/check.js';
import { ruleFixtures } from './support/fixtures.js';

const fixtures = ruleFixtures();
const titled = (bad: boolean) =>
  fixtures.filter(({ isBad }) => isBad === bad).map((fixture) => [`${fixture.code}/${fixture.name}`, fixture] as const);

describe('a bad template draws exactly its findings, at the marked places', () => {
  test.each(titled(true))('%s', (_, { text, documentName, marks, expected, targets }) => {
    expect(findingsOf(text, documentName, targets)).toEqual(expected);
    const places = checkTemplate(modelOf(text, documentName), IGNORED, RULES, { targets }).map(
      ({ start, end }) => `${start}–${end}`,
    );
    expect([...new Set(places)]).toEqual(marks.map(({ start, end }) => `${start}–${end}`));
  });
});

describe('a template that is just right draws none', () => {
  test.each(titled(false))('%s', (_, { text, documentName, targets }) => {
    expect(findingsOf(text, documentName, targets)).toEqual([]);
  });
});
