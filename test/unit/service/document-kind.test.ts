import { expect, test } from 'vitest';
import { documentKind } from '../../../server/service/index.js';

test.each([
  ['file:///models/qwen/tokenizer_config.json', 'config'],
  ['file:///models/qwen/response_template.json', 'template'],
  ['file:///models/qwen/qwen3.response_template.json', 'template'],
  ['vscode-vfs://github/models/tokenizer_config.json?ref=main#L1', 'config'],
  ['file:///m/response%5Ftemplate.json', 'template'],
  ['untitled:tokenizer_config.json', 'config'],
  ['file:///models/tokenizer.json', undefined],
  ['file:///models/my_tokenizer_config.json', undefined],
  ['file:///models/response_template.json5', undefined],
  ['file:///models/response_template.json/package.json', undefined],
  ['file:///models/100%.response_template.json', 'template'],
  ['', undefined],
])('%s is %s', (uri, kind) => {
  expect(documentKind(uri)).toBe(kind);
});
