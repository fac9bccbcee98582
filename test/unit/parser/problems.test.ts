import { describe, expect, test } from 'vitest';
import {
  describeProblem,
  loadTemplate,
  PROBLEM_CODES,
  parseJson,
  type ResponseTemplateError,
  type TemplateProblem,
  validateTemplate,
} from '../../../parser/index.js';

const FIELD = { open: '<x>', close: '</x>' };

/** A template whose only field is `x`, with these keys over a sound one. */
const withField = (keys: object, top: object = {}) => ({ start_anchor: 'A:', fields: { x: keys }, ...top });

const brief = ({ code, path, refuses }: TemplateProblem) => `${refuses ? '!' : ''}${code} ${path.join('/')}`;

describe('every problem is reported, at its place, in the order of the reference', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a sound template', withField(FIELD), []],
    ['null', null, ['!template-type ']],
    ['a list', [], ['!template-type ']],
    ['an empty object', {}, ['!fields-missing fields', '!start-anchor-missing start_anchor']],
    ['fields that are null', { start_anchor: 'A', fields: null }, ['!fields-type fields']],
    ['no field', { start_anchor: 'A', fields: {} }, ['!fields-empty fields']],
    ['version 2', withField(FIELD, { version: 2 }), ['!version-unsupported version']],
    ['version null', withField(FIELD, { version: null }), ['!version-unsupported version']],
    ['version true, which Python takes for 1', withField(FIELD, { version: true }), []],
    ['unknown keys, sorted', withField(FIELD, { zz: 1, aa: 1 }), ['!unknown-key aa', '!unknown-key zz']],
    ['defaults null', withField(FIELD, { defaults: null }), ['!defaults-type defaults']],
    ['a field that is a list', withField([]), ['!field-type fields/x']],
    ['a misspelt key', withField({ ...FIELD, clsoe: 'x' }), ['!unknown-key fields/x/clsoe']],
    ['content null', withField({ ...FIELD, content: null }), ['!content-unknown fields/x/content']],
    ['content yaml', withField({ ...FIELD, content: 'yaml' }), ['!content-unknown fields/x/content']],
    ['both openers', withField({ open: 'a', open_pattern: 'b' }), ['!literal-and-pattern fields/x/open_pattern']],
    [
      'both openers null',
      withField({ open: null, open_pattern: null }),
      ['!literal-and-pattern fields/x/open_pattern'],
    ],
    ['open null', withField({ open: null }), ['!literal-type fields/x/open']],
    ['open empty', withField({ open: '' }), ['!literal-empty fields/x/open']],
    ['an empty list', withField({ open: [] }), ['!literal-list-empty fields/x/open']],
    [
      'a list of all sorts',
      withField({ open: ['a', 1, ''] }),
      ['!literal-type fields/x/open/1', '!literal-empty fields/x/open/2'],
    ],
    ['pattern null', withField({ open_pattern: null }), ['!pattern-type fields/x/open_pattern']],
    ['a broken pattern', withField({ open_pattern: 'a(' }), ['!pattern-syntax fields/x/open_pattern']],
    ['join that is no string', withField({ ...FIELD, join: 7 }), ['!join-type fields/x/join']],
    ['join without repeats', withField({ ...FIELD, join: '', repeats: 0 }), ['!join-without-repeats fields/x/join']],
    ['join null', withField({ ...FIELD, join: null }), []],
    [
      'transform_each 1',
      withField({ ...FIELD, transform: {}, transform_each: 1 }),
      ['!transform-each-type fields/x/transform_each'],
    ],
    [
      'transform_each without transform',
      withField({ open_pattern: '(?P<n>a)', transform_each: true }),
      ['!transform-each-without-transform fields/x/transform_each'],
    ],
    [
      'mixed placeholders, at their places',
      withField({ ...FIELD, transform: { a: ['x {content}'], b: '{content}{content}' } }),
      ['!placeholder-mixed fields/x/transform/a/0', '!placeholder-mixed fields/x/transform/b'],
    ],
    [
      'named groups and no transform',
      withField({ open_pattern: '(?P<n>a)', close_pattern: '(?P<m>b)' }),
      ['!groups-without-transform fields/x/open_pattern'],
    ],
    [
      'two implicit fields',
      { start_anchor: 'A', fields: { x: {}, y: { close: 'z' } } },
      ['!several-implicit-fields fields/y'],
    ],
    ['both anchors', withField(FIELD, { start_anchor_pattern: 'A' }), ['!literal-and-pattern start_anchor_pattern']],
    ['an empty anchor', withField(FIELD, { start_anchor: '' }), ['!literal-empty start_anchor']],
    [
      'a bad field before a bad anchor',
      { fields: { x: 5, y: { close: '' } } },
      ['!field-type fields/x', '!literal-empty fields/y/close', '!start-anchor-missing start_anchor'],
    ],
  ])('%s', (_name, template, problems) => {
    expect(validateTemplate(template).map(brief)).toEqual(problems);
  });

  test.each<[string, object, readonly string[]]>([
    ['content_args null', { content_args: null }, ['content-args-type fields/x/content_args']],
    ['no arguments at all', { content: 'xml-inline' }, ['tag-pattern-missing fields/x/content_args']],
    [
      'a tag pattern that is null',
      { content: 'xml-inline', content_args: { tag_pattern: null } },
      ['tag-pattern-missing fields/x/content_args/tag_pattern'],
    ],
    [
      'a tag pattern that is a number',
      { content: 'xml-inline', content_args: { tag_pattern: 5 } },
      ['tag-pattern-type fields/x/content_args/tag_pattern'],
    ],
    [
      'a broken tag pattern',
      { content: 'xml-inline', content_args: { tag_pattern: '(' } },
      ['pattern-syntax fields/x/content_args/tag_pattern'],
    ],
    [
      'a tag pattern without key',
      { content: 'xml-inline', content_args: { tag_pattern: '(?P<value>.)' } },
      ['tag-pattern-without-key fields/x/content_args/tag_pattern'],
    ],
    [
      'a value parser that is a name',
      { content: 'kv-lines', content_args: { value_parser: 'int' } },
      ['value-parser-type fields/x/content_args/value_parser'],
    ],
    [
      'an unknown value parser',
      { content: 'kv-lines', content_args: { value_parser: { name: 'zz' } } },
      ['value-parser-unknown fields/x/content_args/value_parser/name'],
    ],
    ['a value parser without a name', { content: 'kv-lines', content_args: { value_parser: {} } }, []],
    [
      'arguments of a value parser',
      { content: 'kv-lines', content_args: { value_parser: { name: 'xml-inline', args: {} } } },
      ['tag-pattern-missing fields/x/content_args/value_parser/args/tag_pattern'],
    ],
    ['arguments that the parser does not have', { content_args: { zz: 1, tag_pattern: 5 } }, []],
    ['an unknown placeholder', { transform: ['{nope.a}', '{content}'] }, ['placeholder-unknown fields/x/transform/0']],
    ['keys of items, which cannot be known', { transform: '{nope}', transform_each: true }, []],
  ])('%s: it loads, and every match must fail', (_name, keys, problems) => {
    const template = withField({ ...FIELD, ...keys });
    expect(validateTemplate(template).map(brief)).toEqual(problems);
    expect(loadTemplate(template).fields.map((field) => field.name)).toEqual(['x']);
  });

  test('groups of both patterns and content are known placeholders', () => {
    const transform = ['{a}', '{b}', '{content.c}'];
    const field = { open_pattern: '(?P<a>x)', close_pattern: '(?P<b>y)', transform };
    expect(validateTemplate(withField(field))).toEqual([]);
  });

  test('with a broken pattern the names of its groups are unknown, so placeholders are let be', () => {
    const field = { open_pattern: '(?P<a>x', transform: '{a}' };
    expect(validateTemplate(withField(field)).map(({ code }) => code)).toEqual(['pattern-syntax']);
  });

  test('related places: the other implicit fields, the other key', () => {
    const [implicit] = validateTemplate({ start_anchor: 'A', fields: { x: {}, y: {}, z: {} } });
    expect(implicit?.related).toEqual([
      ['fields', 'x'],
      ['fields', 'z'],
    ]);
    const [both] = validateTemplate(withField({ ...FIELD, close_pattern: 'x' }));
    expect(both?.related).toEqual([['fields', 'x', 'close']]);
  });

  test('a value that holds itself is a problem like any other', () => {
    const circular: Record<string, unknown> = { start_anchor: 'A' };
    circular.fields = circular;
    expect(validateTemplate(circular).map(brief)).toEqual(['!template-type ']);
    expect(() => loadTemplate(circular)).toThrow(expect.objectContaining({ code: 'template-type', stage: 'load' }));
  });

  test('a template of the caller that throws when it is read is a problem, and the error keeps the cause', () => {
    const cause = new Error('not now');
    const spec = {
      start_anchor: 'A',
      get fields(): never {
        throw cause;
      },
    };
    const [problem] = validateTemplate(spec);
    expect(problem && describeProblem(problem)).toContain('not one that cannot be read: not now.');
    expect(() => loadTemplate(spec)).toThrow(expect.objectContaining({ code: 'template-type', stage: 'load', cause }));
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['x'.repeat(100), `"${'x'.repeat(60)}…"`],
    [[1], 'a list'],
    [12345678901234567890n, '12345678901234567890'],
  ])('what stands in the place of a template is told: %s', (spec, found) => {
    const [problem] = validateTemplate(spec);
    expect(problem && describeProblem(problem)).toBe(`A template must be an object, not ${found}.`);
  });
});

test('a template is taken as a plain object and as what parseJson gives', () => {
  const template = withField({ ...FIELD, '1': 1, '0': 1 });
  const read = parseJson(JSON.stringify(template));
  expect(validateTemplate(read).map(brief)).toEqual(validateTemplate(template).map(brief));
});

test('loadTemplate throws the first problem that refuses, with its sentence and field', () => {
  const template = withField({ ...FIELD, content_args: null, join: 7, transform: '{nope}' }, { start_anchor: '' });
  let thrown: ResponseTemplateError | undefined;
  try {
    loadTemplate(template);
  } catch (error) {
    thrown = error as ResponseTemplateError;
  }
  expect(thrown).toMatchObject({ code: 'join-type', stage: 'load', field: 'x', path: ['fields', 'x', 'join'] });
  expect(thrown?.message).toBe('"join" must be a string, not 7.');
});

test.each(PROBLEM_CODES)('%s has a sentence that ends, whatever its arguments', (code) => {
  const sentence = describeProblem({ code, path: [], severity: 'error', refuses: true, args: {} });
  expect(sentence).toMatch(/^\S.{15,}\.$/);
});

test('a loaded template tells its fields, its implicit field and its defaults', () => {
  const template = loadTemplate({
    start_anchor: 'A',
    defaults: { role: 'assistant' },
    fields: { a: { ...FIELD, repeats: 'yes', join: '-', optional: null }, '0': { content: 'json' } },
  });
  expect(template.fields).toEqual([
    { name: '0', implicit: true, content: 'json', repeats: false, join: undefined, optional: true },
    { name: 'a', implicit: false, content: 'text', repeats: true, join: '-', optional: false },
  ]);
  expect(template.implicitField).toBe('0');
  expect({ ...template.defaults }).toEqual({ role: 'assistant' });
});
