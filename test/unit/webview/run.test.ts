import { describe, expect, test } from 'vitest';
import type { ChunkingKind } from '../../../webview/model/chunking.js';
import { buildSteps } from '../../../webview/model/steps.js';
import type { EngineRequest, EngineResult } from '../../../webview/model/timeline.js';
import { runEngine } from '../../../webview/worker/run.js';

const TEMPLATE = {
  defaults: { role: 'assistant' },
  start_anchor: '<|im_start|>assistant\n',
  fields: {
    reasoning_content: { open: '<think>', close: '</think>' },
    tool_calls: { open: '<tool_call>', close: '</tool_call>', repeats: true, content: 'json' },
    content: { close: '<|im_end|>' },
  },
};
const PREFIX = '<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n<think>\n';
const OUTPUT = 'Look.</think><tool_call>{"b": 12345678901234567890, "1": 1.5}</tool_call>Done.<|im_end|>';

function run(
  part: Partial<Omit<EngineRequest, 'template' | 'chunking'>> & { template?: unknown; chunks?: ChunkingKind } = {},
) {
  const { template = TEMPLATE, chunks = 'word', ...texts } = part;
  const spec = typeof template === 'string' ? template : JSON.stringify(template);
  const chunking = { kind: chunks, size: 4, seed: 1 };
  return runEngine({ prefix: PREFIX, output: OUTPUT, tools: '', ...texts, template: spec, chunking });
}

/** Each event with the text of the input that its span covers. */
function events({ timeline }: EngineResult, prefix = PREFIX, output = OUTPUT): string[] {
  const input = prefix + output;
  return (timeline?.events ?? []).map(({ type, field, start, end, text, value }) => {
    const covered =
      start === undefined || end === undefined ? '?' : input.slice(prefix.length + start, prefix.length + end);
    return `${type} ${field} ${JSON.stringify(covered)}${value === undefined ? '' : ` = ${value}`}${text === undefined || text === covered ? '' : ` not ${text}`}`;
  });
}

const withoutOffsets = ({ message, failure, timeline }: EngineResult) => ({
  message,
  code: failure?.code,
  fields: timeline?.events
    .filter((event) => event.type !== 'region_chunk')
    .map(({ type, field, value }) => [type, field, value]),
});

describe('a run', () => {
  test('every event with its place in prefix and output, values exact', () => {
    expect(events(run({ chunks: 'whole' }))).toEqual([
      'region_open reasoning_content "<think>"',
      'region_chunk reasoning_content "\\n"',
      'region_chunk reasoning_content "Look."',
      'region_close reasoning_content "</think>" = "Look."',
      'region_open tool_calls "<tool_call>"',
      'region_chunk tool_calls "{\\"b\\": 12345678901234567890, \\"1\\": 1.5}"',
      'region_close tool_calls "</tool_call>" = {"b":12345678901234567890,"1":1.5}',
      'region_open content ""',
      'region_chunk content "Done."',
      'region_close content "<|im_end|>" = "Done."',
    ]);
  });

  test('the message is exact: big integers, order of keys', () => {
    expect(run().message).toBe(
      '{\n  "role": "assistant",\n  "reasoning_content": "Look.",\n  "tool_calls": [\n    {\n      "b": 12345678901234567890,\n      "1": 1.5\n    }\n  ],\n  "content": "Done."\n}',
    );
  });

  test.each<ChunkingKind>(['character', 'word', 'size', 'random'])('is the same in substance cut %s', (chunks) => {
    expect(withoutOffsets(run({ chunks }))).toEqual(withoutOffsets(run({ chunks: 'whole' })));
  });

  test('groups: the kept prefix, one per chunk, the end; the chunks cover the output', () => {
    const groups = run({ chunks: 'size' }).timeline?.groups ?? [];
    expect(groups[0]).toMatchObject({ kind: 'initial', start: -8, end: 0 });
    expect(groups.at(-1)).toMatchObject({
      kind: 'final',
      start: OUTPUT.length,
      end: OUTPUT.length,
      consumed: OUTPUT.length,
    });
    const feeds = groups.slice(1, -1);
    expect(feeds.map(({ start }) => start)).toEqual([0, ...feeds.slice(0, -1).map(({ end }) => end)]);
    expect(feeds.at(-1)?.end).toBe(OUTPUT.length);
  });

  test('text that may become a delimiter is held, for the delimiters it may become', () => {
    const { timeline } = run({ output: 'a</th', chunks: 'whole' });
    expect(timeline?.groups[1]?.held).toEqual({
      text: '</th',
      start: 1,
      end: 5,
      delimiters: [{ field: 'reasoning_content', side: 'close' }],
    });
    expect(timeline?.groups[1]?.consumed).toBe(1);
  });

  test('the result crosses to another page as it is', () => {
    const result = run();
    expect(structuredClone(result)).toEqual(result);
  });

  test('tools type the arguments', () => {
    const template = {
      start_anchor: 'A',
      fields: {
        tool_calls: {
          open_pattern: '<call (?P<name>\\w+)>',
          close: '</call>',
          content: 'json',
          transform: { type: 'function', function: { name: '{name}', arguments: '{content}' } },
        },
      },
    };
    const tools =
      '[{"type":"function","function":{"name":"f","parameters":{"type":"object","properties":{"n":{"type":"integer"}}}}}]';
    const output = '<call f>{"n": "7"}</call>';
    expect(JSON.parse(run({ template, tools, output, prefix: '' }).message ?? '')).toMatchObject({
      tool_calls: { function: { name: 'f', arguments: { n: 7 } } },
    });
  });
});

describe('what goes wrong is in the result', () => {
  test('a template that is not JSON, with the place', () => {
    const result = run({ template: '{"fields": ' });
    expect(result.failure).toMatchObject({ stage: 'template', code: 'json-syntax', offset: 11 });
    expect(result.failure?.message).not.toMatch(/\d/); // the place is told once, apart
    expect(result.timeline).toBeUndefined();
  });

  test('all problems of a template that is refused, each with its place', () => {
    const { findings, timeline } = run({ template: { fields: { a: { close: '' }, b: { open: [] } }, extra: 1 } });
    expect(findings.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'unknown-key extra',
      'literal-empty fields.a.close',
      'literal-list-empty fields.b.open',
      'start-anchor-missing start_anchor',
    ]);
    expect(timeline).toBeUndefined();
  });

  test('tools that are not JSON', () => {
    expect(run({ tools: '[{' }).failure).toMatchObject({ stage: 'tools', code: 'json-syntax' });
  });

  test('tools that are no list', () => {
    expect(run({ tools: '7' }).failure).toMatchObject({ stage: 'init', code: 'tools-type' });
  });

  test('a region that is no value: the failure, the events up to it, and those after it', () => {
    const output = '</think><tool_call>{oops</tool_call>Done.<|im_end|>';
    const result = run({ output, chunks: 'whole' });
    expect(result.failure).toMatchObject({ stage: 'feed', code: 'value-invalid', field: 'tool_calls' });
    expect(result.message).toBeUndefined();
    const types = result.timeline?.events.map(({ type, field }) => `${type} ${field}`);
    expect(types).toContain('region_malformed tool_calls');
    expect(types?.at(-1)).toBe('region_close content');
  });

  test('a required field that never came', () => {
    const template = {
      start_anchor: 'A',
      fields: { call: { open: '<c>', close: '</c>', optional: false }, content: {} },
    };
    const result = run({ template, prefix: '', output: 'text' });
    expect(result.failure).toMatchObject({ stage: 'finalize', code: 'field-missing', field: 'call' });
    expect(result.timeline?.events[0]).toMatchObject({ type: 'region_open', field: 'content' });
  });

  test('a feed that fails: the events that it had caused, then the failure, at its chunk', () => {
    const template = {
      start_anchor: 'A',
      fields: { call: { open: '<c>', close_pattern: '(x+)+y' }, content: {} },
    };
    const output = `text<c>${'x'.repeat(4_000)}z`;
    const { failure, timeline } = run({ template, prefix: '', output, chunks: 'whole' });
    expect(failure).toMatchObject({ code: 'pattern-limit', place: 'fields.call.close_pattern' });
    expect(timeline?.events.map(({ type, field }) => `${type} ${field}`)).toEqual([
      'region_open content',
      'region_chunk content',
      'region_close content',
      'region_open call',
    ]);
    const { code, message } = failure ?? {};
    expect(timeline?.groups.at(-1)).toMatchObject({ kind: 'feed', end: output.length, error: { code, message } });
  });

  test('a prefix that fails: the events up to it', () => {
    const template = { start_anchor: 'A', fields: { call: { open: '<c>', close_pattern: '(x+)+y' }, content: {} } };
    const { failure, timeline } = run({ template, prefix: `A<c>${'x'.repeat(4_000)}z`, output: 'text' });
    expect(failure).toMatchObject({ stage: 'init', code: 'pattern-limit' });
    expect(timeline?.events[0]).toMatchObject({ type: 'region_open', field: 'call', start: -4_004 });
    expect(timeline?.groups).toMatchObject([
      { kind: 'initial', start: -4_004, end: 0, error: { code: 'pattern-limit' } },
    ]);
  });

  test('a required field that never came: all final events, then the failure', () => {
    const template = {
      start_anchor: 'A',
      fields: { call: { open: '<c>', close: '</c>', optional: false }, content: {} },
    };
    const { timeline } = run({ template, prefix: '', output: 'text' });
    expect(timeline?.events.at(-1)).toMatchObject({ type: 'region_close', field: 'content' });
    expect(timeline?.groups.at(-1)).toMatchObject({ kind: 'final', count: 1, error: { code: 'field-missing' } });
  });

  test.each(['null', '[]', '"x"', '7', '{}', '{"fields":{}}', '{"fields":{"__proto__":{}}}', ''])(
    'the template %j does not throw',
    (template) => {
      expect(() => run({ template })).not.toThrow();
    },
  );
});

test('hostile text is text: markup, lone surrogates, control characters', () => {
  const output = '</think></script><img onerror=alert(1)>\ud83d\u0000';
  const result = run({ output });
  expect(JSON.parse(result.message ?? '').content).toBe(output.slice('</think>'.length));
});

test('a long stream by character is steps that are built at once', () => {
  const output = `</think>${'word '.repeat(4_000)}`;
  const { timeline } = run({ output, chunks: 'character' });
  expect(timeline).toBeDefined();
  if (timeline !== undefined) expect(buildSteps(timeline).count).toBeGreaterThan(20_000);
});
