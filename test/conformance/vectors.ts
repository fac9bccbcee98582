import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type JsonObject, type JsonValue, parseJson } from '../../parser/index.js';

/** Vector files with templates that are parsed, and those that are only loaded. See vectors/README.md. */
export const PARSE_FILES = ['spec-examples', 'content', 'tools', 'models', 'reports', 'random'] as const;
export const LOAD_FILES = ['load', 'load-mutated'] as const;

/** Chunking in which a case is run. */
export const MODES = ['as chunked', 'one piece', 'by character'] as const;
export type Mode = (typeof MODES)[number];

export interface Success {
  readonly ok: true;
  readonly message: JsonValue;
  readonly initialEvents: readonly JsonValue[];
  readonly events: readonly (readonly JsonValue[])[];
  readonly finalEvents: readonly JsonValue[];
}
export interface Failure {
  readonly ok: false;
  readonly stage: string;
}
export type Answer = Success | Failure;

export interface ParseCase {
  readonly id: string;
  readonly template: JsonValue;
  readonly prefix: string;
  readonly chunks: readonly string[];
  readonly tools: JsonValue | undefined;
  readonly expect: Answer;
  /** The reference's answer does not depend on the chunking. */
  readonly invariant: boolean;
}

export interface LoadCase {
  readonly id: string;
  readonly template: JsonValue;
  readonly ok: boolean;
  /** The implicit field of a template that loads. */
  readonly implicit: JsonValue | undefined;
}

function readLines(file: string): readonly JsonObject[] {
  const path = fileURLToPath(new URL(`vectors/${file}.jsonl`, import.meta.url));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => parseJson(line) as JsonObject);
}

function readAnswer(expect: JsonObject): Answer {
  if (expect.ok !== true) return { ok: false, stage: String(expect.stage ?? 'load') };
  return {
    ok: true,
    message: expect.message ?? null,
    initialEvents: (expect.initial_events ?? []) as readonly JsonValue[],
    events: (expect.events ?? []) as readonly (readonly JsonValue[])[],
    finalEvents: (expect.final_events ?? []) as readonly JsonValue[],
  };
}

export function readParseCases(file: (typeof PARSE_FILES)[number]): readonly ParseCase[] {
  return readLines(file).map((line) => ({
    id: String(line.id),
    template: line.template ?? null,
    prefix: String(line.prefix),
    chunks: line.chunks as readonly string[],
    tools: line.tools,
    expect: readAnswer(line.expect as JsonObject),
    invariant: line.invariant === true,
  }));
}

export function readLoadCases(file: (typeof LOAD_FILES)[number]): readonly LoadCase[] {
  return readLines(file).map((line) => {
    const expect = line.expect as JsonObject;
    return { id: String(line.id), template: line.template ?? null, ok: expect.ok === true, implicit: expect.implicit };
  });
}

export function chunksFor(mode: Mode, chunks: readonly string[]): readonly string[] {
  if (mode === 'as chunked') return chunks;
  const text = chunks.join('');
  return mode === 'one piece' ? [text] : [...text];
}
