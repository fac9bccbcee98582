/** What the extension's manifest says twice, compared with where it comes from. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SemanticTokenModifiers, SemanticTokenTypes } from 'vscode-languageserver-types';
import { OPEN_PLAYGROUND_COMMAND } from '../../../server/service/features/code-lenses.js';
import { TOKEN_MODIFIERS, TOKEN_TYPES } from '../../../server/service/features/token-types.js';
import { DEFAULT_SETTINGS } from '../../../server/service/settings.js';
import { VIEW_TYPE } from '../../../webview/protocol.js';

const root = path.join(import.meta.dirname, '../../..');
const readRoot = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const manifest = readRoot('package.json');
const texts: Record<string, string> = readRoot('package.nls.json');
const commands: string[] = manifest.contributes.commands.map(({ command }: { command: string }) => command);

test('what it says of findings is what their pages say', () => {
  const script = path.join(root, 'scripts/manifest.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

/** Every text in a part of the manifest that a user reads, with the key that it stands under. */
function textsIn(part: unknown, key = ''): readonly (readonly [key: string, text: unknown])[] {
  if (typeof part !== 'object' || part === null) return SHOWN.test(key) ? [[key, part]] : [];
  return Object.entries(part).flatMap(([name, value]) => textsIn(value, Array.isArray(part) ? key : name));
}

const SHOWN =
  /^(title|shortTitle|category|name|contextualTitle|contents|label|detail|.*[dD]escription|.*EnumDescriptions|.*Message)$/;

test('every text that a user reads can be translated, and there is no other text', () => {
  const { contributes, capabilities } = manifest;
  const shown = [...textsIn(contributes), ...textsIn(capabilities)];
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(([, text]) => !/^%[\w.-]+%$/.test(String(text)))).toEqual([]);
  const used = new Set(shown.map(([, text]) => String(text).slice(1, -1)));
  expect(Object.keys(texts).sort()).toEqual([...used].sort());
});

test('the command of the code lens is one that the palette has too', () => {
  expect(commands).toContain(OPEN_PLAYGROUND_COMMAND);
});

test('a playground that was open is restored', () => {
  expect(manifest.activationEvents).toContain(`onWebviewPanel:${VIEW_TYPE}`);
});

test('menus and keys run commands that are there', () => {
  const { menus, keybindings } = manifest.contributes;
  const run = [...Object.values<{ command: string }[]>(menus).flat(), ...keybindings].map(({ command }) => command);
  for (const command of run) expect(commands).toContain(command);
});

test('every setting that the server reads is offered, and what is on by default is said to be', () => {
  const offered = manifest.contributes.configuration.properties;
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    expect(Object.keys(offered)).toContain(`responseTemplates.${name}`);
    if (typeof value === 'boolean') expect([name, offered[`responseTemplates.${name}`].default]).toEqual([name, value]);
  }
});

test('colours of our own are declared, and have one that themes know', () => {
  const standard: readonly string[] = Object.values(SemanticTokenTypes);
  const own = TOKEN_TYPES.filter((type) => !standard.includes(type));
  const { semanticTokenTypes, semanticTokenScopes } = manifest.contributes;
  expect(semanticTokenTypes.map(({ id }: { id: string }) => id)).toEqual(own);
  for (const { superType } of semanticTokenTypes) expect(standard).toContain(superType);
  const scopes = Object.assign({}, ...semanticTokenScopes.map((entry: { scopes: object }) => entry.scopes));
  for (const type of own) expect(scopes[type]?.length).toBeGreaterThan(0);
  for (const type of Object.keys(scopes)) expect(TOKEN_TYPES).toContain(type);
  // The standard ones stand first: a client that knows no others can still count.
  expect(TOKEN_TYPES.slice(-own.length)).toEqual(own);
  for (const modifier of TOKEN_MODIFIERS) expect(Object.values(SemanticTokenModifiers)).toContain(modifier);
});
