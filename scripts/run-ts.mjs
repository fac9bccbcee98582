// Runs a TypeScript program of the project's in this process.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './setup.mjs';

/** `import.meta.url` stays that of the source: a program reads the files that lie beside it, not beside the bundle. */
const ownUrls = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }));
  },
};

/** The engine as it is shipped, in place of its sources. */
const shippedEngine = {
  name: 'shipped-engine',
  setup({ onResolve }) {
    onResolve({ filter: /[\\/]parser[\\/]index\.js$/ }, () => ({ path: path.join(root, 'dist/parser.js') }));
  },
};

/** @param entry path of the program, from the root of the project; it finds its arguments in `process.argv`, where `--shipped` stands for the engine in dist/ */
export async function runTypeScript(entry) {
  const outfile = path.join(root, '.cache', `${entry.replace(/[\\/]/g, '-')}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    outfile,
    // Packages that are CommonJS only.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: process.argv.includes('--shipped') ? [ownUrls, shippedEngine] : [ownUrls],
  });
  await import(pathToFileURL(outfile).href);
}
