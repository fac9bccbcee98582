// `npm run package`: a production build and dist/response-templates.vsix, whose contents are checked.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, root, run } from './setup.mjs';

const vsix = path.join(root, 'dist/response-templates.vsix');

/** What must be in the package, and what may be: anything else in it is a mistake. Paths inside `extension/`. */
const REQUIRED = [
  'package.json',
  'package.nls.json',
  'readme.md',
  'LICENSE.txt',
  'dist/extension.cjs',
  'dist/server.js',
  'dist/webview/main.js',
  // Every finding links to its page.
  ...readdirSync(path.join(root, 'docs/diagnostics')).map((name) => `docs/diagnostics/${name}`),
];
const ALLOWED = [
  /^changelog\.md$/i,
  /^docs\/images\/[\w-]+\.png$/,
  /^schemas\/[\w.-]+\.json$/,
  /^dist\/webview\/[\w.-]+\.(js|css|ttf)$/,
];
const FLAGS = ['--no-dependencies', '--skip-license', '--allow-missing-repository', '--no-rewrite-relative-links'];
const LARGEST = 12 * 2 ** 20; // bytes; an editor in a webview is some 4 MB unpacked

/** The names in a zip file, from its central directory. */
function zipNames(file) {
  const zip = readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error(`${file} is no zip file`);
  const names = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const lengths = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    names.push(zip.toString('utf8', at + 46, at + 46 + lengths[0]));
    at += 46 + lengths[0] + lengths[1] + lengths[2];
  }
  return names;
}

function checkContents() {
  const names = zipNames(vsix).flatMap((name) =>
    name.startsWith('extension/') ? [name.slice('extension/'.length)] : [],
  );
  const missing = REQUIRED.filter((name) => !names.includes(name));
  const surplus = names.filter((name) => !REQUIRED.includes(name) && !ALLOWED.some((pattern) => pattern.test(name)));
  const size = readFileSync(vsix).length;
  if (missing.length > 0) throw new Error(`Not in the package: ${missing.join(', ')}`);
  if (surplus.length > 0) throw new Error(`In the package, but not needed to run: ${surplus.join(', ')}`);
  if (size > LARGEST) throw new Error(`The package has ${size} bytes; more than ${LARGEST} is a mistake.`);
  console.log(`${path.relative(root, vsix)}: ${names.length} files, ${(size / 2 ** 20).toFixed(1)} MB`);
}

function step(command, args) {
  // No standard input: vsce would ask questions.
  if (run(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }) !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed: see above.`);
}

try {
  ensurePackages();
  step('node', ['scripts/build.mjs', '--production']);
  step('npx', ['vsce', 'package', ...FLAGS, '-o', vsix]);
  checkContents();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
