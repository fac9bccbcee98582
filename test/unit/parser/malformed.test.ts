import { describe, expect, test } from 'vitest';
import { loadTemplate, parseResponse, ResponseParser, ResponseTemplateError } from '../../../parser/index.js';
import { brief, oneField, run } from './support.js';

const CALLS = {
  start_anchor: 'A:',
  fields: {
    tool_calls: { open: '[', close: ']', content: 'int', repeats: true, optional: false },
    content: { repeats: true, join: '' },
  },
};

describe('text that cannot become a value', () => {
  test('is an error by default, which says where', () => {
    const parser = new ResponseParser(CALLS, 'A:abc');
    expect(() => parser.feed('d[x]')).toThrow(
      expect.objectContaining({
        name: 'ResponseTemplateError',
        code: 'value-invalid',
        stage: 'feed',
        field: 'tool_calls',
        offset: 2,
        message: 'Field "tool_calls": "x" is not an integer.',
      }),
    );
    expect(() => parser.feed('e')).toThrow(expect.objectContaining({ code: 'parser-broken', stage: 'feed' }));
    expect(() => parser.finalize()).toThrow(expect.objectContaining({ code: 'parser-broken', stage: 'finalize' }));
  });

  test('is an event on request, and the rest goes on', () => {
    const { events, message } = run(CALLS, ['a[1]b[x]c[2]'], { onMalformed: 'event', trace: true });
    expect(brief(events)).toBe(
      '+content "a" -content +tool_calls "1" -tool_calls +content "b" -content +tool_calls "x" !tool_calls ' +
        '+content "c" -content +tool_calls "2" -tool_calls',
    );
    expect(events.find((event) => event.type === 'region_malformed')).toEqual({
      type: 'region_malformed',
      field: 'tool_calls',
      text: 'x',
      error: { code: 'value-invalid', message: '"x" is not an integer.' },
      span: { start: 7, end: 8 },
      delimiter: ']',
      captures: {},
    });
    expect({ ...message }).toEqual({ content: 'abc', tool_calls: [1, 2] });
  });

  test('as an event it counts as seen, though the message is without it', () => {
    expect({ ...run(CALLS, ['a[x]'], { onMalformed: 'event' }).message }).toEqual({ content: 'a' });
    expect(() => run(CALLS, ['a'], { onMalformed: 'event' })).toThrow(
      expect.objectContaining({ code: 'field-missing' }),
    );
  });
});

describe('an error keeps the events of its call', () => {
  const events = (step: () => unknown): string => {
    try {
      step();
    } catch (error) {
      if (error instanceof ResponseTemplateError) return error.events === undefined ? 'none' : brief(error.events);
    }
    throw new Error('It should fail.');
  };

  test('up to the region that failed', () => {
    const parser = new ResponseParser(CALLS, '');
    expect(brief(parser.feed('a[1]b'))).toBe('+content "a" -content +tool_calls "1" -tool_calls +content "b"');
    expect(events(() => parser.feed('c[2]d[x]e'))).toBe(
      '"c" -content +tool_calls "2" -tool_calls +content "d" -content +tool_calls "x"',
    );
    expect(events(() => parser.feed('f'))).toBe('');
  });

  test('in the prefix, and at the end', () => {
    expect(events(() => new ResponseParser(CALLS, 'A:a[x]'))).toBe('+content "a" -content +tool_calls "x"');
    const parser = new ResponseParser(CALLS, '');
    expect(brief(parser.feed('a[x'))).toBe('+content "a" -content +tool_calls "x"');
    expect(events(() => parser.finalize())).toBe('');
    const held = new ResponseParser({ start_anchor: 'A:', fields: { v: { close: '|end', content: 'int' } } }, '');
    held.feed('x|e');
    expect(events(() => held.finalize())).toBe('"|e"');
  });

  test('all of the end where a required field is missing', () => {
    const parser = new ResponseParser(CALLS, '');
    parser.feed('a');
    expect(events(() => parser.finalize())).toBe('-content');
    expect(brief(parser.feed('[1]'))).toBe('+tool_calls "1" -tool_calls');
    expect({ ...parser.finalize().message }).toEqual({ content: 'a', tool_calls: [1] });
  });

  test('of a template there are none', () => {
    expect(events(() => new ResponseParser({}, ''))).toBe('none');
  });
});

describe('each failure has its own code', () => {
  test.each<[string, object, string, string]>([
    ['a broken JSON body', { content: 'json' }, '⟦{⟧', 'value-invalid'],
    [
      'JSON that is too deep, fallback or not',
      { content: 'json', content_args: { allow_non_json: true } },
      `⟦${'['.repeat(1001)}⟧`,
      'depth-limit',
    ],
    ['arguments that are null', { content_args: null }, '⟦⟧', 'content-args-type'],
    ['no tag pattern', { content: 'xml-inline' }, '⟦⟧', 'tag-pattern-missing'],
    [
      'a tag pattern that is a number',
      { content: 'xml-inline', content_args: { tag_pattern: 5 } },
      '⟦⟧',
      'tag-pattern-type',
    ],
    [
      'a tag pattern that does not compile',
      { content: 'xml-inline', content_args: { tag_pattern: '(' } },
      '⟦⟧',
      'pattern-syntax',
    ],
    [
      'tags without a key',
      { content: 'xml-inline', content_args: { tag_pattern: 'x' } },
      '⟦x⟧',
      'tag-pattern-without-key',
    ],
    [
      'a value parser that does not exist',
      { content: 'kv-lines', content_args: { value_parser: { name: 'z' } } },
      '⟦a:b⟧',
      'value-parser-unknown',
    ],
    [
      'a value parser that is no object',
      { content: 'kv-lines', content_args: { value_parser: 'z' } },
      '⟦a:b⟧',
      'value-parser-type',
    ],
    ['an integer that is too long', { content: 'int' }, `⟦${'1'.repeat(4301)}⟧`, 'value-invalid'],
    ['an empty separator', { content: 'kv-lines', content_args: { kv_sep: '' } }, '⟦a⟧', 'value-invalid'],
    ['a placeholder without a value', { transform: '{nope}' }, '⟦a⟧', 'transform-failed'],
    ['a step into a text', { transform: '{content.x}' }, '⟦a⟧', 'transform-failed'],
    ['a step to a key that is missing', { content: 'json', transform: '{content.x}' }, '⟦{"y":1}⟧', 'transform-failed'],
    [
      'transform_each of an object',
      { content: 'json', transform: '{a}', transform_each: true },
      '⟦{}⟧',
      'transform-failed',
    ],
    [
      'transform_each of numbers',
      { content: 'json', transform: '{a}', transform_each: true },
      '⟦[1]⟧',
      'transform-failed',
    ],
    ['join of a number', { content: 'int', repeats: true, join: '' }, '⟦1⟧', 'join-not-text'],
  ])('%s', (_name, keys, text, code) => {
    expect(() => run(oneField(keys), [text])).toThrow(expect.objectContaining({ code, stage: 'feed', field: 'v' }));
  });

  test.each<[string, object, unknown]>([
    ['a text for a list', { repeats: true }, 'x'],
    ['null for a list', { repeats: true }, null],
    ['a list for a text', { repeats: true, join: '' }, []],
  ])('a default that is %s', (_name, keys, value) => {
    const template = { ...oneField(keys), defaults: { v: value } };
    expect(() => run(template, ['⟦a⟧'])).toThrow(expect.objectContaining({ code: 'default-unsuitable' }));
    expect({ ...run(template, ['a']).message }).toEqual({ v: value });
  });
});

test.each([
  ['int', '1x', '"1x" is not an integer.'],
  ['int', '9'.repeat(4301), `"${'9'.repeat(60)}…" has more digits than Python converts (4300).`],
  ['float', '1_', '"1_" is not a number.'],
  ['json', '[1 2]', '"[1 2]" cannot be read as JSON: expected "," or "]", not "2" at offset 3.'],
  ['json', '9'.repeat(4301), `"${'9'.repeat(60)}…" cannot be read as JSON: an integer of more than 4300 digits.`],
])('why %s cannot read %s is said', (content, text, message) => {
  expect(() => run(oneField({ content }), [`⟦${text}⟧`])).toThrow(`Field "v": ${message}`);
});

test.each([
  ['is not there', 'x', 'The tag pattern needs a group (?P<key>…).'],
  ['takes no part in a match', 'x|(?P<key>y)', 'The group "key" of the tag pattern took no part.'],
])('a tag whose group "key" %s has a message of its own', (_name, tag_pattern, message) => {
  const keys = { content: 'xml-inline', content_args: { tag_pattern } };
  const error = { code: 'tag-pattern-without-key', message: expect.stringContaining(message) };
  expect(() => run(oneField(keys), ['⟦x⟧'])).toThrow(expect.objectContaining(error));
});

const THROWING: PropertyDescriptor = {
  enumerable: true,
  get: () => {
    throw new Error('not now');
  },
};

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('the life of a parser', () => {
  const parser = (prefix: unknown, options?: object) => () =>
    new ResponseParser(oneField({}), prefix as string, options);

  test.each<[string, () => unknown, object]>([
    ['no prefix', parser(undefined), { code: 'prefix-missing', stage: 'init' }],
    ['a null prefix', parser(null), { code: 'prefix-missing', stage: 'init' }],
    ['a prefix of numbers', parser([1, 2]), { code: 'prefix-type', stage: 'init' }],
    [
      'tools that throw',
      parser('', { tools: [Object.defineProperty({}, 'name', THROWING)] }),
      { code: 'tools-type', stage: 'init', message: 'The tools cannot be read: not now.', cause: new Error('not now') },
    ],
    ['a template that is a revoked proxy', () => new ResponseParser(revoked(), ''), { code: 'template-type' }],
    ['a template that is a revoked proxy, for a batch', () => parseResponse([], revoked(), ''), { stage: 'load' }],
    [
      'a decode that throws, for the prefix',
      parser([1], { decode: THROWING.get }),
      { code: 'prefix-type', stage: 'init', cause: new Error('not now') },
    ],
    [
      'a decode that throws, for a text',
      () => parseResponse([1], oneField({}), '', { decode: THROWING.get as never }),
      { code: 'chunk-type', stage: 'feed', cause: new Error('not now') },
    ],
    ['a decode that is no function', parser([1], { decode: 5 }), { code: 'prefix-type', stage: 'init' }],
    [
      'a template that throws what is no error',
      () =>
        loadTemplate({
          get fields(): never {
            throw Object.create(null);
          },
        }),
      { code: 'template-type', stage: 'load' },
    ],
    ['tools that are a number', parser('', { tools: 1 }), { code: 'tools-type', stage: 'init' }],
    [
      'a broken template before a missing prefix',
      () => new ResponseParser({}, null as never),
      { code: 'fields-missing', stage: 'load' },
    ],
    ['a chunk that is no string', () => parser('')().feed(5 as never), { code: 'chunk-type', stage: 'feed' }],
    [
      'a value in the prefix that fails',
      () => run(oneField({ content: 'int' }), [], { prefix: '⟦x⟧' }),
      { code: 'value-invalid', stage: 'init' },
    ],
    [
      'a value at the end that fails',
      () => run(oneField({ content: 'int' }), ['⟦x']),
      { code: 'value-invalid', stage: 'finalize' },
    ],
  ])('%s is an error', (_name, step, error) => {
    expect(step).toThrow(expect.objectContaining(error));
  });

  test('after finalize it takes nothing more', () => {
    const done = parser('')();
    done.finalize();
    expect(() => done.feed('x')).toThrow(expect.objectContaining({ code: 'parser-finalized', stage: 'feed' }));
    expect(() => done.finalize()).toThrow(expect.objectContaining({ code: 'parser-finalized', stage: 'finalize' }));
  });

  test('a required field that is missing leaves the parser open', () => {
    const open = new ResponseParser(oneField({ optional: false }), '');
    open.feed('x');
    expect(() => open.finalize()).toThrow(
      expect.objectContaining({ code: 'field-missing', stage: 'finalize', field: 'v', path: ['fields', 'v'] }),
    );
    open.feed('⟦y⟧');
    expect({ ...open.finalize().message }).toEqual({ v: 'y' });
  });

  test('an empty capture, and a default, satisfy a required field', () => {
    expect({ ...run(oneField({ optional: false }), ['⟦⟧']).message }).toEqual({});
    expect({ ...run({ ...oneField({ optional: false }), defaults: { v: null } }, ['']).message }).toEqual({ v: null });
  });
});

test('null as options is no options, in both ways of parsing', () => {
  const template = { start_anchor: 'A:', fields: { t: {} } };
  const parser = new ResponseParser(template, '', null);
  parser.feed('ok');
  expect(parser.finalize().message).toEqual({ t: 'ok' });
  expect(parseResponse('ok', template, '', null)).toEqual({ t: 'ok' });
});
