import { describe, expect, test } from 'vitest';
import { pathText, preview } from '../../../webview/model/values.js';

describe('a preview is one line that hides nothing', () => {
  test.each<[string, string, string]>([
    ['plain text', 'I look it up', 'I look it up'],
    ['line ends and tabs', 'a\nb\r\n\tc', 'a↵b␍↵⇥c'],
    ['spaces at the ends', '  a b ', '··a b·'],
    ['control characters', 'a\u0000\u001b[31m\u0085', 'a\\u0000\\u001b[31m\\u0085'],
    ['marks that turn the direction of text', '\u202eevil\u2066', '\\u202eevil\\u2066'],
    ['a lone surrogate', 'a\ud83d', 'a\\ud83d'],
    ['a pair', 'a😀', 'a😀'],
    ['markup is text', '</script><img onerror=x>', '</script><img onerror=x>'],
  ])('%s', (_name, text, expected) => {
    expect(preview(text)).toBe(expected);
  });

  test('a long text is cut, never inside a pair', () => {
    expect(preview('abcdef', 3)).toBe('abc…');
    expect(preview('ab😀', 3)).toBe('ab…');
    expect(preview('a😀', 3)).toBe('a😀');
  });
});

test.each<[readonly (string | number)[], string]>([
  [[], ''],
  [['fields', 'content', 'close', 1], 'fields.content.close[1]'],
  [['fields', 'tool calls'], 'fields["tool calls"]'],
  [['fields', ''], 'fields[""]'],
  [['fields', 'größe'], 'fields.größe'],
])('the path %j reads %s', (path, expected) => {
  expect(pathText(path)).toBe(expected);
});
