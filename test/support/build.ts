import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUNDLES = ['dist/server.js', 'dist/server-browser.js'].map((file) => path.join(ROOT, file));

/** Builds the bundles once before the tests, where one of the server's is missing or older than its sources. */
export default function setup(): void {
  const built = BUNDLES.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0));
  if (newest(['parser', 'schemas', 'server']) <= Math.min(...built)) return;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
}

function newest(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(ROOT, folder, name),
    ),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
