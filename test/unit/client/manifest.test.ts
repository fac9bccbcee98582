/** What the extension's manifest says twice, compared with where it comes from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../../parser/problems.js';
import { OPEN_PLAYGROUND_COMMAND } from '../../../server/service/features/code-lenses.js';
import { RULE_CODES } from '../../../server/service/findings.js';
import { VIEW_TYPE } from '../../../webview/protocol.js';

const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'));
const commands: string[] = manifest.contributes.commands.map(({ command }: { command: string }) => command);

test('the setting for rules offers every code, and no other', () => {
  const offered = manifest.contributes.configuration.properties['responseTemplates.rules'].propertyNames.enum;
  // To mend it, copy the expected list into package.json.
  expect(offered).toEqual([...PROBLEM_CODES, ...RULE_CODES].sort());
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
