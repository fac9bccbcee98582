import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../../parser/index.js';
import { RULE_CODES } from '../../../server/service/findings.js';
import { DOCUMENT_RULES, RULES } from '../../../server/service/rules/index.js';
import { diagnosticIndex, diagnosticPages, ruleFixtures } from './support/fixtures.js';

/**
 * Every code has a rule (or is a problem of the engine, which the mapper must cover to compile), a page, a fixture that triggers
 * it and one that just does not. A failure names the code: add what it lacks. See `server/service/rules/index.ts`.
 */
const CODES: readonly string[] = [...PROBLEM_CODES, ...RULE_CODES];
const ALL_RULES = [...RULES, ...DOCUMENT_RULES];
const pages = diagnosticPages();
const fixtures = ruleFixtures();

describe.each(CODES)('%s', (code) => {
  test('has a page with cause, example and remedy', () => {
    const page = pages.get(code) ?? '';
    expect(page).toMatch(new RegExp(`^# ${code}: `));
    for (const section of ['*Default severity: ', '## Cause', '## Example', '```json', '## Remedy']) {
      expect(page).toContain(section);
    }
  });

  test('has a fixture that triggers it', () => {
    const bad = fixtures.filter((fixture) => fixture.isBad && fixture.code === code);
    expect(bad.length).toBeGreaterThan(0);
    for (const { name, expected } of bad)
      expect([name, expected.map((finding) => finding.code)]).toEqual([name, expect.arrayContaining([code])]);
  });

  test('has a fixture that just does not', () => {
    expect(fixtures.some((fixture) => !fixture.isBad && fixture.code === code)).toBe(true);
  });
});

test('every rule is registered once, and nothing else is', () => {
  expect(ALL_RULES.map(({ code }) => code).sort()).toEqual([...RULE_CODES].sort());
});

test('there is no page and no fixture of a code that does not exist', () => {
  expect([...pages.keys()].filter((code) => !CODES.includes(code))).toEqual([]);
  expect(fixtures.map(({ code }) => code).filter((code) => !CODES.includes(code))).toEqual([]);
});

test('the page of each rule says its severity', () => {
  for (const { code, severity } of ALL_RULES) expect(pages.get(code)).toContain(`*Default severity: ${severity}`);
});

test('the index lists every page under its title', () => {
  const lines = [...pages].map(([code, page]) => {
    const title = /^# [\w-]+: (.*)/.exec(page)?.[1];
    return `* [${code}](${code}.md): ${title}`;
  });
  expect(
    diagnosticIndex()
      .split('\n')
      .filter((line) => line.startsWith('* '))
      .sort(),
  ).toEqual(lines.sort());
});
