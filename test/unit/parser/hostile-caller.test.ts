import { describe, expect, test } from 'vitest';
import {
  loadTemplate,
  parseResponse,
  ResponseParser,
  type ResponseParserOptions,
  ResponseTemplateError,
  validateTemplate,
} from '../../../parser/index.js';
import { oneField } from './support.js';

function revoked(target: object): never {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy as never;
}

const fail = (): never => {
  throw new Error('not now');
};
const failing = (target: object): never => new Proxy(target, { get: fail, has: fail, ownKeys: fail }) as never;
const throwing = (key: string, thrown: () => unknown = fail): never =>
  Object.defineProperty({}, key, { enumerable: true, get: thrown }) as never;
/** As long as a list can be, with nothing in it but these. */
function sparse(...items: unknown[]): never {
  items.length = 2 ** 32 - 1;
  return items as never;
}

const decode = () => 'x';
const template = oneField({});
const parser = (prefix: unknown, options?: unknown) => () =>
  new ResponseParser(template, prefix as string, options as ResponseParserOptions);
const parse = (text: unknown, prefix: unknown = '', options: unknown = { decode }) => {
  return () => parseResponse(text as string, template, prefix as string, options as ResponseParserOptions);
};

const IN_TEMPLATE = { code: 'template-type', stage: 'load', path: [] };
const IN_OPTIONS = { code: 'options-type', stage: 'init' };
const IN_PREFIX = { code: 'prefix-type', stage: 'init' };
const IN_TEXT = { code: 'chunk-type', stage: 'feed' };
const IN_TOOLS = { code: 'tools-type', stage: 'init' };

describe('whatever a caller gives, one error says what it is about, at once', () => {
  test.each<[string, () => unknown, object]>([
    ['a revoked template', () => loadTemplate(revoked({})), IN_TEMPLATE],
    ['a template that throws', () => loadTemplate(failing({})), IN_TEMPLATE],
    ['options that are revoked', parser('', revoked({})), IN_OPTIONS],
    ['options that throw', parser('', failing({})), IN_OPTIONS],
    ['options that are revoked, for a text', parse('a', '', revoked({})), IN_OPTIONS],
    ...['tools', 'trace', 'onMalformed', 'decode', 'patternSteps'].map((key): [string, () => unknown, object] => [
      `an option ${key} that throws`,
      parser('', throwing(key)),
      IN_OPTIONS,
    ]),
    ['an unknown onMalformed', parser('', { onMalformed: 'bogus' }), IN_OPTIONS],
    ['an onMalformed that is a number', parse('a', '', { onMalformed: 1 }), IN_OPTIONS],
    ['tools that are revoked', parser('', { tools: revoked([]) }), IN_TOOLS],
    ['a tool that throws what is revoked', parser('', { tools: [throwing('name', () => failRevoked())] }), IN_TOOLS],
    ['a revoked prefix', parser(revoked([])), IN_PREFIX],
    ['a prefix that throws', parser(failing([1])), IN_PREFIX],
    ['a prefix of holes', parser(sparse(), { decode }), IN_PREFIX],
    ['a prefix of holes behind ids', parser(sparse(1, 2), { decode }), IN_PREFIX],
    ['a prefix of fractions', parser([1.5], { decode }), IN_PREFIX],
    ['a revoked text', parse(revoked([])), IN_TEXT],
    ['a text that throws', parse(failing([1])), IN_TEXT],
    ['a batch that throws behind its first text', parse(new Proxy(['a', 'b'], { get: getFirst })), IN_TEXT],
    ['a text of holes', parse(sparse()), IN_TEXT],
    ['a text of holes behind ids', parse(sparse(1, 2)), IN_TEXT],
    ['a batch of holes behind texts', parse(sparse('a', 'b')), IN_TEXT],
    ['a batch with a revoked text', parse(['a', revoked([])]), IN_TEXT],
    ['prefixes of holes', parse(['a', 'b'], sparse()), IN_PREFIX],
    ['prefixes of holes behind texts', parse(['a', 'b'], sparse('', '')), IN_PREFIX],
    ['revoked prefixes', parse(['a', 'b'], revoked([])), IN_PREFIX],
    ['a decode that throws', parse([1], '', { decode: fail }), IN_TEXT],
    ['a chunk that is revoked', () => new ResponseParser(template, '').feed(revoked([])), IN_TEXT],
  ])('%s', (_name, step, error) => {
    const thrown = thrownBy(step);
    expect(thrown).toBeInstanceOf(ResponseTemplateError);
    expect(thrown).toMatchObject(error);
  });

  test('validateTemplate says it as a problem', () => {
    expect(validateTemplate(revoked({}))).toMatchObject([{ code: 'template-type', refuses: true }]);
  });
});

function failRevoked(): never {
  throw revoked({});
}

function getFirst(list: object, key: string | symbol): unknown {
  return key === '1' ? fail() : Reflect.get(list, key);
}

function thrownBy(step: () => unknown): unknown {
  try {
    step();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each<[string, object, string, object]>([
  ['a value', { content: 'int' }, '⟦x⟧', { code: 'value-invalid', path: ['fields', 'v'] }],
  ['a transform', { transform: '{nope}' }, '⟦x⟧', { code: 'transform-failed', path: ['fields', 'v'] }],
  [
    'an argument',
    { content: 'kv-lines', content_args: { kv_sep: '' } },
    '⟦x⟧',
    { code: 'value-invalid', path: ['fields', 'v', 'content_args', 'kv_sep'] },
  ],
])('the error of %s has a path into the template', (_name, keys, text, error) => {
  expect(thrownBy(() => parseResponse(text, oneField(keys), ''))).toMatchObject({ ...error, field: 'v' });
});

test('null is no value of an option, and options may be inherited', () => {
  expect({ ...parseResponse('⟦a⟧', template, '', { onMalformed: null } as never) }).toEqual({ v: 'a' });
  expect({ ...parseResponse([1], template, '', Object.create({ decode: () => '⟦a⟧' })) }).toEqual({ v: 'a' });
});
