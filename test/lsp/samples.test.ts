import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  CodeLensRequest,
  CodeLensResolveRequest,
  CompletionRequest,
  ConfigurationRequest,
  DidChangeWatchedFilesNotification,
  DocumentSymbolRequest,
  FileChangeType,
  HoverRequest,
  RegistrationRequest,
  TextDocumentSyncKind,
} from 'vscode-languageserver-protocol/node';
import { TestClient } from './support/client.js';

const TEMPLATE = [
  '{ "start_anchor": ">", "fields": {',
  '"call": { "open": "<a>", "close": "</a>", "content": "json", "transform": { "x": "{}" } },',
  '"content": { "close": "<end>" } } }',
].join('\n');
const CURSOR = { line: 1, character: (TEMPLATE.split('\n')[1] ?? '').indexOf('{}') + 1 };

const PASSES = { name: 'plain', prefix: '>', output: 'x<end>', expect: { message: { content: 'x' } } };
const CALLS = { name: 'a call', prefix: '>', output: '<a>{"city": "Oslo"}</a>', expect: { message: {} } };
const FILE = [PASSES, CALLS].map((sample) => JSON.stringify(sample)).join('\n');

const CAPABILITIES: ClientCapabilities = {
  textDocument: { diagnostic: {}, completion: { completionItem: { snippetSupport: true } } },
  workspace: {
    configuration: true,
    codeLens: { refreshSupport: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
};

/** The titles of the lenses above a template, with what a click opens. */
async function lenses(client: TestClient, uri: string): Promise<readonly unknown[]> {
  const found = (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })) ?? [];
  const whole = await Promise.all(
    found.map((lens) => (lens.command ? lens : client.connection.sendRequest(CodeLensResolveRequest.type, lens))),
  );
  return whole.map(({ command }) => [command?.title, ...(command?.arguments ?? [])]);
}

async function details(
  client: TestClient,
  uri: string,
  position = CURSOR,
): Promise<ReadonlyMap<string, string | undefined>> {
  const answer = await client.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
  const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
  return new Map(items.map(({ label, detail }) => [label, detail]));
}

describe('a client that reads files', () => {
  const uri = 'vscode-vfs://github/models/response_template.json';
  const file = 'vscode-vfs://github/models/response_template.samples.jsonl';
  let text = FILE;
  let targets: readonly string[] = ['vllm'];
  const asked: string[] = [];
  const watched: unknown[] = [];
  const refreshed: true[] = [];
  const started = TestClient.start(CAPABILITIES, {
    initializationOptions: { readsFiles: true },
    prepare: (connection) => {
      connection.onRequest(ConfigurationRequest.type, () => [{ targets }]);
      connection.onRequest(CodeLensRefreshRequest.type, () => void refreshed.push(true));
      connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
        watched.push(...registrations.map(({ method }) => method));
      });
      connection.onRequest('responseTemplates/readFile', (params: { uri: string }) => {
        asked.push(params.uri);
        return params.uri === file ? text : null;
      });
    },
  }).then(async (client) => {
    await client.open(uri, TEMPLATE);
    return client;
  });
  afterAll(async () => {
    const client = await started;
    expect(await client.stop()).toBe(0);
    expect(client.faults).toEqual([]);
  });

  test('sees how many samples pass, and comes to the first that fails', async () => {
    expect(await lenses(await started, uri)).toEqual([
      ['Open Playground', uri],
      ['1 of 2 samples pass', file, { line: 1, character: 0 }],
      ['Portable to 0 of 1 targets', true],
    ]);
  });

  test('is offered what placeholders had as values', async () => {
    const found = await details(await started, uri);
    expect(found.get('{content}')).toContain('{"city":"Oslo"} in the sample "a call"');
    expect(found.get('{content.city}')).toBe('"Oslo" in the sample "a call"');
  });

  test('is asked for a file once, until it tells that the file has changed', async () => {
    const client = await started;
    const before = asked.length;
    await lenses(client, uri);
    expect(asked.length).toBe(before);
    text = JSON.stringify(PASSES);
    targets = [];
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: file, type: FileChangeType.Changed }],
    });
    expect((await lenses(client, uri))[1]).toEqual(['1 of 1 samples pass', file, { line: 0, character: 0 }]);
    expect(asked.length).toBe(before + 1);
    expect([refreshed, watched]).toEqual([[true], ['workspace/didChangeWatchedFiles']]);
  });

  test('hears of the samples as its template changes', async () => {
    const client = await started;
    await client.change(uri, 2, { text: TEMPLATE.replace('<end>', '<other>') });
    expect((await lenses(client, uri))[1]).toEqual(['0 of 1 samples pass', file, { line: 0, character: 0 }]);
    await client.change(uri, 3, { text: TEMPLATE.replace('"start_anchor": ">",', '') });
    expect((await lenses(client, uri))[1]).toEqual([
      'No sample passes: the template does not load',
      file,
      { line: 0, character: 0 },
    ]);
  });
});

describe('a client that tells of open sample files', () => {
  const folders = ['file:///one/', 'file:///two/'] as const;
  const [uri, other] = [`${folders[0]}response_template.json`, `${folders[1]}response_template.json`] as const;
  const [file, others] = [
    `${folders[0]}response_template.samples.jsonl`,
    `${folders[1]}response_template.samples.jsonl`,
  ];
  const registered: unknown[] = [];
  const asked: string[] = [];
  let refreshes = 0;
  const started = TestClient.start(
    {
      ...CAPABILITIES,
      textDocument: { ...CAPABILITIES.textDocument, synchronization: { dynamicRegistration: true } },
    },
    {
      initializationOptions: { readsFiles: true },
      prepare: (connection) => {
        connection.onRequest(ConfigurationRequest.type, () => [{ targets: [], files: ['**/*.{json,jsonl}'] }]);
        connection.onRequest(CodeLensRefreshRequest.type, () => void refreshes++);
        connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
          registered.push(...registrations.map(({ method, registerOptions }) => [method, registerOptions]));
        });
        connection.onRequest('responseTemplates/readFile', (params: { uri: string }) => {
          asked.push(params.uri);
          return params.uri === file || params.uri === others ? FILE : null;
        });
      },
    },
  );
  afterAll(async () => {
    const client = await started;
    expect(await client.stop()).toBe(0);
    expect(client.faults).toEqual([]);
  });
  const summary = async (of: string) => JSON.stringify((await lenses(await started, of))[1]);

  test('is asked for the documents of sample files, and their texts alone', async () => {
    const client = await started;
    await client.open(uri, TEMPLATE);
    await client.open(other, TEMPLATE);
    expect(await summary(uri)).toContain('1 of 2 samples pass');
    expect(await summary(other)).toContain('1 of 2 samples pass');
    const documentSelector = [{ pattern: '**/*.samples.{json,jsonl}' }];
    expect(registered).toEqual([
      ['workspace/didChangeWatchedFiles', { watchers: [{ globPattern: '**/*.samples.{json,jsonl}' }] }],
      ['textDocument/didChange', { documentSelector, syncKind: TextDocumentSyncKind.Incremental }],
      ['textDocument/didClose', { documentSelector }],
      ['textDocument/didOpen', { documentSelector }],
    ]);
  });

  test('need not ask again where the text is the one that is stored, or an editor is opened', async () => {
    const [client, before] = [await started, asked.length];
    await client.open(file, FILE);
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: file, type: FileChangeType.Changed }],
    });
    expect(await summary(uri)).toContain('1 of 2 samples pass');
    expect([refreshes, asked.length]).toEqual([0, before]);
  });

  test('sees the samples as they are typed, and is told once until it asks again', async () => {
    const client = await started;
    await client.change(file, 2, { text: `${FILE}\n` });
    const typed = JSON.stringify({ ...PASSES, name: 'another' });
    for (const [character, text] of [...typed].entries()) {
      const start = { line: 2, character };
      await client.change(file, 3 + character, { range: { start, end: start }, text });
    }
    expect(await summary(uri)).toContain('2 of 3 samples pass');
    expect(await summary(other)).toContain('1 of 2 samples pass');
    expect(refreshes).toBe(1);
    const bergen = FILE.replace('Oslo', 'Bergen').replace('city', 'town');
    await client.change(file, 500, { text: bergen });
    expect((await details(client, uri)).get('{content.town}')).toBe('"Bergen" in the sample "a call"');
    expect(refreshes).toBe(2);
    expect((await details(client, other)).get('{content.city}')).toBe('"Oslo" in the sample "a call"');
  });

  test('may tell of one change twice, as one does of which two selectors fit a document', async () => {
    const client = await started;
    await client.change(file, 1000, { text: JSON.stringify(PASSES) });
    const start = { line: 0, character: 0 };
    const change = { range: { start, end: start }, text: `${JSON.stringify(PASSES)}\n` };
    await client.change(file, 1001, change);
    await client.change(file, 1001, change);
    expect(await summary(uri)).toContain('2 of 2 samples pass');
  });

  test('is answered nothing about the sample files themselves, whatever the settings name', async () => {
    const client = await started;
    const textDocument = { uri: file };
    const position = { line: 0, character: 3 };
    expect(await client.pullItems(file)).toEqual([]);
    expect(await lenses(client, file)).toEqual([]);
    expect([...(await details(client, file, position))]).toEqual([]);
    expect(await client.connection.sendRequest(HoverRequest.type, { textDocument, position })).toBeNull();
    expect((await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? []).toEqual([]);
    expect(await client.connection.sendRequest('responseTemplates/template', { textDocument })).toBeNull();
  });

  test('has what is stored again when it closes the file without saving', async () => {
    const client = await started;
    const before = refreshes;
    await client.close(file);
    expect(await summary(uri)).toContain('1 of 2 samples pass');
    expect(refreshes).toBe(before + 1);
    expect((await details(client, uri)).get('{content.city}')).toBe('"Oslo" in the sample "a call"');
  });

  test('sees samples that are nowhere but in an editor', async () => {
    const client = await started;
    const [third, its] = ['file:///three/a.response_template.json', 'file:///three/a.response_template.samples.json'];
    await client.open(third, TEMPLATE);
    expect(await lenses(client, third)).toHaveLength(1);
    await client.open(its, JSON.stringify({ samples: [PASSES] }));
    expect(await summary(third)).toContain('1 of 1 samples pass');
    await client.close(its);
    expect(await lenses(client, third)).toHaveLength(1);
  });
});

describe('a client that reads no files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const uri = pathToFileURL(path.join(folder, 'tokenizer_config.json')).href;
  writeFileSync(path.join(folder, 'response_template.samples.json'), `{"samples": [${FILE.replace('\n', ',')}]}`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has the samples beside its file', async () => {
    const client = await TestClient.start({ textDocument: { diagnostic: {} } });
    await client.open(uri, `{"response_template": ${TEMPLATE}}`);
    expect((await lenses(client, uri))[1]).toEqual([
      '1 of 2 samples pass',
      uri.replace('tokenizer_config.json', 'response_template.samples.json'),
      { line: 0, character: FILE.indexOf('\n') + '{"samples": ['.length + 1 },
    ]);
    expect(await client.stop()).toBe(0);
    expect(client.faults).toEqual([]);
  });

  test('is told that no target takes a template that does not load', async () => {
    const client = await TestClient.start({ textDocument: { diagnostic: {} } });
    await client.open(uri, '{"response_template": {"fields": {}}}');
    expect((await lenses(client, uri)).at(-1)).toEqual(['Portable to no target: the template does not load', true]);
    expect(await client.stop()).toBe(0);
  });

  test('has no lens of samples where there are none', async () => {
    const client = await TestClient.start({ textDocument: { diagnostic: {} } });
    await client.open('file:///nowhere/response_template.json', TEMPLATE);
    const titles = await lenses(client, 'file:///nowhere/response_template.json');
    expect(
      titles.map((lens) => Array.isArray(lens) && lens[0]).filter((title) => String(title).includes('sample')),
    ).toEqual([]);
    expect(await client.stop()).toBe(0);
  });
});
