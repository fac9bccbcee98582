import { describe, expect, test } from 'vitest';
import { keysOf, loadTemplate, parseJson, parseResponse, type TextOrIds, writeJson } from '../../../parser/index.js';
import { merged, oneField, run } from './support.js';

const written = (template: unknown, text: string, tools?: unknown) =>
  writeJson(run(template, [text], { tools }).message, { exact: true });

describe('storing', () => {
  test.each<[string, object, string, string]>([
    ['the last match of a plain field wins', {}, '⟦a⟧⟦b⟧', '{"v":"b"}'],
    ['repeats makes a list', { repeats: true }, '⟦a⟧⟦⟧⟦b⟧', '{"v":["a","","b"]}'],
    ['join makes one text, of empty pieces too', { repeats: true, join: '+' }, '⟦a⟧⟦⟧⟦b⟧', '{"v":"a++b"}'],
    ['repeats is read by truth value', { repeats: 'no' }, '⟦a⟧', '{"v":["a"]}'],
    ['empty values are left out', {}, '⟦ ⟧', '{}'],
    ['null, [] and {} are left out', { content: 'json' }, '⟦null⟧', '{}'],
    ['0 and false stay', { content: 'int' }, '⟦0⟧', '{"v":0}'],
    ['a list of empties stays', { repeats: true }, '⟦⟧', '{"v":[""]}'],
  ])('%s', (_name, keys, text, message) => {
    expect(written(oneField(keys), text)).toBe(message);
  });

  test('defaults come first and stay, empty or not; other keys follow in the order of their first write', () => {
    const template = {
      start_anchor: 'A:',
      defaults: { role: 'assistant', b: [], '1': null },
      fields: {
        a: { open: '<a>', close: ';' },
        b: { open: '<b>', close: ';', repeats: true },
        '0': { open: '<0>', close: ';' },
      },
    };
    expect(keysOf(run(template, ['<0>x;<a>y;']).message)).toEqual(['1', 'role', 'b', '0', 'a']);
    const read = parseJson(
      '{"start_anchor":"A:","defaults":{"role":"assistant","b":[],"1":null},"fields":{"a":{"open":"<a>","close":";"},"b":{"open":"<b>","close":";","repeats":true},"0":{"open":"<0>","close":";"}}}',
    );
    expect(written(read, '<b>z;<0>x;<a>y;')).toBe('{"role":"assistant","b":["z"],"1":null,"0":"x","a":"y"}');
  });

  test('a text default is joined in front', () => {
    expect(written({ ...oneField({ repeats: true, join: '-' }), defaults: { v: 'd' } }, '⟦a⟧')).toBe('{"v":"d-a"}');
    expect(written({ ...oneField({ repeats: true, join: '-' }), defaults: { v: null } }, '⟦a⟧')).toBe('{"v":"a"}');
  });

  test('a key of the template may be called __proto__', () => {
    const template = parseJson('{"start_anchor":"A:","fields":{"__proto__":{"open":"<","close":">"}}}');
    expect(written(template, '<x>')).toBe('{"__proto__":"x"}');
  });
});

describe('transform', () => {
  test.each<[string, object, string, string]>([
    [
      'any shape, types kept',
      { content: 'json', transform: { a: ['{content}', 1, null], 'x {b}': 'lit' } },
      '⟦[7]⟧',
      '{"v":{"a":[[7],1,null],"x {b}":"lit"}}',
    ],
    ['a string at the top', { content: 'json', transform: '{content.a.b}' }, '⟦{"a":{"b":[1]}}⟧', '{"v":[1]}'],
    ['a number', { transform: 5 }, '⟦x⟧', '{"v":5}'],
    ['false', { transform: false }, '⟦x⟧', '{"v":false}'],
    ['null is no transform', { transform: null }, '⟦x⟧', '{"v":"x"}'],
    [
      'braces with other things inside are text',
      { transform: 'x { content } {a-b}' },
      '⟦x⟧',
      '{"v":"x { content } {a-b}"}',
    ],
    [
      'of each item, whose keys win over captures',
      {
        open: undefined,
        open_pattern: '<(?P<n>\\w+)>⟦',
        content: 'json',
        transform: ['{n}', '{m}'],
        transform_each: true,
      },
      '<q>⟦[{"m":1},{"m":2,"n":3}]⟧',
      '{"v":[["q",1],[3,2]]}',
    ],
    [
      'captures of opener and closer',
      {
        open: undefined,
        close: undefined,
        open_pattern: '<(?P<a>\\w)>',
        close_pattern: '</(?P<b>\\w)>',
        transform: ['{a}', '{b}', '{content}'],
      },
      '<x>t</y>',
      '{"v":["x","y","t"]}',
    ],
    [
      'content wins over a group of that name',
      { open: undefined, open_pattern: '<(?P<content>\\w)>⟦', transform: '{content}' },
      '<x>⟦t⟧',
      '{"v":"t"}',
    ],
    [
      'integer-like keys stay in place',
      { transform: [{ b: 1 }, '{content}'], content: 'json' },
      '⟦{"b":1,"0":2}⟧',
      '{"v":[{"b":1},{"b":1,"0":2}]}',
    ],
  ])('%s', (_name, keys, text, message) => {
    const { v } = oneField(keys).fields;
    const sound = Object.fromEntries(Object.entries(v).filter(([, value]) => value !== undefined));
    expect(written({ start_anchor: 'A:', fields: { v: sound } }, text)).toBe(message);
  });

  test('a group that took no part is undefined', () => {
    const field = { open_pattern: '<(?P<a>x)?>', close: ';', transform: '{a}' };
    const template = { start_anchor: 'A:', fields: { v: field } };
    expect(written(template, '<x>;')).toBe('{"v":"x"}');
    expect(() => run(template, ['<>;'])).toThrow(expect.objectContaining({ code: 'transform-failed' }));
  });
});

describe('typing of tool arguments', () => {
  const CALL = oneField({ content: 'json' });
  const call = (args: string) => `⟦{"function":{"name":"t","arguments":${args}}}⟧`;
  const tool = (schema: unknown) => [
    { type: 'function', function: { name: 't', parameters: { properties: { k: schema } } } },
  ];

  test.each<[unknown, string, string]>([
    [{ type: 'integer' }, '"7"', '7'],
    [{ type: 'integer' }, '"7.0"', '"7.0"'],
    [{ type: 'integer' }, '" 1_0 "', '10'],
    [{ type: 'integer' }, '"99999999999999999999"', '{"$int":"99999999999999999999"}'],
    [{ type: 'number' }, '"7.5"', '7.5'],
    [{ type: 'number' }, '"1e3"', '1000'],
    [{ type: 'number' }, '"1e22"', '{"$int":"10000000000000000000000"}'],
    [{ type: 'number' }, '"nan"', '"nan"'],
    [{ type: 'boolean' }, '" TRUE "', 'true'],
    [{ type: 'boolean' }, '"yes"', '"yes"'],
    [{ type: 'null' }, '"None"', 'null'],
    [{ type: 'null' }, '"NULL"', '"NULL"'],
    [{ type: 'object' }, '"{\\"a\\": NaN}"', '{"a":{"$float":"nan"}}'],
    [{ type: 'array' }, '"{}"', '"{}"'],
    [{ type: ['string', 'integer'] }, '"7"', '7'],
    [{ type: ['boolean', 'integer'] }, '"1"', 'true'],
    [{ anyOf: [{ type: 'string' }, { oneOf: [{ type: 'integer' }] }] }, '"7"', '7'],
    [{ type: 'string', nullable: 1 }, '"null"', 'null'],
    [{ allOf: [{ type: 'integer' }] }, '"7"', '"7"'],
    [{ type: 'integer' }, '["7",8,["9"]]', '[7,8,["9"]]'],
    [{ type: ['array', 'integer'] }, '["7"]', '["7"]'],
    [{ type: 'integer' }, '{"k":"7"}', '{"k":"7"}'],
    [null, '"7"', '"7"'],
  ])('%j casts %s to %s', (schema, value, expected) => {
    const text = call(`{"k":${value}}`);
    expect(written(CALL, text, tool(schema))).toBe(`{"v":{"function":{"name":"t","arguments":{"k":${expected}}}}}`);
  });

  test.each<[string, unknown, string]>([
    ['a bare definition', [{ name: 't', parameters: { properties: { k: { type: 'integer' } } } }], '7'],
    ['function: null', [{ name: 't', function: null, parameters: { properties: { k: { type: 'integer' } } } }], '"7"'],
    ['the last of equal names', [...tool({ type: 'integer' }), ...tool({ type: 'string' })], '"7"'],
    ['things that are no tools', [1, 'x', null, [], {}], '"7"'],
    ['an object of tools', { t: 1 }, '"7"'],
    ['no tools', [], '"7"'],
  ])('%s', (_name, tools, expected) => {
    expect(written(CALL, call('{"k":"7"}'), tools)).toBe(
      `{"v":{"function":{"name":"t","arguments":{"k":${expected}}}}}`,
    );
  });

  test('arguments that stand in two places are cast in both', () => {
    const transform = { function: { name: 't', arguments: '{content}' }, raw: '{content}' };
    const template = oneField({ content: 'json', transform });
    const message = written(template, '⟦{"k":"7"}⟧', tool({ type: 'integer' }));
    expect(message).toBe('{"v":{"function":{"name":"t","arguments":{"k":7}},"raw":{"k":7}}}');
  });

  test('the close event already holds them', () => {
    const { events } = run(CALL, [call('{"k":"7"}')], { tools: tool({ type: 'integer' }) });
    expect(JSON.stringify(events.at(-1))).toContain('"arguments":{"k":7}');
  });

  test('a schema that cannot be read is an error when it is used', () => {
    const step = () => run(CALL, [call('{"k":"7"}')], { tools: tool({ anyOf: 5 }) });
    expect(step).toThrow(expect.objectContaining({ code: 'tools-type', stage: 'feed' }));
  });
});

describe("nothing of the caller's is mutated", () => {
  function frozen<T>(value: T): T {
    if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(frozen);
      Object.freeze(value);
    }
    return value;
  }
  const template = frozen({
    ...oneField({ content: 'json', repeats: true }),
    defaults: { v: [0], deep: { list: [1] } },
  });
  const tools = frozen([{ function: { name: 't', parameters: { properties: { k: { type: 'integer' } } } } }]);

  test('not the template, its defaults, or the tools, and no parse sees another', () => {
    const loaded = loadTemplate(template);
    const text = '⟦{"function":{"name":"t","arguments":{"k":"7"}}}⟧';
    const first = writeJson(run(loaded, [text], { tools }).message);
    expect(writeJson(run(loaded, [text], { tools }).message)).toBe(first);
    expect(first).toBe('{"v":[0,{"function":{"name":"t","arguments":{"k":7}}}],"deep":{"list":[1]}}');
    expect(template.defaults.v).toEqual([0]);
  });

  test('changing them later changes nothing', () => {
    const spec = { ...oneField({}), defaults: { list: [1] } };
    const loaded = loadTemplate(spec);
    spec.defaults.list.push(2);
    spec.fields.v.open = 'x';
    expect(written(loaded, '⟦a⟧')).toBe('{"list":[1],"v":"a"}');
  });
});

interface Faulty {
  readonly message?: RegExp;
}

describe('parseResponse', () => {
  test('one text, or a list of texts with one prefix or one for each', () => {
    const template = oneField({});
    expect({ ...parseResponse('⟦a⟧', template, '') }).toEqual({ v: 'a' });
    const list = parseResponse(['a⟧', '⟦b⟧'], template, ['⟦', '']);
    expect(list.map((message) => ({ ...message }))).toEqual([{ v: 'a' }, { v: 'b' }]);
    expect(parseResponse(['a⟧', 'b⟧'], template, '⟦').map((message) => message.v)).toEqual(['a', 'b']);
    expect(parseResponse([], template, '')).toEqual([]);
  });

  test('texts and prefixes may be token ids', () => {
    const decode = (ids: readonly number[]) => String.fromCodePoint(...ids);
    const ids = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);
    expect({ ...parseResponse(ids('a⟧'), oneField({}), ids('⟦'), { decode }) }).toEqual({ v: 'a' });
    const list = parseResponse([ids('⟦a⟧'), '⟦b⟧'], oneField({}), [], { decode });
    expect(list.map((message) => message.v)).toEqual(['a', 'b']);
    expect(() => parseResponse('a', oneField({}), ids('x'))).toThrow(expect.objectContaining({ code: 'prefix-type' }));
    expect(() => parseResponse(ids('x'), oneField({}), '')).toThrow(expect.objectContaining({ code: 'chunk-type' }));
  });

  test.each<[string, readonly unknown[], readonly unknown[], object]>([
    ['fewer prefixes than texts', ['a', 'b'], [''], { code: 'prefix-missing', message: /^1 prefixes for 2 texts/ }],
    ['more prefixes than texts', ['a'], ['', ''], { code: 'prefix-type', message: /^2 prefixes for 1 texts/ }],
    ['prefixes for no texts', [], [''], { code: 'prefix-type' }],
  ])('%s are an error, before any text is parsed', (_name, texts, prefixes, { message = /./, ...error }: Faulty) => {
    const step = () => parseResponse(texts as string[], oneField({}), prefixes as string[]);
    expect(step).toThrow(expect.objectContaining({ ...error, stage: 'init' }));
    expect(step).toThrow(message);
  });

  test.each<[string, (codes: readonly number[]) => TextOrIds]>([
    ['Uint8Array', (codes) => Uint8Array.from(codes)],
    ['Uint32Array', (codes) => Uint32Array.from(codes)],
    ['Int32Array', (codes) => Int32Array.from(codes)],
    ['BigInt64Array', (codes) => BigInt64Array.from(codes, BigInt)],
  ])('token ids may be a %s', (_name, typed) => {
    const ids = (text: string) => typed(Array.from(text, (character) => character.charCodeAt(0)));
    const decode = (codes: readonly number[]) => String.fromCodePoint(...codes);
    const template = oneField({ open: '[', close: ']' });
    expect({ ...parseResponse(ids('a]'), template, ids('['), { decode }) }).toEqual({ v: 'a' });
    const list = parseResponse([ids('a]'), ids('b]')], template, ids('['), { decode });
    expect(list.map((message) => message.v)).toEqual(['a', 'b']);
    expect({ ...parseResponse(ids(''), template, ids('')) }).toEqual({});
    expect(() => parseResponse(ids('a'), template, '')).toThrow(expect.objectContaining({ code: 'chunk-type' }));
  });

  test('bytes that are no list of ids are an error', () => {
    const step = () => parseResponse(new DataView(new ArrayBuffer(4)) as never, oneField({}), '');
    expect(step).toThrow(expect.objectContaining({ code: 'chunk-type' }));
  });
});

test('white space between regions opens and closes the implicit region', () => {
  const template = { start_anchor: 'A:', fields: { v: { open: '[', close: ']' }, content: {} } };
  expect(merged(run(template, ['[a]\n[b]']).events).filter((event) => event.field === 'content')).toEqual([
    { type: 'region_open', field: 'content' },
    { type: 'region_chunk', field: 'content', text: '\n', dirty: false },
    { type: 'region_close', field: 'content', value: '' },
  ]);
});
