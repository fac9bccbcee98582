import { expect, test } from 'vitest';
import { FIXES } from '../../../../server/service/fixes/index.js';
import { fixCases } from '../support/fix-cases.js';
import { diagnosticPages } from '../support/fixtures.js';

const codes: ReadonlySet<string> = new Set(FIXES.map(({ code }) => code));
const safe: ReadonlySet<string> = new Set(
  fixCases()
    .filter(({ remedies }) => remedies.some((remedy) => remedy.safe))
    .map(({ code }) => code),
);

test('every code is fixed in one place', () => {
  expect(codes.size).toBe(FIXES.length);
});

test.each([...diagnosticPages()])('the page of %s names its fix, if there is one', (code, page) => {
  const remedy = page.slice(page.indexOf('## Remedy'));
  const [line = '', ...more] = remedy.split('\n').filter((one) => one.startsWith('*Quick fix:*'));
  expect(more).toEqual([]);
  expect([line !== '', line.includes('part of *fix all*')]).toEqual([codes.has(code), safe.has(code)]);
});
