/** Files of other names that the user adds, and files of the format's names that the user does not want to hear about. */
import { afterEach, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  ConfigurationRequest,
  DidChangeConfigurationNotification,
  HoverRequest,
} from 'vscode-languageserver-protocol/node';
import { TestClient } from './support/client.js';

const BAD = '{"start_anchor": "<|a|>", "fields": {"content": {"repeat": true}}}';
const GOOD = BAD.replace('"repeat"', '"repeats"');
const PULLS: ClientCapabilities = { textDocument: { diagnostic: {} }, workspace: { configuration: true } };
const PUSHED: ClientCapabilities = { workspace: { configuration: true } };

let client: TestClient | undefined;
afterEach(async () => {
  expect(await client?.stop()).toBe(0);
  expect(client?.faults).toEqual([]);
});

type Sections = Record<string, { files?: unknown; detect?: unknown }>;

/** A client whose settings are those of the folder in which a document lies. They may change. */
async function start(capabilities: ClientCapabilities, sections: Sections): Promise<TestClient> {
  client = await TestClient.start(capabilities, {
    prepare: (connection) =>
      connection.onRequest(ConfigurationRequest.type, ({ items }) =>
        items.map(({ scopeUri = '' }) => sections[scopeUri.split('/').at(-2) ?? ''] ?? {}),
      ),
  });
  return client;
}

const changed = (opened: TestClient) =>
  opened.connection.sendNotification(DidChangeConfigurationNotification.type, { settings: null });

async function codes(opened: TestClient, uri: string): Promise<readonly unknown[]> {
  return (await opened.pullItems(uri)).map(({ code }) => code);
}

test('each folder of a workspace has files of its own', async () => {
  const opened = await start(PULLS, { mine: { files: ['*.t.json'] }, quiet: { detect: false } });
  const uris = [
    'mine/a.t.json',
    'mine/response_template.json',
    'mine/a.json',
    'quiet/response_template.json',
    'other/a.t.json',
  ].map((path) => `file:///w/${path}`);
  for (const uri of uris) await opened.open(uri, BAD);
  expect(await Promise.all(uris.map((uri) => codes(opened, uri)))).toEqual([
    ['unknown-key'],
    ['unknown-key'],
    [],
    [],
    [],
  ]);
});

test('everything else is answered for such a file, too', async () => {
  const opened = await start(PULLS, { mine: { files: ['*.t.json'] } });
  const ask = async (uri: string) => {
    await opened.open(uri, GOOD);
    const position = { line: 0, character: GOOD.indexOf('repeats') };
    return opened.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  };
  expect(await ask('file:///w/mine/a.t.json')).not.toBeNull();
  expect(await ask('file:///w/mine/a.json')).toBeNull();
});

test('a file goes from configuration to template with its content', async () => {
  const opened = await start(PULLS, { mine: { files: ['*.t.json'] } });
  const uri = 'file:///w/mine/a.t.json';
  await opened.open(uri, `{"response_template": ${BAD}}`);
  expect(await codes(opened, uri)).toEqual(['unknown-key']);
  await opened.change(uri, 2, { text: BAD });
  expect(await codes(opened, uri)).toEqual(['unknown-key']);
  await opened.change(uri, 3, { text: `{"response_template": ${GOOD.replace('repeats', 'x')}}` });
  expect(await codes(opened, uri)).toEqual(['unknown-key']);
});

test('a setting that changes counts at once, pulled or pushed', async () => {
  const sections: Sections = { mine: {} };
  const uri = 'file:///w/mine/a.t.json';
  const other = 'file:///w/mine/never.json';
  const opened = await start(PUSHED, sections);
  await opened.open(other, BAD);
  await opened.open(uri, BAD);
  sections.mine = { files: ['*.t.json'] };
  await changed(opened);
  await opened.pushed((params) => params.uri === uri && params.diagnostics.length === 1);
  sections.mine = {};
  await changed(opened);
  await opened.pushed((params) => params.uri === uri && params.diagnostics.length === 0);
  expect(opened.published.filter((params) => params.uri === other)).toEqual([]);
});

test.each([[{ files: 'all' }], [{ files: [5, '', null] }], [{ detect: 'no' }]])(
  'the setting %j is as none',
  async (section) => {
    const opened = await start(PULLS, { mine: section });
    const uris = ['response_template.json', 'a.t.json'].map((name) => `file:///w/mine/${name}`);
    for (const uri of uris) await opened.open(uri, BAD);
    expect(await Promise.all(uris.map((uri) => codes(opened, uri)))).toEqual([['unknown-key'], []]);
  },
);
