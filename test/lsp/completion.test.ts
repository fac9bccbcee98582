import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  CompletionTriggerKind,
} from 'vscode-languageserver-protocol/node';
import { readPlace } from '../unit/service/support/markers.js';
import { TestClient } from './support/client.js';

const URI = 'file:///models/response_template.json';

const RICH: ClientCapabilities = {
  textDocument: {
    completion: {
      completionItem: {
        snippetSupport: true,
        labelDetailsSupport: true,
        documentationFormat: ['markdown', 'plaintext'],
        resolveSupport: { properties: ['documentation', 'detail'] },
        insertTextModeSupport: { valueSet: [1, 2] },
      },
      contextSupport: true,
    },
  },
};

function withClient(capabilities: ClientCapabilities) {
  let client: TestClient | undefined;
  beforeAll(async () => {
    client = await TestClient.start(capabilities);
  });
  afterAll(async () => {
    expect(await client?.stop()).toBe(0);
    expect(client?.faults).toEqual([]);
  });
  const started = () => {
    if (client === undefined) throw new Error('The server did not start.');
    return client;
  };
  const itemsAt = async (marked: string, triggerCharacter?: string): Promise<readonly CompletionItem[]> => {
    const { text, place } = readPlace(marked);
    await started().open(URI, text);
    const found = await started().connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: URI },
      position: { line: 0, character: place },
      ...(triggerCharacter === undefined
        ? {}
        : { context: { triggerKind: CompletionTriggerKind.TriggerCharacter, triggerCharacter } }),
    });
    await started().close(URI);
    return Array.isArray(found) ? found : (found?.items ?? []);
  };
  const resolve = (item: CompletionItem) => started().connection.sendRequest(CompletionResolveRequest.type, item);
  return { started, itemsAt, resolve };
}

const named = (items: readonly CompletionItem[], label: string) => items.find((item) => item.label === label);

describe('a client that can do everything', () => {
  const { started, itemsAt, resolve } = withClient(RICH);

  test('is told which characters begin something, and that documentation comes later', () => {
    expect(started().initializeResult.capabilities.completionProvider).toEqual({
      triggerCharacters: ['"', ':', ' ', '{', '.', '\\', '(', '<', '='],
      resolveProvider: true,
    });
  });

  test('gets a snippet in the place of the key, and its documentation when it asks', async () => {
    const item = named(await itemsAt('{"fields": {"x": {"op‸"}}}'), 'open');
    expect(item).toMatchObject({
      insertTextFormat: 2,
      textEdit: {
        newText: '"open": "$1"',
        range: { start: { line: 0, character: 18 }, end: { line: 0, character: 22 } },
      },
    });
    expect(item?.documentation).toBe(undefined);
    if (item === undefined) return;
    const { documentation } = await resolve(item);
    expect(documentation).toEqual({ kind: 'markdown', value: expect.stringContaining('opens the region') });
  });

  test('sees a whole template before it is accepted', async () => {
    const item = named(await itemsAt('‸'), 'gpt-oss');
    expect(item?.labelDetails).toEqual({ description: 'reasoning, content, JSON calls' });
    if (item === undefined) return;
    const { documentation } = await resolve(item);
    expect(documentation).toEqual({ kind: 'markdown', value: expect.stringMatching(/^```json\n\{\n {2}"defaults"/) });
  });

  test('gets placeholders of the groups in the field, after a brace', async () => {
    const field = '"open_pattern": "<(?P<tool>a)>", "transform": {"name": "{‸}"}';
    const items = await itemsAt(`{"fields": {"x": {${field}}}}`, '{');
    expect(items.map(({ label }) => label).sort()).toEqual(['{content}', '{tool}']);
  });

  test('is not disturbed by a space in a text', async () => {
    expect(await itemsAt('{"fields": {"x": {"open": "a ‸"}}}', ' ')).toEqual([]);
  });

  test('an item that never came from here is given back as it is', async () => {
    expect(await resolve({ label: 'x', data: { markdown: 1 } })).toEqual({ label: 'x', data: { markdown: 1 } });
  });
});

describe('a client that says nothing of itself', () => {
  const { started, itemsAt } = withClient({});

  test('gets plain text with its documentation', async () => {
    expect(started().initializeResult.capabilities.completionProvider?.resolveProvider).toBe(false);
    expect(named(await itemsAt('{"fields": {"x": {"‸"}}}'), 'content')).toMatchObject({
      insertTextFormat: 1,
      textEdit: { newText: '"content": "json"' },
      documentation: expect.stringContaining('content parser'),
    });
  });

  test('gets patterns as JSON has them, without tab stops', async () => {
    const items = await itemsAt('{"fields": {"x": {"open_pattern": "<\\\\‸"}}}');
    expect(named(items, '\\s*')).toMatchObject({
      insertTextFormat: 1,
      textEdit: {
        newText: '\\\\s*',
        range: { start: { line: 0, character: 36 }, end: { line: 0, character: 38 } },
      },
    });
    expect(items.every(({ textEdit }) => textEdit?.newText.includes('$') === false)).toBe(true);
  });
});
