import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InlayHintRequest,
  LinkedEditingRangeRequest,
  LSPErrorCodes,
  ReferencesRequest,
  RenameRequest,
  SelectionRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { TEMPLATE_REQUEST } from '../../server/messages.js';
import { shown, TestClient } from './support/client.js';

const URI = 'file:///models/tokenizer_config.json';
let client: TestClient;

beforeAll(async () => {
  client = await TestClient.start({ textDocument: { diagnostic: {} } });
});

afterAll(async () => {
  expect(await client.stop()).toBe(0);
  expect(client.faults).toEqual([]);
});

/** A configuration of some five megabytes: many added tokens, and a chat template in one long line. */
function bigConfig(template: string): string {
  const tokens: Record<string, object> = {};
  for (let id = 0; id < 30_000; id += 1) {
    tokens[id] = {
      content: `<unused${id}>`,
      lstrip: false,
      normalized: false,
      rstrip: false,
      single_word: false,
      special: true,
    };
  }
  const chatTemplate = `{%- for message in messages %}{{ "${'<|im_start|>'.repeat(8_000)}" }}{% endfor %}`;
  const rest = JSON.stringify({ added_tokens_decoder: tokens, chat_template: chatTemplate }, null, 2);
  return `${rest.slice(0, -2)},\n  "response_template": ${template}\n}\n`;
}

test('the big configuration is one', () => {
  expect(bigConfig('{}').length).toBeGreaterThan(5_000_000);
});

/** One that draws no finding at all. */
const sound = readFileSync(new URL('../fixtures/models/deepseek-r1.json', import.meta.url), 'utf8');
const wrong = '{"start_anchor": "a", "fields": {"content": {"close_pattern": "("}}}';

test.each([
  ['an empty file', '', []],
  ['a byte order mark', '\ufeff', []],
  ['not JSON', 'FROM qwen3\nPARAMETER stop "<|im_end|>"\n', []],
  ['truncated JSON', '{"response_template": {"fields": {"content": {"clo', []],
  ['a template that is a string', '{"response_template": "x"}', ['template-type "x"']],
  ['a template that is null', '{"response_template": null}', ['template-type null']],
  ['a template that is a list', '{"response_template": []}', ['template-type []']],
  ['a template that is a number', '{"response_template": 1e999}', ['template-type 1e999']],
  ['CRLF', `{\r\n"response_template":\r\n${wrong}\r\n}`, ['pattern-syntax (']],
  ['a byte order mark before JSON', `\ufeff{"response_template":${wrong}}`, ['pattern-syntax (']],
  ['a configuration of five megabytes', bigConfig(wrong), ['pattern-syntax (']],
  ['a real template in a configuration of five megabytes', bigConfig(sound), []],
  [
    'a template that is nested too deeply',
    `{"response_template": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ['template-type "response_template"'],
  ],
  ['a hundred thousand brackets', `{"response_template": ${'['.repeat(100_000)}`, []],
])('%s: a clear finding or silence, and the server goes on', async (_, text, expected) => {
  await client.open(URI, text);
  expect(shown(text, await client.pullItems(URI))).toEqual(expected);
  const textDocument = { uri: URI };
  expect(await client.connection.sendRequest(TEMPLATE_REQUEST, { textDocument })).toMatchObject({ version: 1 });
  const position = { line: 0, character: Math.min(30, text.length) };
  await client.connection.sendRequest(HoverRequest.type, { textDocument, position });
  await client.connection.sendRequest(CompletionRequest.type, { textDocument, position });
  await client.connection.sendRequest(CodeLensRequest.type, { textDocument });
  await askForNames(position);
  await client.close(URI);
});

/** Everything else that an editor asks for: a fault would be logged, and found when the server ends. */
async function askForNames(position: { line: number; character: number }): Promise<void> {
  const { connection } = client;
  const at = { textDocument: { uri: URI }, position };
  const range = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };
  await connection.sendRequest(DefinitionRequest.type, at);
  await connection.sendRequest(ReferencesRequest.type, { ...at, context: { includeDeclaration: true } });
  await connection.sendRequest(SelectionRangeRequest.type, { ...at, positions: [position, range.end] });
  await connection.sendRequest(LinkedEditingRangeRequest.type, at);
  await connection.sendRequest(DocumentSymbolRequest.type, at);
  await connection.sendRequest(SemanticTokensRequest.type, at);
  await connection.sendRequest(InlayHintRequest.type, { ...at, range });
  await connection.sendRequest(RenameRequest.type, { ...at, newName: 'x' }).catch(({ code }) => {
    expect(code).toBe(LSPErrorCodes.RequestFailed); // what stands there keeps its name
  });
}

test('of ten thousand findings a thousand are sent, and a note that says so', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]));
  await client.open(URI, JSON.stringify({ response_template: { start_anchor: 'a', fields: { content: unknown } } }));
  const items = await client.pullItems(URI);
  expect(items.length).toBe(1001);
  expect(items.at(-1)?.message).toContain('there are 9000 more');
  await client.close(URI);
});

test('an edit beyond the end of the document does no harm', async () => {
  await client.open(URI, '{}');
  const far = { line: 99, character: 99 };
  await client.change(URI, 2, { range: { start: far, end: far }, text: ' ' });
  expect(await client.pullItems(URI)).toEqual([]);
  await client.close(URI);
});
