// Bundles every part of the product into dist/. `node scripts/build.mjs [--watch] [--production]`

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { ownNames } from './own-names.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  target: 'es2022',
  // Some Microsoft packages ship UMD as `main`, whose dynamic requires a bundler cannot follow.
  mainFields: ['module', 'main'],
  logLevel: 'warning',
  legalComments: 'none',
};

// Packages that are CommonJS inside an ES module bundle need `require` for Node's own modules.
const requireBanner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
};

const node = { platform: 'node', target: 'node20' };
const page = { platform: 'browser', format: 'iife', jsx: 'automatic', jsxImportSource: 'preact' };

/** Takes out what esbuild's own minifier leaves: one byte in eighty. The map of the sources goes along. */
const shrink = {
  name: 'shrink',
  setup({ initialOptions: { absWorkingDir, outfile }, onEnd }) {
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      const file = path.join(absWorkingDir, outfile);
      const map = `${file}.map`;
      const hasMap = existsSync(map) && !production;
      const sourceMap = hasMap && { content: await readFile(map, 'utf8'), url: path.basename(map) };
      const options = { module: true, ecma: 2020, compress: { passes: 3 }, sourceMap };
      const shrunk = await minify(await readFile(file, 'utf8'), options);
      await writeFile(file, shrunk.code);
      if (hasMap) await writeFile(map, shrunk.map);
    });
  },
};

/** @type {{[name: string]: import('esbuild').BuildOptions}} */
export const bundles = {
  // Small in every build, so that what is tested is what is shipped.
  parser: {
    entryPoints: ['parser/index.ts'],
    outfile: 'dist/parser.js',
    format: 'esm',
    platform: 'neutral',
    minify: true,
    mangleProps: ownNames(root),
    plugins: [shrink],
  },
  server: { entryPoints: ['server/node.ts'], outfile: 'dist/server.js', format: 'esm', ...node, banner: requireBanner },
  // In one script, so that it is a worker of every kind; what asks for Node does not build.
  'browser server': {
    entryPoints: ['server/browser.ts'],
    outfile: 'dist/server-browser.js',
    platform: 'browser',
    format: 'iife',
  },
  cli: {
    entryPoints: ['server/cli/main.ts'],
    outfile: 'dist/cli.js',
    format: 'esm',
    ...node,
    banner: { js: `#!/usr/bin/env node\n${requireBanner.js}` },
  },
  client: {
    entryPoints: ['client/extension.ts'],
    outfile: 'dist/extension.cjs',
    format: 'cjs',
    ...node,
    external: ['vscode'],
  },
  webview: {
    entryPoints: ['webview/main.tsx'],
    outfile: 'dist/webview/main.js',
    ...page,
    loader: { '.ttf': 'dataurl' },
  },
  'engine worker': { entryPoints: ['webview/worker/engine.ts'], outfile: 'dist/webview/engine.worker.js', ...page },
  'editor worker': {
    entryPoints: ['monaco-editor/editor/editor.worker'],
    outfile: 'dist/webview/editor.worker.js',
    ...page,
  },
};

async function writeParserTypes() {
  await mkdir(path.join(root, 'dist'), { recursive: true });
  await writeFile(path.join(root, 'dist/parser.d.ts'), "export * from './types/parser/index.js';\n");
}

export async function build() {
  const all = Object.values(bundles).filter((options) => {
    const entry = options.entryPoints[0];
    return !/^[a-z]+\/.*\.tsx?$/.test(entry) || existsSync(path.join(root, entry));
  });
  if (watch) {
    for (const options of all) await (await esbuild.context({ ...common, ...options })).watch();
    return;
  }
  await Promise.all(all.map((options) => esbuild.build({ ...common, ...options })));
  await writeParserTypes();
}

await build();
