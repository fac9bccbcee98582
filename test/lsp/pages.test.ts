/** From a finding to the page that explains it. */
import { afterEach, expect, test } from 'vitest';
import { type ClientCapabilities, CodeActionRequest } from 'vscode-languageserver-protocol/node';
import { TestClient } from './support/client.js';
import { shippedPage } from './support/launch.js';

const URI = 'file:///models/response_template.json';
const TEXT = '{"start_anchor": "<|a|>", "fields": {"content": {"repeat": true}}}';
const range = { start: { line: 0, character: 0 }, end: { line: 0, character: TEXT.length } };
const textDocument = { uri: URI };
const SHIPPED = shippedPage('unknown-key');

const codeAction = { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } };
const LINKS: ClientCapabilities = { textDocument: { diagnostic: { codeDescriptionSupport: true }, codeAction } };
const LINKS_SINCE_PUSH: ClientCapabilities = {
  textDocument: { diagnostic: {}, publishDiagnostics: { codeDescriptionSupport: true }, codeAction },
};
const PUSHED: ClientCapabilities = { textDocument: { publishDiagnostics: { codeDescriptionSupport: true } } };
const NO_LINKS: ClientCapabilities = { textDocument: { diagnostic: {}, codeAction } };

let client: TestClient | undefined;

async function open(capabilities: ClientCapabilities, initializationOptions?: unknown): Promise<TestClient> {
  client = await TestClient.start(capabilities, { initializationOptions });
  await client.open(URI, TEXT);
  return client;
}

async function links(capabilities: ClientCapabilities, options?: unknown): Promise<readonly (string | undefined)[]> {
  const items = await (await open(capabilities, options)).pullItems(URI);
  expect(items.map(({ code }) => code)).toEqual(['unknown-key']);
  return items.map(({ codeDescription }) => codeDescription?.href);
}

afterEach(async () => {
  expect(await client?.stop()).toBe(0);
  expect(client?.faults).toEqual([]);
});

test.each([
  ['pulls them', LINKS],
  ['says it of pushed diagnostics alone', LINKS_SINCE_PUSH],
])(
  'the code of a finding links to the page that came with the server, if one did, where the client %s',
  async (_, capabilities) => {
    expect(await links(capabilities)).toEqual([SHIPPED]);
  },
);

test('so do pushed ones', async () => {
  const { diagnostics } = await (await open(PUSHED)).pushed(({ uri }) => uri === URI);
  expect(diagnostics.map(({ codeDescription }) => codeDescription?.href)).toEqual([SHIPPED]);
});

test.each(['page:/', 'page:/en', 'https://example.org/pages/'])(
  'a client has pages of its own at %s',
  async (pages) => {
    expect(await links(LINKS, { pages })).toEqual([`${pages.replace(/\/$/, '')}/unknown-key.md`]);
  },
);

test.each([[null], ['pages'], [{ pages: 5 }], [{ pages: '' }]])('the start option %j is none', async (options) => {
  expect(await links(LINKS, options)).toEqual([SHIPPED]);
});

test('no link for a client that does not know them', async () => {
  expect(await links(NO_LINKS, { pages: 'page:/' })).toEqual([undefined]);
});

async function explanations(options: unknown, only?: string[]) {
  const opened = await open(LINKS, options);
  const diagnostics = [...(await opened.pullItems(URI))];
  const context = { diagnostics, ...(only === undefined ? {} : { only }) };
  const actions = await opened.connection.sendRequest(CodeActionRequest.type, { textDocument, range, context });
  return (actions ?? []).filter(({ title }) => title.startsWith('Explain'));
}

test('an action opens the page, where the client has a command for it', async () => {
  const title = 'Explain "unknown-key"';
  expect(await explanations({ explains: true })).toEqual([
    {
      title,
      kind: 'quickfix',
      diagnostics: [expect.objectContaining({ code: 'unknown-key' })],
      command: { title, command: 'responseTemplates.explain', arguments: ['unknown-key'] },
    },
  ]);
});

test.each([[undefined], [{ explains: 'yes' }]])('no such action where the client says %j', async (options) => {
  expect(await explanations(options)).toEqual([]);
});

test('no such action among refactorings', async () => {
  expect(await explanations({ explains: true }, ['refactor'])).toEqual([]);
});
