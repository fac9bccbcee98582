// Writes what the manifest says of each finding, from the findings' pages: the setting `responseTemplates.rules` in package.json and the
// texts `rules.<code>` in package.nls.json. `node scripts/manifest.mjs` writes them; `--check` fails when they are older than the pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const pages = path.join(root, 'docs/diagnostics');
const LEVELS = ['error', 'warning', 'information', 'hint', 'off'];
const SETTING = 'responseTemplates.rules';
const PREFIX = 'rules.';

const upperFirst = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The code of a page, its default severity, and in one line what it is about and what is lost. */
function readPage(name) {
  const page = readFileSync(path.join(pages, name), 'utf8');
  const [, code, title] = /^# ([\w-]+): (.+)$/m.exec(page) ?? [];
  const [, severity, loss] = /^\*Default severity: (\w+)\. (.+)\*$/m.exec(page) ?? [];
  if (code !== name.replace(/\.md$/, '') || !LEVELS.includes(severity))
    throw new Error(`docs/diagnostics/${name} begins otherwise than "# code: title" and "*Default severity: …. …*".`);
  return { code, severity, text: `${upperFirst(title)}. ${upperFirst(severity)}: ${lowerFirst(loss)}` };
}

const findings = readdirSync(pages)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map(readPage);

/** VS Code reads `description` in its table of settings, and `markdownDescription` in settings.json. */
function settingFor({ code, severity }, defaults) {
  const text = `%${PREFIX}${code}%`;
  const level = defaults[code] ?? severity;
  return { type: 'string', enum: LEVELS, default: level, description: text, markdownDescription: text };
}

function withSettings(manifest) {
  const setting = manifest.contributes.configuration.properties[SETTING];
  setting.properties = Object.fromEntries(
    findings.map((finding) => [finding.code, settingFor(finding, setting.default)]),
  );
  return manifest;
}

function withTexts(texts) {
  const others = Object.entries(texts).filter(([key]) => !key.startsWith(PREFIX));
  return Object.fromEntries([...others, ...findings.map(({ code, text }) => [`${PREFIX}${code}`, text])]);
}

/** The name of a file whose contents are to be made from what is there, and whether it has them. */
function update(name, change) {
  const file = path.join(root, name);
  const written = readFileSync(file, 'utf8');
  const wanted = `${JSON.stringify(change(JSON.parse(written)), undefined, 2)}\n`;
  if (written === wanted) return;
  if (process.argv.includes('--check')) {
    console.error(`${name} is stale: run \`node scripts/manifest.mjs\`.`);
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}

update('package.json', withSettings);
update('package.nls.json', withTexts);
