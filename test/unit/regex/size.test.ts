import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

async function minifiedBytes(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../../parser/${entry}`, import.meta.url))],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.contents.length ?? Number.NaN;
}

// A limit is what was reached, rounded up: it may only be lowered. The bundle in dist/, whose own names are short, is measured with it.
test.each([
  ['patterns with their tables', 'regex/index.ts', 49_500],
  ['the engine', 'index.ts', 85_900],
])('%s stay small once bundled and minified', async (_, entry, most) => {
  expect(await minifiedBytes(entry)).toBeLessThanOrEqual(most);
});
