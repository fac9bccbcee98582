import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = path.join(ROOT, 'dist/server.js');

/** Builds the bundles once before the tests, where the server's is missing or older than its sources. */
export default function setup(): void {
  if (existsSync(SERVER) && newest(['parser', 'schemas', 'server']) <= statSync(SERVER).mtimeMs) return;
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
