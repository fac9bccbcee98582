// `npm test`: everything, from nothing. `npm test -- unit lsp` runs only the named vitest projects (and the build).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, root, run } from './setup.mjs';

const PROJECTS = ['unit', 'conformance', 'cli', 'lsp', 'e2e'];
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const hasTests = (project) =>
  readdirSync(path.join(root, 'test', project), { recursive: true }).some((file) => file.endsWith('.test.ts'));
const projects = wanted.length > 0 ? wanted : PROJECTS.filter(hasTests);
const results = path.join(root, 'test-results');
const count = { passed: 0, failed: 0, skipped: 0 };

function step(name, command, args) {
  console.log(`\n── ${name}`);
  const ok = run(command, args) === 0;
  count[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.log(`✗ ${name} failed`);
  return ok;
}

function vitest(name) {
  console.log(`\n── ${name}`);
  const report = path.join(results, `${name}.json`);
  const code = run('npx', [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  let found;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    count.failed += 1; // vitest ended before it could write
    return;
  }
  count.passed += found.numPassedTests;
  count.failed += found.numFailedTests;
  count.skipped += found.numPendingTests + (found.numTodoTests ?? 0);
  for (const file of found.testResults)
    for (const test of file.assertionResults)
      if (test.status === 'pending' || test.status === 'skipped') console.log(`skipped: ${test.fullName}`);
  if (code !== 0 && found.numFailedTests === 0) count.failed += 1; // an error outside of a test
}

ensurePackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('build', 'node', ['scripts/build.mjs']);
if (wanted.length === 0) {
  step('types', 'npx', ['tsc', '-b']);
  step('lint', 'npx', ['biome', 'ci', '.']);
}
for (const name of projects.filter((project) => project !== 'e2e')) vitest(name);
if (
  projects.includes('e2e') &&
  step('package', 'node', ['scripts/package.mjs']) &&
  step('host', 'node', ['scripts/host.mjs'])
)
  vitest('e2e');

const line = `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;
writeFileSync(path.join(results, 'summary.txt'), `${line}\n`);
console.log(`\n${line}`);
process.exit(count.failed > 0 ? 1 : 0);
