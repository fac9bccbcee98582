import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ClientCapabilities,
  ConfigurationRequest,
  HoverRequest,
  type MarkupContent,
} from 'vscode-languageserver-protocol/node';
import { readMarked } from '../unit/service/support/markers.js';
import { TestClient } from './support/client.js';

const URI = 'file:///models/tokenizer_config.json';

/** A client that is asked about one place of a document; `⟦…⟧` marks what the answer is about. */
function withClient(capabilities: ClientCapabilities, settings: Record<string, unknown> = {}) {
  let client: TestClient | undefined;
  beforeAll(async () => {
    client = await TestClient.start(capabilities, {
      prepare: (connection) => connection.onRequest(ConfigurationRequest.type, () => [settings]),
    });
  });
  afterAll(async () => {
    expect(await client?.stop()).toBe(0);
    expect(client?.faults).toEqual([]);
  });
  return async (marked: string): Promise<MarkupContent | undefined> => {
    const { text, ranges, places } = readMarked(marked, { places: 1 });
    const [range] = ranges;
    if (client === undefined || range === undefined) throw new Error('Nothing to ask.');
    await client.open(URI, text);
    const position = { line: 0, character: places[0] ?? -1 };
    const hover = await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri: URI }, position });
    await client.close(URI);
    expect(hover?.range).toEqual({
      start: { line: 0, character: range.start },
      end: { line: 0, character: range.end },
    });
    const contents = hover?.contents;
    return typeof contents === 'object' && 'kind' in contents ? contents : undefined;
  };
}

const PATTERN =
  '{"tokens": [1], "response_template": {"fields": {"x": {"open_pattern": ⟦"<(?P<na‸me>a)>"⟧, "close": "b", "transform": "{name}"}}}}';

describe('a client that shows Markdown', () => {
  const hover = withClient(
    { textDocument: { hover: { contentFormat: ['markdown', 'plaintext'] } }, workspace: { configuration: true } },
    { targets: ['icu'] },
  );

  test('gets a pattern part by part, for the targets that the user names', async () => {
    const contents = await hover(PATTERN);
    expect(contents?.kind).toBe('markdown');
    expect(contents?.value).toContain('* **Here**: `(?P<name>a)` → group `name`: the character `a`');
    expect(contents?.value).toContain('ICU (NSRegularExpression) refuses the pattern');
  });

  test('gets the source of a placeholder', async () => {
    const text = PATTERN.replace(/[⟦⟧‸]/g, '').replace('"{name}"', '⟦"{na‸me}"⟧');
    expect((await hover(text))?.value).toBe(
      '**Placeholder** `{name}`: the text of the group `name` `(?P<name>a)` in `open_pattern`.',
    );
  });

  test('gets the text of a template as text', async () => {
    const contents = await hover('{"response_template": {"fields": {⟦"[a](http://‸b)<b>"⟧: {}}}}');
    expect(contents?.value).toContain('**Field** `[a](http://b)<b>`');
  });
});

describe('a client that says nothing of itself', () => {
  const hover = withClient({});

  test('gets the same in plain text, for the reference', async () => {
    const contents = await hover(PATTERN);
    expect(contents?.kind).toBe('plaintext');
    expect(contents?.value).toContain('- Here: (?P<name>a) → group name: the character a');
    expect(contents?.value).toContain('Targets: as it is meant in transformers.');
  });

  test('gets the plain description of a key', async () => {
    const contents = await hover('{"response_template": {"fields": {"x": {⟦"repe‸ats"⟧: true}}}}');
    expect(contents).toEqual({ kind: 'plaintext', value: 'The field is a list; each match appends.' });
  });
});
