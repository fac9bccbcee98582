import { defineConfig } from 'vitest/config';

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`test/${name}/**/*.test.ts`], ...extra },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      project('unit', { testTimeout: 30_000, setupFiles: ['test/support/seed.ts'] }),
      project('conformance', { testTimeout: 120_000 }),
      project('cli', { testTimeout: 30_000, globalSetup: ['test/support/build.ts'] }),
      project('lsp', { testTimeout: 30_000, globalSetup: ['test/support/build.ts'] }),
      project('e2e', { testTimeout: 180_000, hookTimeout: 300_000, fileParallelism: false, maxWorkers: 1 }),
    ],
  },
});
