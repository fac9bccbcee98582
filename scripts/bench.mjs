// Measures the engine (cost per chunk, speed in one piece, loading, memory) and the language server over stdio. Not a test; run it on
// a quiet machine. `npm run bench -- language` measures one part: engine, patterns, findings or language.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import './build.mjs'; // the server that is measured

const outfile = 'dist/bench.mjs';
const mainFields = ['module', 'main'];
await build({
  entryPoints: ['test/bench/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  mainFields,
  outfile,
  // The protocol's package is CommonJS and asks for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
