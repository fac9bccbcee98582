import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTemplate, ResponseParser, ResponseTemplateError, validateTemplate } from '../../../parser/index.js';
import { texts } from './arbitraries.js';
import { chunksOf, merged, oneField, run } from './support.js';

const SOUND = {
  version: 1,
  start_anchor: ['A:', 'B:'],
  defaults: { role: 'assistant', list: [1] },
  fields: {
    a: {
      open_pattern: '<(?P<name>\\w+)>',
      close: '</',
      content: 'xml-inline',
      content_args: {
        tag_pattern: '(?P<key>.)=(?P<value>.)',
        value_parser: { name: 'json', args: { allow_non_json: true } },
      },
      transform: { f: ['{name}', '{content.a}'] },
    },
    list: {
      open: ['x', 'xy'],
      close_pattern: '\\n|$',
      repeats: true,
      content: 'kv-lines',
      content_args: { kv_sep: ':', line_sep: ';', strip: false },
    },
    b: {
      open: 'ab',
      close: ['END', 'END OF'],
      content: 'json',
      content_args: { unquoted_keys: true, string_delims: [["'", "'"]] },
      transform: '{k}',
      transform_each: true,
    },
    c: { close: '|', repeats: true, join: '-', optional: true },
  },
};

const SCRAPS = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    -1.5,
    '',
    'x',
    '(',
    '{content}',
    'a {content}',
    'int',
    'json',
    [],
    {},
    [''],
    [1],
    { name: 'int' },
    undefined,
    5n,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The sound template with some of its values replaced by others, at any depth. */
const broken = fc
  .array(fc.tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), SCRAPS), { minLength: 1, maxLength: 3 })
  .map((changes) => {
    const template: unknown = structuredClone(SOUND);
    for (const [path, scrap] of changes) replaceAt(template, path, scrap);
    return template;
  });

function replaceAt(root: unknown, path: readonly number[], scrap: unknown): void {
  let owner = root;
  for (const [depth, step] of path.entries()) {
    if (typeof owner !== 'object' || owner === null) return;
    const keys = Object.keys(owner);
    const key = keys[step % keys.length];
    if (key === undefined) return;
    const inner: unknown = Reflect.get(owner, key);
    if (depth === path.length - 1 || typeof inner !== 'object') Reflect.set(owner, key, scrap);
    owner = inner;
  }
}

const typedOnly = (step: () => unknown): ResponseTemplateError | undefined => {
  try {
    step();
    return undefined;
  } catch (error) {
    if (error instanceof ResponseTemplateError) return error;
    throw error;
  }
};

describe('whatever the template', () => {
  test('it loads exactly when no problem refuses it, and else fails with the first that does', {
    timeout: 60_000,
  }, () => {
    const property = fc.property(fc.oneof(broken, SCRAPS), (template) => {
      const first = validateTemplate(template).find((problem) => problem.refuses);
      const error = typedOnly(() => loadTemplate(template));
      expect(error?.code).toBe(first?.code);
      expect(error?.path).toEqual(first?.path);
    });
    fc.assert(property, { numRuns: 1500 });
  });

  test('nothing but a ResponseTemplateError comes out, whatever the text, prefix and tools', {
    timeout: 60_000,
  }, () => {
    const property = fc.property(
      broken,
      fc.array(texts, { maxLength: 3 }),
      texts,
      SCRAPS,
      (template, chunks, prefix, tools) => {
        typedOnly(() => run(template, chunks, { prefix, tools, trace: true }));
        typedOnly(() => run(template, chunks, { prefix, tools, onMalformed: 'event' }));
      },
    );
    fc.assert(property, { numRuns: 700 });
  });
});

describe('hostile input ends in a value or a typed error', () => {
  const deep = (depth: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level++) value = { function: value };
    return value;
  };

  test.each<[string, () => unknown, string | undefined]>([
    ['a template nested without end', () => loadTemplate(deep(20_000)), 'template-type'],
    ['a transform nested to the limit', () => run(oneField({ transform: deep(990) }), ['⟦x⟧']), undefined],
    ['tools nested without end', () => new ResponseParser(oneField({}), '', { tools: [deep(20_000)] }), 'depth-limit'],
    [
      'a value nested without end',
      () => run(oneField({ content: 'json' }), [`⟦${'[{"a":'.repeat(50_000)}⟧`]),
      'depth-limit',
    ],
    ['a million opening brackets as plain text', () => run(oneField({}), ['⟦'.repeat(1_000_000)]), undefined],
    [
      'a pattern of open groups',
      () => loadTemplate(oneField({ open: undefined, open_pattern: '('.repeat(20_000) })),
      'pattern-unsupported',
    ],
    [
      'a number of a million digits',
      () => run(oneField({ content: 'int' }), [`⟦${'9'.repeat(1_000_000)}⟧`]),
      'value-invalid',
    ],
  ])('%s', (_name, step, code) => {
    expect(typedOnly(step)?.code).toBe(code);
  });

  test.each<[string, object, string, readonly [string, readonly string[]]]>([
    [
      'of a delimiter',
      { open_pattern: '(?:(a+)\\1?)+[bc]', close: ';' },
      `${'a'.repeat(3000)}!`,
      ['v', ['fields', 'v', 'open_pattern']],
    ],
    [
      'of tags',
      { open: '[', close: ']', content: 'xml-inline', content_args: { tag_pattern: '(?:(a+)\\1?)+(?P<key>b)' } },
      `[${'a'.repeat(3000)}]`,
      ['v', ['fields', 'v', 'content_args', 'tag_pattern']],
    ],
  ])('a pattern %s that takes too many steps is named', (_name, field, text, [name, path]) => {
    const template = { start_anchor: 'A:', fields: { v: field } };
    const error = typedOnly(() => run(template, [text], { patternSteps: 1000 }));
    expect(error).toMatchObject({ code: 'pattern-limit', field: name, path, stage: 'feed' });
    expect(text.charAt(error?.offset ?? -1)).toBe('a');
  });

  test.each<[string, object, string]>([
    [
      'regions whose tags take many steps each',
      oneField({ repeats: true, content: 'xml-inline', content_args: { tag_pattern: '(?P<key>(ab|a|b)+)c(?P=key)' } }),
      `⟦${'ab'.repeat(9)}cz⟧`.repeat(100),
    ],
    [
      'fields whose openers take many steps each',
      {
        start_anchor: 'A:',
        fields: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, { open_pattern: `a+a*x${i}` }])),
      },
      'a'.repeat(150),
    ],
  ])('many %s reach the limit together', (_name, template, text) => {
    expect(typedOnly(() => run(template, [text], { patternSteps: 100_000 }))).toMatchObject({ code: 'pattern-limit' });
  });

  test('a region that is malformed by the limit leaves later ones whole', () => {
    const args = { tag_pattern: '(?P<key>(ab|a|b)+)c(?P=key)' };
    const template = oneField({ repeats: true, content: 'xml-inline', content_args: args });
    const text = `${`⟦${'ab'.repeat(9)}cz⟧`.repeat(20)}⟦abcab⟧`;
    const parser = new ResponseParser(template, '', { patternSteps: 1000, onMalformed: 'event' });
    const types = parser.feed(text).map((event) => event.type);
    expect(types).toContain('region_malformed');
    expect(types.at(-1)).toBe('region_close');
  });

  test('the budget holds for tags as for delimiters', () => {
    const args = { content: 'xml-inline', content_args: { tag_pattern: '(?:(a+)\\1?)+(?P<key>b)' } };
    const parse = (patternSteps?: number) => () => run(oneField(args), [`⟦${'a'.repeat(14)}⟧`], { patternSteps });
    expect(typedOnly(parse())).toBeUndefined();
    expect(typedOnly(parse(50))).toMatchObject({ code: 'pattern-limit', field: 'v' });
  });

  test.each<[string, object, readonly string[]]>([
    ['of tags', { tag_pattern: '(?:(a+)\\1?)+(?P<key>b)' }, ['tag_pattern']],
    [
      'of tags in the value of a line',
      { value_parser: { name: 'xml-inline', args: { tag_pattern: '(?:(a+)\\1?)+(?P<key>b)' } } },
      ['value_parser', 'args', 'tag_pattern'],
    ],
  ])('a region is malformed where a pattern %s takes too many steps, and parsing goes on', (_, args, place) => {
    const content = place.length > 1 ? 'kv-lines' : 'xml-inline';
    const template = oneField({ content, content_args: args });
    const text = `⟦k:${'a'.repeat(3000)}⟧⟦k:b⟧`;
    const path = ['fields', 'v', 'content_args', ...place];
    const steps = { patternSteps: 1000 };
    expect(typedOnly(() => run(template, [text], steps))).toMatchObject({ code: 'pattern-limit', path, offset: 1 });
    expect(() => run(template, [text], { ...steps, onMalformed: 'event' })).not.toThrow();
  });

  test('so is the pattern of a start anchor', () => {
    const template = { start_anchor_pattern: '(?:(a+)\\1?)+[bc]', fields: { v: {} } };
    const step = () => run(template, [], { prefix: 'a'.repeat(3000), patternSteps: 1000 });
    expect(typedOnly(step)).toMatchObject({ code: 'pattern-limit', path: ['start_anchor_pattern'], stage: 'init' });
  });
});

test('an opener that never completes holds everything and changes nothing', () => {
  const template = {
    start_anchor: 'A:',
    fields: { v: { open_pattern: '<f=(?P<n>.*?)>>', close: ';', transform: '{n}' }, content: { close: '<|end|>' } },
  };
  const text = `ab<f=${'x <|end|> > '.repeat(5000)}`;
  const chunks = chunksOf(text, 7);
  const parser = new ResponseParser(template, '', { trace: true });
  const fed = chunks.flatMap((chunk) => parser.feed(chunk));
  expect(fed.map((event) => event.type)).toEqual(['region_open', 'region_chunk']);
  expect(parser.held?.text).toBe(text.slice(2));
  const { finalEvents, message } = parser.finalize();
  const whole = run(template, [text], { trace: true });
  expect({ ...message }).toEqual({ ...whole.message });
  expect(merged([...fed, ...finalEvents])).toEqual(merged(whole.events));
  const completed = new ResponseParser(template, '');
  const shown = [...chunks, '>>', 'in', ';'].flatMap((chunk) => completed.feed(chunk));
  expect([...shown, ...completed.finalize().finalEvents].map((event) => event.field)).toContain('v');
});
