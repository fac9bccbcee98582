import { expect, test } from 'vitest';
import { DidChangeConfigurationNotification } from 'vscode-languageserver-protocol/node';
import { shown, TestClient } from './support/client.js';

const URI = 'file:///models/qwen.response_template.json';
const TEXT = '{"start_anchor": "a", "fields": {"content": {"join": ""}}}';

test.each(['stdio', 'ipc'] as const)('a client that does not pull is sent the findings, over %s', async (transport) => {
  const client = await TestClient.start({}, { transport });
  expect(client.initializeResult.capabilities.diagnosticProvider).toBeUndefined();

  await client.open(URI, TEXT);
  const first = await client.pushed(({ version }) => version === 1);
  expect(shown(TEXT, first.diagnostics)).toEqual(['join-without-repeats "join"']);

  const end = { line: 0, character: TEXT.length - 3 };
  await client.change(URI, 2, { range: { start: end, end }, text: ', "repeats": true' });
  expect(await client.pushed(({ version }) => version === 2)).toEqual({ uri: URI, version: 2, diagnostics: [] });

  await client.close(URI);
  expect(await client.pushed(({ version }) => version === undefined)).toEqual({ uri: URI, diagnostics: [] });

  expect(await client.stop()).toBe(0);
  expect(client.faults).toEqual([]);
});

test('settings that a client sends by itself are followed', async () => {
  const client = await TestClient.start({});
  await client.open(URI, TEXT);
  await client.pushed(({ diagnostics }) => diagnostics.length === 1 && diagnostics[0]?.severity === 1);
  const settings = { responseTemplates: { rules: { 'join-without-repeats': 'information' } } };
  await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
  await client.pushed(({ diagnostics }) => diagnostics.length === 1 && diagnostics[0]?.severity === 3);
  await client.stop();
});

test('nothing is sent about a document that is not ours', async () => {
  const client = await TestClient.start({});
  await client.open('file:///package.json', '{"response_template": 1}');
  await client.open(URI, TEXT);
  await client.pushed(({ uri }) => uri === URI);
  expect(client.published.map(({ uri }) => uri)).toEqual([URI]);
  await client.stop();
});
