import { describe, expect, test } from 'vitest';
import {
  describeProblem,
  loadTemplate,
  ResponseParser,
  ResponseTemplateError,
  validateTemplate,
} from '../../../parser/index.js';
import { oneField, run } from './support.js';

/** A value that holds itself's half twice, level by level: 2^levels values, were it written out. */
function doubled(levels: number, hold: (inner: unknown) => unknown = (inner) => [inner, inner]): unknown {
  let value: unknown = '{content}';
  for (let level = 0; level < levels; level++) value = hold(value);
  return value;
}

function errorOf(step: () => unknown): ResponseTemplateError | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    if (error instanceof ResponseTemplateError) return error;
    throw error;
  }
}

const withDefaults = (value: unknown) => ({ ...oneField({}), defaults: { value } });
const withTools = (tools: unknown) => () => new ResponseParser(oneField({}), '', { tools });
const inTemplate = { code: 'template-type', stage: 'load', path: [] };
const inTools = { code: 'tools-type', stage: 'init' };

describe('what holds more than a million values is refused at once, however little was written', () => {
  test.each<[string, () => unknown, object]>([
    ['defaults of lists that share', () => loadTemplate(withDefaults(doubled(40))), inTemplate],
    [
      'defaults of objects that share',
      () => loadTemplate(withDefaults(doubled(40, (inner) => ({ a: inner, b: inner })))),
      inTemplate,
    ],
    ['a transform that shares', () => loadTemplate(oneField({ transform: doubled(40) })), inTemplate],
    ['a list of a hundred million holes', () => loadTemplate(oneField({ open: new Array(1e8) })), inTemplate],
    ['tools that share', withTools([doubled(40, (inner) => ({ function: inner, also: inner }))]), inTools],
    ['a list of tools that is as good as empty', withTools(new Array(1e8)), inTools],
  ])('%s', (_name, step, error) => {
    expect(errorOf(step)).toMatchObject({ ...error, message: expect.stringContaining('more than 1,000,000 values') });
  });

  test('what holds itself is nested too deeply', () => {
    const value: unknown[] = [];
    value.push(value, value);
    expect(errorOf(() => loadTemplate(withDefaults(value)))).toMatchObject(inTemplate);
    expect(errorOf(withTools(value))).toMatchObject({ code: 'depth-limit', stage: 'init' });
  });

  test('a value in several places is as good as several equal ones', () => {
    const shared = { list: ['{content}'] };
    const template = { ...oneField({ transform: [shared, { shared }] }), defaults: { a: shared, b: [shared] } };
    const written = JSON.parse(JSON.stringify(template));
    expect(run(template, ['⟦x⟧']).message).toEqual(run(written, ['⟦x⟧']).message);
  });
});

describe('of more than ten thousand problems the rest is said in one, which refuses the template', () => {
  test.each<[string, object, string, unknown]>([
    ['holes in a list of literals', { open: new Array(15_000) }, 'literal-type', ['fields', 'v', 'open', 9999]],
    [
      'placeholders without a value',
      { transform: new Array(15_000).fill('{x}') },
      'placeholder-unknown',
      ['fields', 'v', 'transform', 9999],
    ],
    [
      'placeholders that are not alone',
      { transform: { a: new Array(15_000).fill('a {x}') } },
      'placeholder-mixed',
      ['fields', 'v', 'transform', 'a', 9999],
    ],
  ])('%s', (_name, keys, code, path) => {
    const problems = validateTemplate(oneField(keys));
    expect(problems).toHaveLength(10_001);
    expect(problems[9999]).toMatchObject({ code, path });
    const rest = problems[10_000];
    expect(rest).toMatchObject({ code: 'template-type', path: [], refuses: true });
    expect(rest && describeProblem(rest)).toContain('more than 10,000 problems');
    const first = problems.find(({ refuses }) => refuses);
    expect(errorOf(() => loadTemplate(oneField(keys)))).toMatchObject({ code: first?.code, path: first?.path });
  });

  test('ten thousand are all said', () => {
    expect(validateTemplate(oneField({ open: new Array(10_000) })).map(({ code }) => code)).toEqual(
      new Array(10_000).fill('literal-type'),
    );
  });
});

describe('what a transform puts into many places', () => {
  const tools = [{ name: 't', parameters: { properties: { k: { type: 'integer' } } } }];
  const call = '{"function":{"name":"t","arguments":{"k":"7","all":["a"]}}}';

  test('is one object in all of them, tool arguments cast', () => {
    const transform = new Array(2000).fill('{content}');
    const list = run(oneField({ content: 'json', transform }), [`⟦${call}⟧`], { tools }).message.v as unknown[];
    expect(list).toHaveLength(2000);
    expect(new Set(list).size).toBe(1);
    expect(list[0]).toEqual({ function: { name: 't', arguments: { k: 7, all: ['a'] } } });
  });

  test('is looked at once, however long it is', () => {
    const transform = new Array(30_000).fill('{content}');
    const text = `⟦[${call}${',1'.repeat(30_000)}]⟧`;
    const list = run(oneField({ content: 'json', transform }), [text], { tools }).message.v as unknown[][];
    expect(new Set(list).size).toBe(1);
    expect(list[0]?.slice(0, 2)).toEqual([{ function: { name: 't', arguments: { k: 7, all: ['a'] } } }, 1]);
  });

  test('can be changed without harm to the next message', () => {
    const loaded = loadTemplate(
      oneField({ content: 'json', transform: ['{content}', { also: '{content}' }, ['own']] }),
    );
    const parse = () => run(loaded, [`⟦${call}⟧`], { tools }).message;
    const first = parse();
    const untouched = JSON.stringify(first);
    const [shared, , own] = first.v as unknown as [{ function: { arguments: object } }, unknown, string[]];
    Object.assign(shared.function.arguments, { k: 8 });
    own.push('more');
    expect(JSON.stringify(first)).not.toBe(untouched);
    expect(JSON.stringify(parse())).toBe(untouched);
  });
});

describe('a loaded template never changes', () => {
  const loaded = loadTemplate({ ...oneField({ repeats: true }), defaults: { o: { k: [1] }, list: [[1]], v: [[0]] } });
  const defaults = loaded.defaults as { o: { k: number[] }; list: number[][] };

  test.each<[string, () => unknown]>([
    ['a list in its defaults', () => defaults.o.k.push(2)],
    ['an object in its defaults', () => Reflect.set(defaults.o, 'x', 1) || expect.fail()],
    ['its fields', () => (loaded.fields as unknown[]).pop()],
    ['what it tells of a field', () => Object.assign(loaded.fields[0] ?? {}, { repeats: false })],
    ['a property', () => Object.assign(loaded, { defaults: {} })],
  ])('%s cannot be written to', (_name, write) => {
    const before = JSON.stringify(loaded);
    expect(write).toThrow();
    expect(JSON.stringify(loaded)).toBe(before);
  });

  test('a message is the caller’s own: what is done to it shows in no other', () => {
    const parse = () => run(loaded, ['⟦a⟧']).message as unknown as typeof defaults & { v: unknown[][] };
    const first = parse();
    const untouched = JSON.stringify(first);
    first.o.k.push(2);
    first.list[0]?.push(2);
    first.v[0]?.push(2);
    first.v.push([]);
    expect(JSON.stringify(first)).not.toBe(untouched);
    expect(JSON.stringify(parse())).toBe(untouched);
  });
});
