import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Range } from 'vscode-languageserver-types';
import {
  createTemplateService,
  type TemplateModel,
  TOKEN_TYPES,
  tokenEdits,
} from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';
import { modelTemplates } from '../support/fixtures.js';
import { fieldOf } from './support/ask.js';

const service = createTemplateService();

interface Token {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

/** The tokens as an editor reads them; a declaration has `!` behind its type. */
function tokensOf(model: TemplateModel, range?: Range): readonly Token[] {
  const { data } = service.semanticTokens(model, range);
  const tokens: Token[] = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at < data.length; at += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    character = lines === 0 ? character + characters : characters;
    line += lines;
    const start = model.document.offsetAt({ line, character });
    tokens.push({ start, end: start + length, type: `${TOKEN_TYPES[type]}${modifiers === 1 ? '!' : ''}` });
  }
  return tokens;
}

function shown(text: string, range?: Range): readonly (readonly [written: string, type: string])[] {
  return tokensOf(modelOf(text), range).map(({ start, end, type }) => [text.slice(start, end), type]);
}

describe('the parts of a pattern', () => {
  test.each([
    [
      String.raw`<t>\\s*`,
      [
        ['<t>', 'delimiterLiteral'],
        [String.raw`\\s`, 'patternClass'],
        ['*', 'operator'],
      ],
    ],
    [
      '(?P<n>a|b)(?P=n)',
      [
        ['(?P<', 'patternGroup'],
        ['n', 'variable!'],
        ['>', 'patternGroup'],
        ['a', 'delimiterLiteral'],
        ['|', 'operator'],
        ['b', 'delimiterLiteral'],
        [')', 'patternGroup'],
        ['(?P=', 'keyword'],
        ['n', 'variable'],
        [')', 'keyword'],
      ],
    ],
    [
      '(?:a)+?(?>b){2,}',
      [
        ['(?:', 'patternGroup'],
        ['a', 'delimiterLiteral'],
        [')', 'patternGroup'],
        ['+?', 'operator'],
        ['(?>', 'patternGroup'],
        ['b', 'delimiterLiteral'],
        [')', 'patternGroup'],
        ['{2,}', 'operator'],
      ],
    ],
    [
      String.raw`[^a-z\\]\\d].`,
      [
        ['[^a-z', 'patternClass'],
        [String.raw`\\]`, 'patternEscape'],
        [String.raw`\\d].`, 'patternClass'],
      ],
    ],
    [
      String.raw`^\\|\\n$\\b`,
      [
        ['^', 'keyword'],
        [String.raw`\\|\\n`, 'patternEscape'],
        [String.raw`$\\b`, 'keyword'],
      ],
    ],
    [
      '(?!a)(?<=b)',
      [
        ['(?!', 'patternGroup'],
        ['a', 'delimiterLiteral'],
        [')(?<=', 'patternGroup'],
        ['b', 'delimiterLiteral'],
        [')', 'patternGroup'],
      ],
    ],
    [
      '(a)?(?(1)b|c)',
      [
        ['(', 'patternGroup'],
        ['a', 'delimiterLiteral'],
        [')', 'patternGroup'],
        ['?', 'operator'],
        ['(?(1)', 'patternGroup'],
        ['b', 'delimiterLiteral'],
        ['|', 'patternGroup'],
        ['c', 'delimiterLiteral'],
        [')', 'patternGroup'],
      ],
    ],
    [
      '(?i)a(?#no)',
      [
        ['(?i)', 'keyword'],
        ['a', 'delimiterLiteral'],
        ['(?#no)', 'comment'],
      ],
    ],
    [String.raw`\u003ca\u003e\"`, [['a', 'delimiterLiteral']]],
    [String.raw`\u005cw`, [[String.raw`\u005cw`, 'patternClass']]],
    ['ab[', [['ab', 'delimiterLiteral']]],
  ])('%s', (pattern, expected) => {
    const found = shown(fieldOf(`"open_pattern": "${pattern}"`)).slice(1); // behind the start anchor
    expect(found.filter(([written]) => !(pattern.endsWith('[') && written === '['))).toEqual(expected);
  });
});

test('placeholders have braces, a name and steps; other strings of a transform have no colours', () => {
  const text = fieldOf('"open": "x", "transform": {"{key}": "{content.a}", "b": "plain", "c": "{n}"}');
  expect(shown(text).slice(2)).toEqual([
    ['{', 'operator'],
    ['content', 'variable'],
    ['a', 'property'],
    ['}', 'operator'],
    ['{', 'operator'],
    ['n', 'variable'],
    ['}', 'operator'],
  ]);
});

test('literals have colours, alone and in lists, and leave the escapes of JSON their own', () => {
  const text = String.raw`{"start_anchor": "<|a|>\n", "fields": {"f": {"open": ["x", "\u003cy"], "close": "z"}, "open": {"content": "json"}}}`;
  expect(shown(text).map(([written]) => written)).toEqual(['<|a|>', 'x', 'y', 'z']);
});

test('a range has the tokens that touch it', () => {
  const text = fieldOf('\n"open_pattern": "a+",\n"close_pattern": "b+"\n');
  const line = (number: number) => ({ start: { line: number, character: 0 }, end: { line: number, character: 99 } });
  expect(shown(text, line(1)).map(([written]) => written)).toEqual(['a', '+']);
  expect(shown(text, line(2)).map(([written]) => written)).toEqual(['b', '+']);
});

test.each(modelTemplates())('in %s tokens stand in order, do not overlap, and all types are known', (_, text) => {
  const tokens = tokensOf(modelOf(text));
  expect(tokens.length).toBeGreaterThan(2);
  tokens.forEach(({ start, end, type }, index) => {
    expect(start).toBeGreaterThanOrEqual(tokens[index - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
    expect(type).not.toContain('undefined');
  });
});

test('edits change one list of numbers into the other', () => {
  const numbers = fc.array(fc.nat(2), { maxLength: 12 });
  fc.assert(
    fc.property(numbers, numbers, (before, after) => {
      const changed = [...before];
      for (const { start, deleteCount, data = [] } of tokenEdits(before, after))
        changed.splice(start, deleteCount, ...data);
      expect(changed).toEqual(after);
    }),
  );
  expect(tokenEdits([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(tokenEdits([1, 2, 3, 4], [1, 9, 4])).toEqual([{ start: 1, deleteCount: 2, data: [9] }]);
});
