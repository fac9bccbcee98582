// Compiles the schema of response templates to a validator without dependencies: server/service/generated/validate.js.
// `node scripts/schema.mjs` writes it; `--check` fails when the written file is older than the schema.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const schemaFile = path.join(root, 'schemas/response-template.schema.json');
const target = path.join(root, 'server/service/generated/validate.js');

/** Keywords for editors only; they check nothing. */
const ANNOTATIONS = ['markdownDescription', 'markdownEnumDescriptions', 'defaultSnippets', 'doNotSuggest'];

async function generate() {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    messages: false,
    code: { source: true, esm: true },
  });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  const validate = ajv.compile(stripAnnotations(JSON.parse(readFileSync(schemaFile, 'utf8'))));
  return `// Made by scripts/schema.mjs from schemas/response-template.schema.json. Do not edit.\n${await bundle(appendInPlace(standalone.default(ajv, validate)))}`;
}

/** With a list that is copied for each field, the errors of many fields would take time that grows with their square. */
function appendInPlace(code) {
  const copying = /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\)/g;
  const appending = code.replace(copying, 'vErrors = appendErrors(vErrors, $1.errors)');
  if (appending === code || appending.includes('.concat('))
    throw new Error('The errors are collected in another way now.');
  return `${appending}
function appendErrors(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
`;
}

/** The code with what it needs of ajv's run-time library inside. */
async function bundle(contents) {
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022', legalComments: 'none' };
  const { outputFiles } = await build({ ...options, absWorkingDir: root, stdin: { contents, resolveDir: root } });
  return outputFiles[0].text;
}

/** Texts for editors would only make the generated file longer: it carries the schemas that it checks. */
function stripAnnotations(schema) {
  if (Array.isArray(schema)) return schema.map(stripAnnotations);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(isText(key) && typeof value !== 'object') && !ANNOTATIONS.includes(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, stripAnnotations(value)]));
}

function isText(key) {
  return key === 'title' || key === 'description';
}

const code = await generate();
if (process.argv.includes('--check')) {
  let written = '';
  try {
    written = readFileSync(target, 'utf8');
  } catch {
    // reported below: a missing file is as stale as an old one
  }
  if (written !== code) {
    console.error('server/service/generated/validate.js is stale: run `node scripts/schema.mjs`.');
    process.exit(1);
  }
} else {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}
