import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTemplate, createTemplateService, DEFAULT_SETTINGS } from '../../../server/service/index.js';
import { codesOf, modelOf } from './support/check.js';
import { modelTemplates } from './support/fixtures.js';

describe('a file that cannot be read as JSON is left to the JSON server', () => {
  test.each([
    ['empty', ''],
    ['a byte order mark alone', '\ufeff'],
    ['white space', '   \r\n'],
    ['prose', 'not JSON at all'],
    ['markup', '<html>'],
    ['an opening brace', '{'],
    ['a key alone', '{"response_template"'],
    ['a key without a value', '{"response_template":'],
    ['a template that has just begun', '{"response_template": {'],
    ['a template that is cut off', '{"response_template": {"fields": {"content": {"close": "<|im'],
    ['a comma too many, and no anchor yet', '{"response_template": {"fields": {"content": {}, }}}'],
    ['a key that waits for its value', '{"response_template": {"fields": {"content": {"repeats": }}}}'],
    ['brackets without an end', `{"response_template": ${'['.repeat(100_000)}`],
    ['objects without an end', `{"response_template": ${'{"a":'.repeat(50_000)}`],
    ['control characters and half a surrogate pair', '\u0000\u0001\ud800'],
  ])('%s', (_, text) => {
    expect(codesOf(text, 'tokenizer_config.json')).toEqual([]);
  });
});

describe('a template of a wrong type is told so', () => {
  test.each(['null', 'true', '0', '-1.5e300', '"text"', '[]', '[{"fields": {}}]'])('%s', (value) => {
    expect(codesOf(`{"response_template": ${value}}`, 'tokenizer_config.json')).toEqual([`template-type ${value}`]);
    expect(codesOf(value)).toEqual([`template-type ${value}`]);
  });
});

describe('in a template that is broken further on, what stands before the fault is still checked', () => {
  test.each([
    [
      '{"fields": {"content": {"close_pattern": "(", "content": "nope", ',
      ['pattern-syntax (', 'content-unknown "nope"'],
    ],
    // A missing brace makes the keys of the configuration look like keys of the template.
    ['{"fields": {"content": {"close": "x"}, "tokenizer_class": "Qwen2Tokenizer"}', []],
    ['{"fields": {"a": {"content": 7,}, "b": {"content": "nope"}}}', ['content-unknown 7']],
  ])('%s', (template, expected) => {
    expect(new Set(codesOf(`{"response_template": ${template}`, 'tokenizer_config.json'))).toEqual(new Set(expected));
  });
});

describe('the same findings, however the file is written', () => {
  const text = '{\n  "fields": {\n    "content": { "closes": "x" }\n  }\n}';
  const expected = ['start-anchor-missing {', 'unknown-key "closes"'];
  test.each([
    ['LF', text],
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['CR', text.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${text}`],
    ['one line', text.replaceAll('\n', '')],
  ])('%s', (_, written) => expect(codesOf(written)).toEqual(expected));
});

test('hostile keys are keys', () => {
  const text =
    '{"start_anchor": "a", "fields": {"__proto__": {"constructor": 1}, "toString": {"open": "x", "__proto__": 2}}}';
  expect(codesOf(text)).toEqual(['unknown-key "constructor"', 'unknown-key "__proto__"']);
});

test('whatever is typed or deleted in a real template, every answer is given and every range lies inside the text', async () => {
  const service = createTemplateService();
  const edit = fc.record({
    at: fc.nat(3000),
    deleted: fc.nat(12),
    typed: fc.oneof(fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '(?P<', '{a}', 'null'), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...modelTemplates()),
      fc.array(edit, { maxLength: 4 }),
      async ([, original], edits) => {
        let text = original;
        for (const { at, deleted, typed } of edits) text = text.slice(0, at) + typed + text.slice(at + deleted);
        const model = modelOf(text);
        const findings = checkTemplate(model);
        const places = [...findings, ...findings.flatMap(({ related }) => related)];
        expect(places.filter(({ start, end }) => start >= end || end > text.length)).toEqual([]);
        const position = model.document.positionAt(edits[0]?.at ?? 0);
        await service.hover(model, position);
        await service.complete(model, position);
        service.codeLenses(model);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test('no prefix of a real template makes any answer fail', async () => {
  const service = createTemplateService();
  const [, text = ''] = modelTemplates().find(([name]) => name === 'gpt-oss.json') ?? [];
  expect(text.length).toBeGreaterThan(500);
  for (let length = 0; length <= text.length; length += 1) {
    const model = modelOf(text.slice(0, length));
    const errors = service.diagnostics(model, DEFAULT_SETTINGS).filter(({ severity }) => severity === 1);
    // A pattern that is not closed is not a pattern yet: an unterminated string is the JSON server's.
    expect(errors.map(({ code }) => code)).toEqual([]);
    if (length % 20 === 0) await service.hover(model, model.document.positionAt(length));
    service.codeLenses(model);
  }
}, 60_000);
