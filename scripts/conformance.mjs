// `npm run conformance`: how the engine stands against the reference's answers, `N of M` per vector file.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const esbuild = await import('esbuild');
const outfile = path.join(root, '.cache/conformance.mjs');
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['test/conformance/report.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
  // The vectors are read from their own folder, not from beside the bundle.
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'test/conformance/report.ts')).href) },
});
await import(pathToFileURL(outfile).href);
