import { loadTemplate, ResponseParser, type ResponseTemplate, ResponseTemplateError } from '../../parser/index.js';
import { findingRows } from './findings.js';
import { diagnosticRows, languageRows } from './language.js';
import { patternRows } from './patterns.js';
import { type BenchCase, CHATML, GPT_OSS, LFM2, LFM2_TEXT, NEVER_COMPLETE, TURN_SIZES, textOf } from './streams.js';

const KILO = 1000;
const SIZES: readonly (readonly [string, number])[] = [
  ['10 KB', 10 * KILO],
  ['100 KB', 100 * KILO],
  ['1 MB', 1000 * KILO],
  ['10 MB', 10_000 * KILO],
];

function row(...cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(14))).join(''));
}

function timed(step: () => void): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}

/** The best of several runs: the one least disturbed by others. */
function best(runs: number, step: () => void): number {
  return Math.min(...Array.from({ length: runs }, () => timed(step)));
}

/** Chunks are cut as they are fed: a list of a million strings would measure the memory's speed. */
function stream(template: ResponseTemplate, text: string, size: number): void {
  const parser = new ResponseParser(template, '');
  for (let at = 0; at < text.length; at += size) parser.feed(text.slice(at, at + size));
  parser.finalize();
}

/** Each run feeds a megabyte at least, in as many streams as it takes, so that every number has its share of garbage collection. */
function perChunk(bench: BenchCase): void {
  const template = loadTemplate(bench.template);
  const cells = SIZES.map(([, size]) => {
    const text = textOf(bench, size);
    const streams = Math.max(1, Math.round((1000 * KILO) / text.length));
    try {
      const ms = best(size > 1000 * KILO ? 4 : 12, () => {
        for (let count = 0; count < streams; count++) stream(template, text, 4);
      });
      return ((ms * 4000) / (text.length * streams)).toFixed(2);
    } catch (error) {
      if (error instanceof ResponseTemplateError) return error.code;
      throw error;
    }
  });
  row(bench.name, ...cells);
}

function countAll(text: string, literal: string): number {
  let count = 0;
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) count++;
  return count;
}

function onePiece(bench: BenchCase, turnSize: number): void {
  const template = loadTemplate(bench.template);
  const text = textOf(bench, 10_000 * KILO, turnSize);
  const engine = best(7, () => stream(template, text, text.length));
  const baseline = best(7, () => {
    for (const literal of bench.literals) countAll(text, literal);
  });
  const speed = (ms: number) => (text.length / KILO / ms).toFixed(0);
  const turn = bench.turn(turnSize).length;
  row(`${bench.name}, turns of ${turn}`, speed(engine), speed(baseline), (baseline / engine).toFixed(2));
}

/** What a server does for each request: a parser, one turn, the message. */
function oneResponse(bench: BenchCase, turnSize: number): void {
  const template = loadTemplate(bench.template);
  const text = bench.turn(turnSize);
  const rounds = 500;
  const perRound = (step: () => void): string => {
    const ms = best(20, () => {
      for (let round = 0; round < rounds; round++) step();
    });
    return ((ms * 1000) / rounds).toFixed(1);
  };
  const inOnePiece = perRound(() => stream(template, text, text.length));
  const inChunks = perRound(() => stream(template, text, 4));
  const baseline = perRound(() => {
    for (const literal of bench.literals) countAll(text, literal);
  });
  row(`${bench.name}, ${text.length} units`, inOnePiece, inChunks, baseline);
}

function loading(bench: BenchCase): void {
  const rounds = 100;
  const ms = best(10, () => {
    for (let round = 0; round < rounds; round++) loadTemplate(bench.template);
  });
  row(bench.name, ((ms * 1000) / rounds).toFixed(0));
}

/** The highest heap use over what stood before, looked at every 10,000 chunks; garbage is collected first where Node allows it. */
function heap(bench: BenchCase, size: number): string {
  const template = loadTemplate(bench.template);
  const text = textOf(bench, size);
  const collect: unknown = Reflect.get(globalThis, 'gc');
  const used = (): number => {
    if (typeof collect === 'function') collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  let highest = 0;
  const parser = new ResponseParser(template, '');
  for (let at = 0, fed = 0; at < text.length; at += 4, fed++) {
    parser.feed(text.slice(at, at + 4));
    if (fed % 100_000 === 0) highest = Math.max(highest, used() - before);
  }
  highest = Math.max(highest, used() - before);
  parser.finalize();
  return (highest / 1e6).toFixed(1);
}

function engineRows(): void {
  console.log(
    `A turn has one tool call, an answer, and reasoning of ${TURN_SIZES.map(([name, size]) => `${name} (${size})`).join(', ')}.\n`,
  );
  row('µs per 4-character chunk', ...SIZES.map(([name]) => name));
  for (const bench of [CHATML, GPT_OSS, LFM2, LFM2_TEXT, NEVER_COMPLETE]) perChunk(bench);
  console.log();
  row('one piece of 10 MB, MB/s', 'engine', 'indexOf', 'ratio');
  for (const bench of [CHATML, GPT_OSS]) for (const [, size] of TURN_SIZES) onePiece(bench, size);
  console.log(
    '\nA real stream is one response, one turn. The texts above repeat it until there is enough to measure a long stream.',
  );
  row('one response, µs', 'one piece', 'chunks of 4', 'indexOf');
  for (const bench of [CHATML, GPT_OSS]) for (const [, size] of TURN_SIZES) oneResponse(bench, size);
  console.log();
  row('loading a template', 'µs');
  for (const bench of [CHATML, GPT_OSS]) loading(bench);
  console.log();
  row('heap high-water mark, MB', '1 MB', '10 MB');
  for (const bench of [CHATML, GPT_OSS]) row(bench.name, heap(bench, 1000 * KILO), heap(bench, 10_000 * KILO));
  console.log();
}

function table(rows: readonly (readonly string[])[]): void {
  for (const cells of rows) row(...cells);
  console.log();
}

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  engine: engineRows,
  patterns: () => table(patternRows()),
  findings: () => table(findingRows()),
  language: async () => {
    table(await languageRows());
    table(await diagnosticRows());
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}, but ${Object.keys(PARTS).join(', ')}.`);

console.log(`Node ${process.version}; the best of several runs each; sizes in UTF-16 units\n`);
for (const [name, measure] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await measure();
