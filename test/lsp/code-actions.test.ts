import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readMarked } from '../unit/service/support/markers.js';
import { TestClient } from './support/client.js';

const URI = 'file:///models/response_template.json';

const KINDS = { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } };

/** A client that can do everything, and one from the time before most of it. */
const MODERN: ClientCapabilities = {
  textDocument: {
    diagnostic: {},
    codeAction: { ...KINDS, isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] } },
  },
  workspace: { workspaceEdit: { documentChanges: true } },
};
const PLAIN: ClientCapabilities = { textDocument: { diagnostic: {}, codeAction: KINDS } };

let modern: TestClient;
let plain: TestClient;

beforeAll(async () => {
  [modern, plain] = await Promise.all([TestClient.start(MODERN), TestClient.start(PLAIN)]);
});

afterAll(async () => {
  for (const client of [modern, plain]) {
    expect(await client.stop()).toBe(0);
    expect(client.faults).toEqual([]);
  }
});

interface Asked {
  readonly only?: string[];
  /** Those that the client shows; without them all that the server reports for the selection. */
  readonly diagnostics?: Diagnostic[];
}

/** The actions at the marked range, and the text after one of them. */
async function ask(client: TestClient, marked: string, { only, diagnostics }: Asked = {}) {
  const { text, ranges } = readMarked(marked, { ranges: 1 });
  const document = TextDocument.create(URI, 'json', 1, text);
  const [mark] = ranges;
  const range = { start: document.positionAt(mark?.start ?? 0), end: document.positionAt(mark?.end ?? 0) };
  await client.open(URI, text);
  const shown = diagnostics ?? [...(await client.pullItems(URI))];
  const found = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range,
    context: { diagnostics: shown, ...(only === undefined ? {} : { only }) },
  });
  const actions = (found ?? []) as CodeAction[];
  const textAfter = async (title: string) => {
    const action = actions.find((one) => one.title === title);
    if (action === undefined)
      throw new Error(`There is no "${title}" but ${actions.map((one) => one.title).join(', ')}`);
    const edit = action.edit ?? (await client.connection.sendRequest(CodeActionResolveRequest.type, action)).edit ?? {};
    return TextDocument.applyEdits(document, editsOf(edit));
  };
  return { actions, textAfter, text, close: () => client.close(URI) };
}

function editsOf({ changes, documentChanges }: WorkspaceEdit) {
  const [change] = documentChanges ?? [];
  return (
    changes?.[URI] ??
    (change !== undefined && 'edits' in change ? [...change.edits].filter((edit) => 'newText' in edit) : [])
  );
}

const MISSPELT =
  '{"start_anchor": "a", "fields": {"content": {"repeats": true, "join": "", ⟦"closes"⟧: "<|im_end|>"}}}';

describe('what the server says it can do', () => {
  test('follows the client', () => {
    const kinds = ['quickfix', 'refactor.rewrite', 'source.fixAll.responseTemplate'];
    expect(modern.initializeResult.capabilities.codeActionProvider).toEqual({
      codeActionKinds: kinds,
      resolveProvider: true,
    });
    expect(plain.initializeResult.capabilities.codeActionProvider).toEqual({
      codeActionKinds: kinds,
      resolveProvider: false,
    });
  });

  test('leaves out actions for a client that takes commands only', async () => {
    const client = await TestClient.start({ textDocument: { codeAction: {} } });
    expect(client.initializeResult.capabilities.codeActionProvider).toBe(undefined);
    expect(await client.stop()).toBe(0);
  });
});

describe('a fix', () => {
  test('is for its finding, is preferred, and edits this version', async () => {
    const { actions, textAfter, text, close } = await ask(modern, MISSPELT);
    const [rename] = actions;
    expect(rename).toEqual({
      title: 'Rename "closes" to "close"',
      kind: 'quickfix',
      isPreferred: true,
      diagnostics: [expect.objectContaining({ code: 'unknown-key' })],
      edit: { documentChanges: [{ textDocument: { uri: URI, version: 1 }, edits: [expect.anything()] }] },
    });
    expect(await textAfter('Rename "closes" to "close"')).toBe(text.replace('closes', 'close'));
    expect(await textAfter('Delete "closes"')).toBe(text.replace(', "closes": "<|im_end|>"', ''));
    await close();
  });

  test('says no more than the client understands', async () => {
    const { actions, close } = await ask(plain, MISSPELT);
    expect(actions[0]).toEqual({
      title: 'Rename "closes" to "close"',
      kind: 'quickfix',
      diagnostics: [expect.objectContaining({ code: 'unknown-key' })],
      edit: { changes: { [URI]: [expect.anything()] } },
    });
    await close();
  });

  test('needs no diagnostics of the client: they may be of another version, or without their data', async () => {
    const { actions, close } = await ask(modern, MISSPELT, { diagnostics: [] });
    expect(actions.map(({ title, diagnostics }) => [title, diagnostics])).toEqual([
      ['Rename "closes" to "close"', undefined],
      ['Delete "closes"', undefined],
    ]);
    await close();
  });

  test.each([
    [['quickfix'], 2],
    [['refactor'], 0],
    [['refactor', 'quickfix'], 2],
    [['quickfix.other'], 0],
    [['quick'], 0],
    [[''], 2],
  ])('is given where %j is asked for', async (only, count) => {
    const { actions, close } = await ask(modern, MISSPELT, { only });
    expect(actions.length).toBe(count);
    await close();
  });

  test('is not offered elsewhere', async () => {
    const { actions, close } = await ask(modern, MISSPELT.replaceAll(/[⟦⟧]/g, '').replace('"start', '⟦"start⟧'), {
      only: ['quickfix'],
    });
    expect(actions).toEqual([]);
    await close();
  });
});

const TWO_DOUBTLESS =
  '{\n  "version": "1",\n  "start_anchor": "a",\n  "fields": {\n    "content": { "repeats": ⟦"true"⟧, "join": "", "optional": 1, "content_args": null }\n  }\n}\n';
const MENDED =
  '{\n  "version": 1,\n  "start_anchor": "a",\n  "fields": {\n    "content": { "repeats": true, "join": "", "optional": true }\n  }\n}\n';

describe.each([
  ['a client that resolves', () => modern],
  ['a client that does not', () => plain],
])('fix all, for %s', (_, client) => {
  test('mends everything that leaves no doubt', async () => {
    const { actions, textAfter, close } = await ask(client(), TWO_DOUBTLESS, { only: ['source.fixAll'] });
    const title = 'Fix all findings of the response template that leave no doubt';
    expect(actions.map((action) => [action.title, action.kind])).toEqual([[title, 'source.fixAll.responseTemplate']]);
    expect(await textAfter(title)).toBe(MENDED);
    await close();
  });

  test('mends all findings of one code', async () => {
    const { textAfter, text, close } = await ask(client(), TWO_DOUBTLESS);
    const expected = text.replace('"true"', 'true').replace('"optional": 1', '"optional": true');
    expect(await textAfter('Fix all 2 findings "flag-type"')).toBe(expected);
    await close();
  });

  test('is offered where there is something to mend', async () => {
    const { actions, close } = await ask(client(), MISSPELT, { only: ['source.fixAll'] });
    expect(actions).toEqual([]);
    await close();
  });
});

test('an action is resolved for the document as it is by then', async () => {
  const { actions, close } = await ask(modern, TWO_DOUBTLESS, { only: ['source'] });
  const [action] = actions;
  if (action === undefined) throw new Error('There is no action.');
  await modern.change(URI, 2, {
    text: '{"version": "1", "start_anchor": "a", "fields": {"content": {"repeats": true, "join": ""}}}',
  });
  const { edit } = await modern.connection.sendRequest(CodeActionResolveRequest.type, action);
  expect(edit).toEqual({
    documentChanges: [
      {
        textDocument: { uri: URI, version: 2 },
        edits: [{ range: { start: { line: 0, character: 12 }, end: { line: 0, character: 15 } }, newText: '1' }],
      },
    ],
  });
  await close();
  const closed = await modern.connection.sendRequest(CodeActionResolveRequest.type, action);
  expect(closed.edit).toBe(undefined);
});

test('data that is not ours is sent back as it is', async () => {
  for (const data of [undefined, null, 1, {}, { uri: URI }, { uri: 1, fixAll: {} }]) {
    const action: CodeAction = { title: 'x', data };
    const answer = await modern.connection.sendRequest(CodeActionResolveRequest.type, action);
    expect(answer.edit).toBe(undefined);
  }
});

test('a refactoring is offered at the cursor', async () => {
  const marked =
    '{"start_anchor": "a", "fields": {"content": {"repeats": true, "join": "", "close"⟦⟧: ["<|im_end|>", "<|eot|>"]}}}';
  const { actions, textAfter, text, close } = await ask(modern, marked, { only: ['refactor'] });
  expect(actions.map(({ title, kind }) => [title, kind])).toEqual([
    ['Convert "close" to "close_pattern"', 'refactor.rewrite'],
  ]);
  expect(await textAfter('Convert "close" to "close_pattern"')).toBe(
    text.replace('"close": ["<|im_end|>", "<|eot|>"]', String.raw`"close_pattern": "<\\|im_end\\|>|<\\|eot\\|>"`),
  );
  await close();
});

test.each(['file:///models/package.json', 'file:///closed/response_template.json'])(
  'nothing is offered for %s',
  async (uri) => {
    const zero = { line: 0, character: 0 };
    const request = { textDocument: { uri }, range: { start: zero, end: zero }, context: { diagnostics: [] } };
    expect(await modern.connection.sendRequest(CodeActionRequest.type, request)).toEqual([]);
  },
);
