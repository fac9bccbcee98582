// Looks for inputs that break a promise of the engine: `npm run fuzz -- --seconds 60 --seed 1`. Not a test; the seed makes a run repeatable.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const outfile = path.join(root, '.cache/fuzz.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['test/fuzz/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
