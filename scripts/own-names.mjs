// Which names of properties are the engine's own business: its bundle has short ones for them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** Sources whose names callers know (what `parser/index.ts` exports), or that read values from outside. */
const SHARED =
  /^(errors|events|parse-response|problems|stream\/(parser|token-ids)|values|(json|tools)\/.*|template\/(keys|loaded|placeholder|sentences))\.ts$/;

/** @returns for esbuild's `mangleProps`: the names that stand in the engine, are not shared with anyone, and not JavaScript's */
export function ownNames(root) {
  const own = new Set();
  const shared = new Set(namesOfJavaScript());
  addAll(shared, words(readFileSync(path.join(root, 'schemas/response-template.schema.json'), 'utf8')));
  for (const file of readdirSync(path.join(root, 'parser'), { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const source = readFileSync(path.join(root, 'parser', file), 'utf8');
    const { code } = transformSync(source, { loader: 'ts' });
    addAll(own, words(code));
    // Types say what callers see; a text may be a name, too.
    addAll(shared, isShared(file) ? words(source) : code.match(/(?<=")[\w$]+(?=")/g));
  }
  // A short name may be what a letter of a pattern stands for, and is short already.
  const names = [...own].filter((name) => name.length > 3 && !shared.has(name));
  return new RegExp(`^(?:${names.join('|').replaceAll('$', '\\$')})$`);
}

function isShared(file) {
  return SHARED.test(file.split(path.sep).join('/'));
}

/** All names and key words of a source, without its comments. */
function words(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').match(/[A-Za-z_$][\w$]*/g);
}

function addAll(set, items) {
  for (const item of items ?? []) set.add(item);
}

function namesOfJavaScript() {
  const names = new Set(['groups', 'value', 'done', 'next', 'cause', 'default']);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    names.add(name);
    addAll(names, namesIn(globalThis[name]));
    addAll(names, namesIn(globalThis[name]?.prototype));
  }
  return names;
}

/** The names of an object's properties, inherited ones too. */
function namesIn(object) {
  if (object === null || !/object|function/.test(typeof object)) return [];
  return [...Object.getOwnPropertyNames(object), ...namesIn(Object.getPrototypeOf(object))];
}
