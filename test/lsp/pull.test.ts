import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CodeLensRequest,
  CompletionRequest,
  ConfigurationRequest,
  DidChangeConfigurationNotification,
  HoverRequest,
} from 'vscode-languageserver-protocol/node';
import { TEMPLATE_REQUEST } from '../../server/messages.js';
import { readMarked, readPlace } from '../unit/service/support/markers.js';
import { shown, TestClient } from './support/client.js';

const CONFIG = 'file:///models/tokenizer_config.json';
const TEMPLATE = 'file:///models/response_template.json';

let client: TestClient;
let rules: Record<string, string> = {};

beforeAll(async () => {
  client = await TestClient.start(
    { textDocument: { diagnostic: {} }, workspace: { configuration: true } },
    { prepare: (connection) => connection.onRequest(ConfigurationRequest.type, () => [{ rules }]) },
  );
});

afterAll(async () => {
  expect(await client.stop()).toBe(0);
  expect(client.faults).toEqual([]);
});

/** Opens a document for as long as the task takes. */
async function opened<T>(uri: string, text: string, task: () => Promise<T>): Promise<T> {
  await client.open(uri, text);
  try {
    return await task();
  } finally {
    await client.close(uri);
  }
}

test('the server says what it can do', () => {
  expect(client.initializeResult.capabilities).toMatchObject({
    textDocumentSync: 2,
    hoverProvider: true,
    codeLensProvider: { resolveProvider: true },
    diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
  });
});

describe('diagnostics', () => {
  const { text, ranges } = readMarked(
    '{\r\n  "added_tokens_decoder": { "0": { "content": "<|im_end|>" } },\r\n  "response_template": {\r\n' +
      '    "start_anchor": "<|im_start|>assistant\\n",\r\n    "fields": { "content": { ⟦"closes"⟧: "<|im_end|>", "repeats": true, "join": "" } }\r\n  }\r\n}\r\n',
    { ranges: 1 },
  );

  test('carry code, source, severity, range and what a fix needs', async () => {
    const [found, ...others] = await opened(CONFIG, text, () => client.pullItems(CONFIG));
    expect(others).toEqual([]);
    expect(found).toEqual({
      code: 'unknown-key',
      source: 'response-template',
      severity: 1,
      message: expect.stringContaining('"closes"'),
      range: { start: { line: 4, character: 29 }, end: { line: 4, character: 37 } },
      data: { path: ['fields', 'content', 'closes'], key: 'closes' },
    });
    expect(text.slice(ranges[0]?.start, ranges[0]?.end)).toBe('"closes"');
  });

  test('follow unsaved edits, and an unchanged document is not sent again', async () => {
    await opened(CONFIG, text, async () => {
      const first = await client.pull(CONFIG);
      expect(first.kind).toBe('full');
      expect((await client.pull(CONFIG, first.resultId)).kind).toBe('unchanged');
      const range = { start: { line: 4, character: 35 }, end: { line: 4, character: 36 } };
      await client.change(CONFIG, 2, { range, text: '' });
      const second = await client.pull(CONFIG, first.resultId);
      expect(second).toMatchObject({ kind: 'full', items: [] });
      await client.change(CONFIG, 3, { range: { start: range.start, end: range.start }, text: 's' });
      expect(shown(text, await client.pullItems(CONFIG))).toEqual(['unknown-key "closes"']);
    });
  });

  test('link the other implicit fields', async () => {
    const both = '{"start_anchor": "a", "fields": {"x": {}, "y": {}}}';
    const found = await opened(TEMPLATE, both, () => client.pullItems(TEMPLATE));
    expect(shown(both, found)).toEqual(['several-implicit-fields "x"', 'several-implicit-fields "y"']);
    expect(found[0]?.relatedInformation).toEqual([
      {
        location: { uri: TEMPLATE, range: { start: { line: 0, character: 42 }, end: { line: 0, character: 45 } } },
        message: 'This field has no opener either',
      },
    ]);
  });

  test('take the severity that the user sets, or are switched off', async () => {
    await opened(CONFIG, text, async () => {
      const first = await client.pull(CONFIG);
      for (const [level, severities] of [
        ['hint', [4]],
        ['off', []],
        ['nonsense', [1]],
      ] as const) {
        rules = { 'unknown-key': level };
        await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings: null });
        const report = await client.pull(CONFIG, first.resultId);
        expect(report.kind === 'full' && report.items.map(({ severity }) => severity)).toEqual(severities);
      }
    });
  });

  test.each(['file:///models/package.json', 'file:///models/config.json', 'untitled:Untitled-1'])(
    'are never given for %s',
    async (uri) => {
      await opened(uri, '{"response_template": 1}', async () => {
        expect(await client.pullItems(uri)).toEqual([]);
      });
    },
  );

  test('are empty for a document that is not open', async () => {
    expect(await client.pullItems('file:///closed/tokenizer_config.json')).toEqual([]);
  });
});

describe('hover', () => {
  const at = async (marked: string) => {
    const { text, place } = readPlace(marked);
    const position = { line: 0, character: place };
    return opened(CONFIG, text, () =>
      client.connection.sendRequest(HoverRequest.type, { textDocument: { uri: CONFIG }, position }),
    );
  };

  test('explains the key of a field at its place in the whole file', async () => {
    const found = await at('{"a": 1, "response_template": {"fields": {"content": {"re‸peats": true}}}}');
    expect(JSON.stringify(found?.contents)).toContain('each match appends');
    expect(found?.range).toEqual({ start: { line: 0, character: 54 }, end: { line: 0, character: 63 } });
  });

  test('explains an argument of a content parser', async () => {
    const found = await at(
      '{"response_template": {"fields": {"x": {"content": "json", "content_args": {"unq‸uoted_keys": true}}}}}',
    );
    expect(JSON.stringify(found?.contents)).toContain('without quotes');
  });

  test('explains what a response template is', async () => {
    const found = await at('{"response_‸template": {}}');
    expect(JSON.stringify(found?.contents)).toContain('structured message');
    expect(found?.range).toEqual({ start: { line: 0, character: 1 }, end: { line: 0, character: 20 } });
  });

  test('says nothing about keys that are not the template’s', async () => {
    expect(await at('{"re‸peats": 1, "response_template": {}}')).toBe(null);
  });
});

describe('completion', () => {
  const labels = async (marked: string) => {
    const { text, place } = readPlace(marked);
    const position = { line: 0, character: place };
    const found = await opened(CONFIG, text, () =>
      client.connection.sendRequest(CompletionRequest.type, { textDocument: { uri: CONFIG }, position }),
    );
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    return items.map(({ label }) => label);
  };

  test('offers the keys that the field does not have yet', async () => {
    const found = await labels('{"response_template": {"fields": {"content": {"open": "x", "‸"}}}}');
    expect(found).toEqual(expect.arrayContaining(['close', 'close_pattern', 'repeats', 'transform']));
    expect(found).not.toContain('open');
    expect(found).not.toContain('start_anchor');
  });

  test('offers the content parsers', async () => {
    const found = await labels('{"response_template": {"fields": {"content": {"content": ‸}}}}');
    expect(found).toEqual(expect.arrayContaining(['"json"', '"xml-inline"', '"kv-lines"']));
  });

  test('offers the arguments of the content parser at hand', async () => {
    const found = await labels(
      '{"response_template": {"fields": {"x": {"content": "kv-lines", "content_args": {"‸"}}}}}',
    );
    expect(found).toEqual(expect.arrayContaining(['line_sep', 'kv_sep', 'strip', 'value_parser']));
    expect(found).not.toContain('tag_pattern');
  });

  test('offers whole templates where none is written yet', async () => {
    expect(await labels('{"response_template": ‸}')).toContain('ChatML template');
  });

  test('offers the usual forms of a field by its name', async () => {
    const found = await labels('{"response_template": {"fields": {"tool_calls": ‸}}}');
    expect(found).toContain('JSON between <tool_call> tags');
    expect(await labels('{"response_template": {"fields": {"other": ‸}}}')).toContain('text between delimiters');
  });

  test('offers nothing outside of the template', async () => {
    expect(await labels('{"‸", "response_template": {}}')).toEqual([]);
  });
});

test('a code lens above the template opens the playground', async () => {
  const text = '{\n  "response_template": {}\n}';
  const lenses = await opened(CONFIG, text, () =>
    client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri: CONFIG } }),
  );
  expect(lenses?.slice(0, 1)).toEqual([
    {
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 21 } },
      command: { title: 'Open Playground', command: 'responseTemplates.openPlayground', arguments: [CONFIG] },
    },
  ]);
});

describe('the template of a document', () => {
  const ask = (uri: string) => client.connection.sendRequest(TEMPLATE_REQUEST, { textDocument: { uri } });

  test('is given as written, with its version and offset', async () => {
    await opened(CONFIG, '{"response_template": {"a": 1 }}', async () => {
      expect(await ask(CONFIG)).toEqual({ version: 1, text: '{"a": 1 }', offset: 22 });
      await client.change(CONFIG, 7, { text: '{"response_template": [],\n"response_template": {"b": ' });
      expect(await ask(CONFIG)).toEqual({ version: 7, text: '{"b": ', offset: 47 });
      await client.change(CONFIG, 8, { text: '{}' });
      expect(await ask(CONFIG)).toEqual({ version: 8, offset: 0 });
    });
  });

  test('is null for a document that is not ours, or not open', async () => {
    await opened('file:///a.json', '{"response_template": {}}', async () => {
      expect(await ask('file:///a.json')).toBe(null);
    });
    expect(await ask(CONFIG)).toBe(null);
  });
});
