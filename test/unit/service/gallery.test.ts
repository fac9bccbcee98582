import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GALLERY } from '../../../server/service/gallery/gallery.js';
import { modelTemplates } from './support/fixtures.js';

test('the gallery is made from the templates of the models as they stand', () => {
  const script = fileURLToPath(new URL('../../../scripts/gallery.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('every model is in it once, with a title and what it reads', () => {
  const names = GALLERY.map(({ name }) => `${name}.json`);
  expect([...names].sort()).toEqual(
    modelTemplates()
      .map(([name]) => name)
      .sort(),
  );
  expect(new Set(GALLERY.map(({ title }) => title)).size).toBe(GALLERY.length);
  expect(GALLERY.find(({ name }) => name === 'qwen3-coder')?.summary).toBe('calls with tags, content');
});
