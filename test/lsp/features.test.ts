import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  ConfigurationRequest,
  DefinitionRequest,
  DidChangeConfigurationNotification,
  DocumentHighlightRequest,
  DocumentSymbolRequest,
  InlayHintRefreshRequest,
  InlayHintRequest,
  LinkedEditingRangeRequest,
  LSPErrorCodes,
  type Position,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SelectionRangeRequest,
  SemanticTokensDeltaRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRefreshRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { TestClient } from './support/client.js';

const URI = 'file:///models/tokenizer_config.json';
const textDocument = { uri: URI };
const TEXT = [
  '{ "bos_token": "(?P<name>)",',
  '"response_template": { "start_anchor": "<|assistant|>", "fields": {',
  '"tool_calls": { "open_pattern": "<(?P<name>[^>]+)>", "close": "</f>", "repeats": true, "content": "json",',
  '"transform": { "function": { "name": "{name}", "arguments": "{content}" } } },',
  '"content": { "close": "<|end|>" } } } }',
].join('\n');

const DEFINED = rangeOf('name', TEXT.indexOf('?P<name>['));
const USED = rangeOf('name', TEXT.indexOf('{name}'));

function placeOf(offset: number): Position {
  const before = TEXT.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

function rangeOf(piece: string, from = 0) {
  const offset = TEXT.indexOf(piece, from);
  if (offset < 0) throw new Error(`Not in the text: ${piece}`);
  return { start: placeOf(offset), end: placeOf(offset + piece.length) };
}

const RICH: ClientCapabilities = {
  textDocument: {
    diagnostic: {},
    definition: { linkSupport: true },
    rename: { prepareSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, labelSupport: true },
    selectionRange: {},
    linkedEditingRange: {},
    inlayHint: {},
    semanticTokens: {
      requests: { full: { delta: true }, range: true },
      tokenTypes: [],
      tokenModifiers: [],
      formats: ['relative'],
    },
  },
  workspace: {
    configuration: true,
    workspaceEdit: { documentChanges: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
  },
};

/** A client with the document open, for the tests of a block. */
function withClient(capabilities: ClientCapabilities, prepare?: Parameters<typeof TestClient.start>[1]) {
  let client: TestClient | undefined;
  beforeAll(async () => {
    client = await TestClient.start(capabilities, prepare);
    await client.open(URI, TEXT);
  });
  afterAll(async () => {
    expect(await client?.stop()).toBe(0);
    expect(client?.faults).toEqual([]);
  });
  return () => {
    if (client === undefined) throw new Error('The server did not start.');
    return client;
  };
}

describe('a client that can do everything', () => {
  let settings: Record<string, unknown> = {};
  const refreshed: string[] = [];
  const client = withClient(RICH, {
    prepare: (connection) => {
      connection.onRequest(ConfigurationRequest.type, () => [settings]);
      connection.onRequest(SemanticTokensRefreshRequest.type, () => void refreshed.push('tokens'));
      connection.onRequest(InlayHintRefreshRequest.type, () => void refreshed.push('hints'));
    },
  });
  const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

  test('is offered everything', () => {
    expect(client().initializeResult.capabilities).toMatchObject({
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: { label: 'Response Template' },
      selectionRangeProvider: true,
      linkedEditingRangeProvider: true,
      inlayHintProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: expect.arrayContaining(['variable', 'patternGroup']), tokenModifiers: ['declaration'] },
        full: { delta: true },
        range: true,
      },
    });
  });

  test('definition: a link from the placeholder to the whole group', async () => {
    const found = await client().connection.sendRequest(DefinitionRequest.type, { textDocument, position: USED.end });
    const targetRange = rangeOf('(?P<name>[^>]+)', TEXT.indexOf('open_pattern'));
    expect(found).toEqual([{ targetUri: URI, targetRange, targetSelectionRange: DEFINED, originSelectionRange: USED }]);
  });

  test('references and highlights: the group and its placeholder', async () => {
    const at = { textDocument, position: DEFINED.start };
    const { connection } = client();
    const context = { includeDeclaration: true };
    expect(await connection.sendRequest(ReferencesRequest.type, { ...at, context })).toEqual([
      { uri: URI, range: DEFINED },
      { uri: URI, range: USED },
    ]);
    expect(await connection.sendRequest(DocumentHighlightRequest.type, at)).toEqual([
      { range: DEFINED, kind: 3 },
      { range: USED, kind: 2 },
    ]);
  });

  test('rename: prepared, then edits for the version at hand', async () => {
    const at = { textDocument, position: USED.start };
    const { connection } = client();
    expect(await connection.sendRequest(PrepareRenameRequest.type, at)).toEqual({ range: USED, placeholder: 'name' });
    expect(await connection.sendRequest(RenameRequest.type, { ...at, newName: 'tool' })).toEqual({
      documentChanges: [
        {
          textDocument: { uri: URI, version: 1 },
          edits: [
            { range: DEFINED, newText: 'tool' },
            { range: USED, newText: 'tool' },
          ],
        },
      ],
    });
  });

  test('rename: a refusal is an error with its reason', async () => {
    const { connection } = client();
    const content = { textDocument, position: rangeOf('content}').start };
    await expect(connection.sendRequest(PrepareRenameRequest.type, content)).rejects.toMatchObject({
      code: LSPErrorCodes.RequestFailed,
      message: expect.stringContaining('part of the format'),
    });
    const name = { textDocument, position: USED.start, newName: 'two words' };
    await expect(connection.sendRequest(RenameRequest.type, name)).rejects.toMatchObject({
      code: LSPErrorCodes.RequestFailed,
      message: expect.stringContaining('cannot name a group'),
    });
  });

  test('symbols: a tree', async () => {
    const [root] = (await client().connection.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? [];
    expect(root).toMatchObject({
      name: 'response_template',
      children: [
        { name: 'start_anchor' },
        { name: 'tool_calls', children: [{ name: 'open_pattern', children: [{ name: 'name' }] }, { name: 'close' }] },
        { name: 'content', detail: 'implicit, text' },
      ],
    });
  });

  test('selection ranges: from the name outwards', async () => {
    const positions = [DEFINED.start];
    const found = await client().connection.sendRequest(SelectionRangeRequest.type, { textDocument, positions });
    expect(found?.[0]).toMatchObject({ range: DEFINED, parent: { range: rangeOf('(?P<name>[^>]+)', 40) } });
  });

  test('linked editing: the group and its placeholder', async () => {
    const at = { textDocument, position: USED.start };
    expect(await client().connection.sendRequest(LinkedEditingRangeRequest.type, at)).toMatchObject({
      ranges: [DEFINED, USED],
    });
  });

  test('inlay hints: what is implied', async () => {
    const found = await client().connection.sendRequest(InlayHintRequest.type, { textDocument, range: all });
    expect(found?.map(({ label }) => label)).toEqual(['list', 'implicit, text']);
  });

  test('semantic tokens: whole, of a range, and what has changed', async () => {
    const { connection } = client();
    const whole = await connection.sendRequest(SemanticTokensRequest.type, { textDocument });
    const line = { start: { line: 4, character: 0 }, end: { line: 4, character: 99 } };
    const part = await connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range: line });
    expect(part?.data.slice(0, 3)).toEqual([4, rangeOf('<|end|>').start.character, '<|end|>'.length]);
    expect(whole?.data.length).toBeGreaterThan(part?.data.length ?? 0);

    await client().change(URI, 2, { range: { start: DEFINED.end, end: DEFINED.end }, text: 's' });
    const previousResultId = whole?.resultId ?? '';
    const changed = await connection.sendRequest(SemanticTokensDeltaRequest.type, { textDocument, previousResultId });
    const again = await connection.sendRequest(SemanticTokensRequest.type, { textDocument });
    const numbers = [...(whole?.data ?? [])];
    if (changed === null || !('edits' in changed)) throw new Error('Expected edits.');
    for (const { start, deleteCount, data = [] } of changed.edits) numbers.splice(start, deleteCount, ...data);
    expect(numbers).toEqual(again?.data);
    expect(numbers).not.toEqual(whole?.data);
    await client().change(URI, 3, { text: TEXT });
    const unknown = await connection.sendRequest(SemanticTokensDeltaRequest.type, { textDocument, previousResultId });
    expect(unknown).toMatchObject({ data: whole?.data });
  });

  test('colours and hints are switched off by settings, and the client is told to ask again', async () => {
    const { connection } = client();
    settings = { semanticTokens: false, inlayHints: false };
    await connection.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
    expect(await connection.sendRequest(InlayHintRequest.type, { textDocument, range: all })).toEqual([]);
    expect((await connection.sendRequest(SemanticTokensRequest.type, { textDocument }))?.data).toEqual([]);
    expect(refreshed.sort()).toEqual(['hints', 'tokens']);
    settings = {};
    await connection.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
    expect(await connection.sendRequest(InlayHintRequest.type, { textDocument, range: all })).toHaveLength(2);
  });
});

describe('a client that says nothing of itself', () => {
  const client = withClient({});

  test('is offered what every client has known for long, and nothing else', () => {
    const { capabilities } = client().initializeResult;
    expect(capabilities).toMatchObject({
      definitionProvider: true,
      renameProvider: true,
      documentSymbolProvider: true,
    });
    for (const provider of ['selectionRange', 'linkedEditingRange', 'inlayHint', 'semanticTokens', 'diagnostic'])
      expect(capabilities).not.toHaveProperty(`${provider}Provider`);
  });

  test('definition: a place', async () => {
    const found = await client().connection.sendRequest(DefinitionRequest.type, { textDocument, position: USED.start });
    expect(found).toEqual([{ uri: URI, range: DEFINED }]);
  });

  test('rename: edits without a version', async () => {
    const at = { textDocument, position: USED.start, newName: 'tool' };
    expect(await client().connection.sendRequest(RenameRequest.type, at)).toEqual({
      changes: {
        [URI]: [
          { range: DEFINED, newText: 'tool' },
          { range: USED, newText: 'tool' },
        ],
      },
    });
  });

  test('symbols: a list', async () => {
    const found = await client().connection.sendRequest(DocumentSymbolRequest.type, { textDocument });
    expect(found).toContainEqual(expect.objectContaining({ name: 'name', containerName: 'open_pattern' }));
    expect(found?.every((symbol) => 'location' in symbol)).toBe(true);
  });
});

test('a client whose tokens are of another form is not offered any', async () => {
  const semanticTokens = { requests: { full: true }, tokenTypes: [], tokenModifiers: [], formats: [] };
  const client = await TestClient.start({ textDocument: { semanticTokens } });
  expect(client.initializeResult.capabilities).not.toHaveProperty('semanticTokensProvider');
  await client.stop();
});

describe('files that are not ours, and documents that are not open', () => {
  const client = withClient({ textDocument: { selectionRange: {}, inlayHint: {}, linkedEditingRange: {} } });

  test.each(['file:///models/package.json', 'file:///closed/tokenizer_config.json'])('%s: nothing', async (uri) => {
    const { connection } = client();
    if (uri.endsWith('package.json')) await client().open(uri, TEXT);
    const at = { textDocument: { uri }, position: USED.start };
    expect(await connection.sendRequest(DefinitionRequest.type, at)).toEqual([]);
    expect(await connection.sendRequest(DocumentHighlightRequest.type, at)).toEqual([]);
    expect(await connection.sendRequest(RenameRequest.type, { ...at, newName: 'x' })).toBe(null);
    expect(await connection.sendRequest(DocumentSymbolRequest.type, at)).toEqual([]);
    expect(await connection.sendRequest(LinkedEditingRangeRequest.type, at)).toBe(null);
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    expect(await connection.sendRequest(InlayHintRequest.type, { ...at, range })).toEqual([]);
  });
});
