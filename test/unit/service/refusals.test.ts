import { describe, expect, test } from 'vitest';
import { loadTemplate, ResponseTemplateError } from '../../../parser/index.js';
import { MAX_DEPTH } from '../../../parser/json/limits.js';
import { checkTemplate } from '../../../server/service/index.js';
import { codesOf, modelOf } from './support/check.js';

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

const withTransform = (levels: number) =>
  `{"start_anchor": "a", "fields": {"content": {"close": "x", "transform": ${nested(levels - 3)}}}}`;
const withDefaults = (levels: number) =>
  `{"start_anchor": "a", "defaults": {"x": ${nested(levels - 2)}}, "fields": {"content": {}}}`;
const withUnknownKey = (levels: number) =>
  `{"start_anchor": "a", "fields": {"content": {}}, "x": ${nested(levels - 1)}}`;

function isRefused(text: string): boolean {
  try {
    loadTemplate(JSON.parse(text));
    return false;
  } catch (error) {
    if (error instanceof ResponseTemplateError) return true;
    throw error;
  }
}

describe.each([
  ['a transform', withTransform],
  ['a default', withDefaults],
  ['an unknown key', withUnknownKey],
])('%s that is nested deeply', (_, make) => {
  test.each([10, 199, 200, 201, 202, MAX_DEPTH - 1, MAX_DEPTH, MAX_DEPTH + 1, MAX_DEPTH + 2, 5000])(
    'is refused in the editor exactly where the engine refuses it: %i levels',
    (levels) => {
      const refusing = checkTemplate(modelOf(make(levels))).filter(({ refuses }) => refuses);
      expect(refusing.length > 0).toBe(isRefused(make(levels)));
      expect(refusing.some(({ code }) => code === 'template-type')).toBe(levels > MAX_DEPTH);
    },
  );
});

test('a template that is nested too deeply is told so at its key, in the words of the engine', () => {
  const text = `{"a": 1, "response_template": ${withTransform(MAX_DEPTH + 1)}, "b": 2}`;
  expect(codesOf(text, 'tokenizer_config.json')).toEqual(['template-type "response_template"']);
  const [finding] = checkTemplate(modelOf(text, 'tokenizer_config.json'));
  expect(finding).toMatchObject({ severity: 'error', refuses: true });
  expect(finding?.message).toContain('nested deeper than 1000 levels');
});

test('one that is the whole file is told so at its opening brace', () => {
  expect(codesOf(withTransform(MAX_DEPTH + 1))).toEqual(['template-type {']);
});

test('what stands in a deeply nested template that the engine reads is checked', () => {
  const text = withTransform(MAX_DEPTH).replace('"close": "x"', '"close": "x", "closes": 1');
  expect(codesOf(text)).toEqual(['unknown-key "closes"']);
});
