// Measures the engine: cost per chunk, speed in one piece, loading, memory. Not a test; run it on a quiet machine.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const outfile = 'dist/bench.mjs';
const mainFields = ['module', 'main'];
await build({
  entryPoints: ['test/bench/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  mainFields,
  outfile,
});
const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { stdio: 'inherit' });
process.exit(status ?? 1);
