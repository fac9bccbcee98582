import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseTree } from 'jsonc-parser';
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { GALLERY } from '../../server/service/gallery/gallery.js';

const URI = 'file:///model/tokenizer_config.json';

/** As many tokens as a large vocabulary adds: with them, a configuration has 1.1 MB. */
const TOKENS = 6400;

function config(template: unknown): string {
  const token = { lstrip: false, normalized: false, rstrip: false, single_word: false, special: true };
  const tokens = Array.from({ length: TOKENS }, (_, at) => [at, { content: `<unused${at}>`, ...token }]);
  const whole = {
    added_tokens_decoder: Object.fromEntries(tokens),
    response_template: template,
    model_max_length: 1e5,
  };
  return JSON.stringify(whole, undefined, 2);
}

/** Every quote of the template's part, and the place behind it: keys, values, patterns, placeholders. */
function placesIn(text: string): readonly Position[] {
  const start = text.indexOf('"response_template"');
  const line = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start).split('\n');
  return lines.flatMap((written, at) =>
    [...written.matchAll(/"/g)].map(({ index }) => ({
      line: line + at,
      character: index + 1 + (at === 0 ? start - text.lastIndexOf('\n', start) - 1 : 0),
    })),
  );
}

type Answer = 'completion' | 'hover' | 'diagnostics';

class Session {
  #version = 1;
  private constructor(
    readonly connection: ProtocolConnection,
    readonly text: string,
  ) {}

  static async open(text: string): Promise<Session> {
    const { stdin, stdout } = spawn(process.execPath, [path.resolve('dist/server.js'), '--stdio']);
    const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    connection.listen();
    const completion = { completionItem: { snippetSupport: true, resolveSupport: { properties: ['documentation'] } } };
    const capabilities = {
      textDocument: { completion, hover: { contentFormat: ['markdown' as const] }, diagnostic: {} },
    };
    await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities });
    await connection.sendNotification(InitializedNotification.type, {});
    const textDocument = { uri: URI, languageId: 'json', version: 1, text };
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    return new Session(connection, text);
  }

  /** From a key stroke to the answer about the place behind it. The key stroke is undone, and the server at rest again, when this returns. */
  async timed(position: Position, what: Answer): Promise<number> {
    const behind = { ...position, character: position.character + 1 };
    const begun = performance.now();
    await this.#change(position, position, 'x');
    const params = { textDocument: { uri: URI }, position: behind };
    if (what === 'completion') await this.connection.sendRequest(CompletionRequest.type, params);
    else if (what === 'diagnostics') await this.connection.sendRequest(DocumentDiagnosticRequest.type, params);
    else await this.connection.sendRequest(HoverRequest.type, params);
    const taken = performance.now() - begun;
    await this.#change(position, behind, '');
    await this.connection.sendRequest(HoverRequest.type, { ...params, position: { line: 0, character: 0 } });
    return taken;
  }

  async #change(start: Position, end: Position, text: string): Promise<void> {
    this.#version += 1;
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: URI, version: this.#version },
      contentChanges: [{ range: { start, end }, text }],
    });
  }

  async close(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    this.connection.dispose();
  }
}

function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

/** Milliseconds from a key stroke to the answer, over stdio, at every string of a template in a large configuration. */
export async function languageRows(): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for (const name of ['qwen3', 'gpt-oss', 'lfm2']) {
    const text = config(GALLERY.find((entry) => entry.name === name)?.template);
    const session = await Session.open(text);
    const places = placesIn(text);
    for (const what of ['completion', 'hover'] as const) {
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        for (const place of places) times.push(await session.timed(place, what));
      }
      rows.push([
        `${what}, ${name}`,
        String(times.length),
        percentile(times, 0.5),
        percentile(times, 0.95),
        percentile(times, 1),
      ]);
    }
    await session.close();
    if (rows.length === 2) rows.unshift(['completion and hover, ms', 'asked', 'p50', 'p95', 'most']);
  }
  return rows;
}

/**
 * Milliseconds from a key stroke to the diagnostics, over stdio, beside what a server that reads the whole document has to do at least: a
 * tree of all of it. The two take turns.
 */
export async function diagnosticRows(): Promise<readonly (readonly string[])[]> {
  const text = config(GALLERY.find((entry) => entry.name === 'gpt-oss')?.template);
  const session = await Session.open(text);
  const [ours, whole]: [number[], number[]] = [[], []];
  for (const place of placesIn(text)) {
    ours.push(await session.timed(place, 'diagnostics'));
    const begun = performance.now();
    parseTree(text);
    whole.push(performance.now() - begun);
  }
  await session.close();
  const row = (name: string, times: readonly number[]) =>
    [name, String(times.length), percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1)] as const;
  const size = (Buffer.byteLength(text) / 1e6).toFixed(2);
  return [
    [`generated, ${size} MB; ms`, 'asked', 'p50', 'p95', 'most'],
    row('diagnostics, gpt-oss', ours),
    row('tree of the whole', whole),
    ['ratio', '', (Number(percentile(ours, 0.5)) / Number(percentile(whole, 0.5))).toFixed(2)],
  ];
}
