import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as sources from '../../parser/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../../dist/parser.js', import.meta.url));
const VECTORS = new URL('../conformance/vectors/', import.meta.url);
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Cases of the vectors as JSON text: what a page gets is what Node gets. */
const CASES = ['spec-examples', 'content', 'tools', 'reports'].flatMap((file) =>
  readFileSync(new URL(`${file}.jsonl`, VECTORS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 20),
);

/** Parses each case with an engine. A module of its own, so that Node, page and worker run the same text. */
const PARSE_ALL = `
export function parseAll({ parseJson, ResponseParser, writeJson }, lines) {
  return lines.map((line) => {
    const { template, prefix, chunks, tools } = parseJson(line);
    try {
      const parser = new ResponseParser(template, prefix, { tools });
      const events = chunks.map((chunk) => parser.feed(chunk));
      const { message, finalEvents } = parser.finalize();
      return writeJson([message, parser.initialEvents, events, finalEvents], { exact: true });
    } catch (error) {
      return error.name + ' ' + error.code;
    }
  });
}`;

const source = readFileSync(BUNDLE, 'utf8');

async function parsedInNode(): Promise<readonly string[]> {
  const engine: unknown = await import(/* @vite-ignore */ pathToFileURL(BUNDLE).href);
  const { parseAll } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(PARSE_ALL)}`);
  return parseAll(engine, CASES);
}

describe('the engine’s bundle', () => {
  test('parses in Node', async () => {
    const answers = await parsedInNode();
    expect(answers).toHaveLength(80);
    expect(answers.filter((answer) => !answer.startsWith('ResponseTemplateError')).length).toBeGreaterThan(50);
    expect(answers.filter((answer) => /^\w+ undefined$/.test(answer))).toEqual([]);
  });

  test('stands alone and makes no code from text', () => {
    expect(source).not.toMatch(/^\s*import\b/m);
    expect(source).not.toMatch(/\bimport\s*[({"']|\brequire\s*\(|\bfrom\s*["']/);
    expect(source).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\s*\(/);
  });

  test('makes no host pattern from text but the one for numbers, which is its own', () => {
    const made = source.match(/\bRegExp\s*\([^;]*/g) ?? [];
    expect(made.filter((call) => !call.includes('inf(?:inity)?|nan'))).toEqual([]);
  });
});

/** What an engine tells of a case beside its answer: trace, malformed regions, held text, problems and their sentences. */
function toldBy(engine: typeof sources, line: string): string {
  const { template, prefix = '', chunks = [], tools } = sources.parseJson(line) as Record<string, never>;
  const told: unknown[] = engine
    .validateTemplate(template)
    .map((problem) => [problem, engine.describeProblem(problem)]);
  try {
    const parser = new engine.ResponseParser(template, prefix, { tools, trace: true, onMalformed: 'event' });
    told.push(parser.initialEvents, parser.keptPrefix);
    for (const chunk of chunks) told.push(parser.feed(chunk), parser.held, parser.consumed);
    told.push(parser.finalize());
  } catch (error) {
    told.push(error, Object.entries(error as object));
  }
  return JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

describe('the engine’s bundle, in which the engine’s own names are short,', () => {
  test('is at most 80 KB', () => {
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(80 * 1024);
  });

  test('gives the reference’s answer to every vector', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/conformance.mjs', '--shipped'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect({ status, stderr, stdout }).toMatchObject({ status: 0 });
  }, 120_000);

  test.each(['models', 'reports', 'load-mutated', 'content'])('tells what the sources tell about %s', async (file) => {
    const engine: typeof sources = await import(/* @vite-ignore */ pathToFileURL(BUNDLE).href);
    const lines = readFileSync(new URL(`${file}.jsonl`, VECTORS), 'utf8').split('\n');
    for (const line of lines.filter((text) => text !== '')) expect(toldBy(engine, line)).toBe(toldBy(sources, line));
  });
});

describe.skipIf(!existsSync(CHROMIUM))('the same file, unchanged,', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const script = { '/parser.js': source, '/parse-all.js': PARSE_ALL }[request.url ?? ''];
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      response.end(script ?? '<!doctype html><title>engine</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: ['--no-sandbox'] });
    page = await browser.newPage();
    await page.goto(origin);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const inPage = (code: string): Promise<unknown> => page.evaluate(code);
  const call = () =>
    `Promise.all([import('${origin}/parser.js'), import('${origin}/parse-all.js')])
      .then(([engine, { parseAll }]) => parseAll(engine, ${JSON.stringify(CASES)}))`;

  test('gives the same answers in a page', async () => {
    expect(await inPage(call())).toEqual(await parsedInNode());
  });

  test('and in a worker', async () => {
    const worker = `${call()}.then((answers) => postMessage(answers), (error) => postMessage(String(error)));`;
    const inWorker = `new Promise((resolve, reject) => {
      const url = URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: 'text/javascript' }));
      const worker = new Worker(url, { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })`;
    expect(await inPage(inWorker)).toEqual(await parsedInNode());
  });
});
