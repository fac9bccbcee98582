import { describe, expect, test } from 'vitest';
import { isSavedState, SAVED_TEXT_LIMIT, saveState } from '../../../webview/model/saved.js';
import { isSampleFile, isStart, isTemplateUpdate, supersedes } from '../../../webview/protocol.js';
import { DEFAULT_STRINGS, errorText, fill } from '../../../webview/strings.js';

const template = { uri: 'file:///a.json', name: 'a.json', version: 3, text: '{}', start: { line: 7, column: 24 } };
const start = { strings: DEFAULT_STRINGS, workers: { engine: 'e', editor: 'm' }, template, samples: null };
const saved = saveState({
  uri: template.uri,
  sample: null,
  inputs: { prefix: 'p', output: 'o', tools: '' },
  chunking: { kind: 'size', size: 3, seed: 1 },
  step: 4,
});

describe('what the two ends send is let in', () => {
  test('a template', () => expect(isTemplateUpdate(template)).toBe(true));
  test('the template of a document that has none any more', () =>
    expect(isTemplateUpdate({ ...template, text: null })).toBe(true));
  test('the start', () => expect(isStart(start)).toBe(true));
  test('the start without a template', () => expect(isStart({ ...start, template: null })).toBe(true));
  test('a sample file, a note left out on the way', () =>
    expect(isSampleFile({ uri: 'u', name: 'n', text: null })).toBe(true));
  test('a saved state, through JSON', () => expect(isSavedState(JSON.parse(JSON.stringify(saved)))).toBe(true));
});

describe('anything else is kept out', () => {
  test.each<[string, unknown]>([
    ['a version that is no count', { ...template, version: 1.5 }],
    ['a negative version', { ...template, version: -1 }],
    ['a place that is missing', { ...template, start: undefined }],
    ['a text that is missing', { ...template, text: undefined }],
    ['a list', [template]],
    ['null', null],
  ])('a template: %s', (_name, value) => {
    expect(isTemplateUpdate(value)).toBe(false);
  });
  test('a start that lacks a string', () => {
    expect(isStart({ ...start, strings: { ...DEFAULT_STRINGS, play: undefined } })).toBe(false);
  });
  test.each<[string, unknown]>([
    ['another version', { ...saved, version: '0' }],
    ['an unknown way of cutting', { ...saved, chunking: { ...saved.chunking, kind: 'syllable' } }],
    ['a step before the first', { ...saved, step: -1 }],
    ['inputs of the wrong shape', { ...saved, inputs: { prefix: 1 } }],
    ['nothing', undefined],
  ])('a saved state: %s', (_name, value) => {
    expect(isSavedState(value)).toBe(false);
  });
});

test('texts that are too long are not saved, the rest is', () => {
  const long = saveState({ ...saved, inputs: { prefix: '', output: 'x'.repeat(SAVED_TEXT_LIMIT + 1), tools: '' } });
  expect(long.inputs).toBeUndefined();
  expect(isSavedState(long)).toBe(true);
});

describe('a template message', () => {
  test('of a later version of the document counts', () =>
    expect(supersedes({ ...template, version: 4 }, template)).toBe(true));
  test('of an earlier version is dropped', () => expect(supersedes({ ...template, version: 2 }, template)).toBe(false));
  test('of another document counts, whatever its version', () =>
    expect(supersedes({ ...template, uri: 'file:///b.json', version: 1 }, template)).toBe(true));
  test('counts where there was none', () => expect(supersedes(template, null)).toBe(true));
});

test('an error is told in words for authors: no option of the engine is advised', () => {
  const told = (code: string) => errorText({ code, message: 'Raise the option patternSteps.' }, DEFAULT_STRINGS);
  expect(told('pattern-limit')).toMatch(/Make it simpler/);
  expect(told('pattern-limit')).not.toMatch(/patternSteps/);
  expect(told('value-invalid')).toBe('Raise the option patternSteps.');
});

test.each<[string, readonly (string | number)[], string]>([
  ['{0} of {1}', [1, 2], '1 of 2'],
  ['{1} before {0}', ['a', 'b'], 'b before a'],
  ['{0}', [], '{0}'],
  ['{0}', ['$& {1}'], '$& {1}'],
  ['no place', [1], 'no place'],
])('%s filled with %j reads %s', (text, values, expected) => {
  expect(fill(text, ...values)).toBe(expected);
});
