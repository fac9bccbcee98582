/** The build for browsers: what is asked of the server in a process is asked of it in a worker of a page. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/host.mjs';
import { closeBrowser } from './support/launch-in-browser.js';

vi.mock('./support/launch.js', () => import('./support/launch-in-browser.js'));

const TESTS: readonly (readonly [about: string, load: () => Promise<unknown>])[] = [
  ['pulled diagnostics', () => import('./pull.test.js')],
  ['names, outline, colours and hints', () => import('./features.test.js')],
  ['completion', () => import('./completion.test.js')],
  ['hover', () => import('./hover.test.js')],
  ['fixes and refactorings', () => import('./code-actions.test.js')],
  ['pages of findings', () => import('./pages.test.js')],
  ['files that are ours', () => import('./own-files.test.js')],
];

describe.skipIf(findChromium() === undefined)('in a browser', () => {
  afterAll(closeBrowser);

  describe.each(TESTS)('%s', async (_, load) => {
    await load();
  });
});

test('the bundle stands alone: it asks for no module, and makes no code from text', () => {
  const source = readFileSync(new URL('../../dist/server-browser.js', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^\s*import\b|\bimport\s*\(|["']node:/m);
  // In quotes is what the code of the schema's validator was made from; nothing runs it.
  expect(source).not.toMatch(/(?<!['_\w])require\s*\(/);
  expect(source).not.toMatch(/\beval\s*\(|\bnew Function\b|\bprocess\.(?:env|platform|exit|cwd)\b/);
});
