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
  FileChangeType,
  RegistrationRequest,
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

async function details(client: TestClient, uri: string): Promise<ReadonlyMap<string, string | undefined>> {
  const answer = await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri },
    position: CURSOR,
  });
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
