import { describe, expect, test } from 'vitest';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { checkTemplate, createTemplateService, DEFAULT_SETTINGS, readSettings } from '../../../server/service/index.js';
import { MAX_DATA, MAX_FINDINGS, MAX_LISTED, MAX_QUOTED, MAX_RELATED } from '../../../server/service/limits.js';
import { modelOf } from './support/check.js';

const { diagnostics } = createTemplateService();

/** `{"k0": value, "k1": value, …}` */
function keys(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
}

function withFields(fields: unknown): string {
  return JSON.stringify({ start_anchor: 'a', fields });
}

const groups = Array.from({ length: 500 }, (_, index) => `(?P<g${index}>a)`).join('');

/** Documents that draw very many findings, or findings that belong to very many places. */
const CROWDED: readonly (readonly [string, string])[] = [
  ['fields without an opener', withFields(keys(2000, {}))],
  ['unknown keys in a field', withFields({ content: keys(10_000, 1) })],
  ['unknown keys at the top', JSON.stringify({ start_anchor: 'a', fields: { content: {} }, ...keys(10_000, 1) })],
  ['the tokens of a tokenizer as fields', withFields(keys(2000, { content: '<a>', lstrip: false, special: true }))],
  ['a key written again and again', `{"start_anchor": "a", ${'"version": 1, '.repeat(5000)}"fields": {"content": {}}}`],
  ['unknown arguments', withFields({ content: { content: 'json', content_args: keys(5000, 1) } })],
  ['delimiters that are no pairs', withFields({ content: { content_args: { string_delims: Array(5000).fill(1) } } })],
  ['groups that are not used', withFields({ content: { open_pattern: groups, close: 'x' } })],
  ['atomic groups in an escaped pattern', withFields({ content: { close_pattern: '(?>\n)'.repeat(5000) } })],
  ['long names with many findings inside', withFields({ [`n${'a'.repeat(50_000)}`]: keys(2000, 1) })],
];

describe.each(CROWDED)('%s: what is sent is bounded', (_, text) => {
  const sent = diagnostics(modelOf(text), DEFAULT_SETTINGS);

  test('there are findings, and never more than the limit and its note', () => {
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(MAX_FINDINGS + 1);
  });

  test('a finding tells of a few other places', () => {
    expect(Math.max(...sent.map(({ relatedInformation = [] }) => relatedInformation.length))).toBeLessThanOrEqual(
      MAX_RELATED,
    );
  });

  test('a message quotes the beginning of a name, and lists a few of many', () => {
    const longest = Math.max(...sent.map(({ message }) => String(message).length));
    expect(longest).toBeLessThan(600);
  });

  test('the data of a finding are small', () => {
    const longest = Math.max(...sent.map(({ data }) => JSON.stringify(data ?? null).length));
    expect(longest).toBeLessThan(3 * MAX_DATA);
  });
});

describe('of too many findings', () => {
  const fields = { content: keys(MAX_FINDINGS + 5, 1), late: { close: '', flags: 1 } };
  const warnings = keys(300, 1);
  const text = JSON.stringify({
    fields: { first: { content: 'json', open: 'x', content_args: warnings }, ...fields },
    start_anchor: 'a',
  });
  const sent = diagnostics(modelOf(text), DEFAULT_SETTINGS);

  test('the most severe are sent, in the order of the text', () => {
    const severities = sent.slice(0, -1).map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set([DiagnosticSeverity.Error]));
    expect(severities.length).toBe(MAX_FINDINGS);
    const starts = sent.slice(0, -1).map(({ range }) => range.start.character);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  test('a note at the beginning of the template says how many more there are', () => {
    const left = checkTemplate(modelOf(text)).length - MAX_FINDINGS;
    const start = { line: 0, character: 0 };
    expect(sent.at(-1)).toEqual({
      range: { start, end: { line: 0, character: 1 } },
      severity: DiagnosticSeverity.Information,
      source: 'response-template',
      message: `Only the ${MAX_FINDINGS} most severe findings are shown; there are ${left} more.`,
    });
  });

  test('those that are switched off do not count', () => {
    const settings = readSettings({ rules: { 'unknown-key': 'off' } });
    const rest = diagnostics(modelOf(text), settings);
    expect(rest.some(({ message }) => String(message).startsWith('Only the'))).toBe(false);
    expect(rest.some(({ code }) => code === 'literal-empty')).toBe(true);
  });

  test('exactly as many as may be sent need no note', () => {
    const exact = withFields({ content: keys(MAX_FINDINGS, 1) });
    expect(diagnostics(modelOf(exact), DEFAULT_SETTINGS).map(({ code }) => code)).toEqual(
      Array(MAX_FINDINGS).fill('unknown-key'),
    );
  });
});

describe('texts of the template in messages', () => {
  const long = 'x'.repeat(500);
  const cut = `${'x'.repeat(MAX_QUOTED - 1)}…`;
  test.each([
    ['a key', withFields({ content: { [long]: 1 } }), `The key "${cut}" is unknown here.`],
    ['a content parser', withFields({ content: { content: long } }), `, not "${'x'.repeat(60)}…".`],
    ['an argument', withFields({ content: { content: 'json', content_args: { [long]: 1 } } }), `no argument "${cut}"`],
    ['a repeated key', `{"start_anchor": "a", "fields": {"${long}": {}, "${long}": {}}}`, `"${cut}" is written again`],
    [
      'a placeholder',
      withFields({ content: { close: 'y', transform: { a: `{${long}.a}` } } }),
      `Nothing gives "{${cut}}" a value`,
    ],
    [
      'a group of the closer',
      withFields({ content: { close_pattern: `(?P<${long}>a)`, transform: { a: `{${long}}` } } }),
      `there "{${cut}}" has no value`,
    ],
    ['many fields', withFields(keys(MAX_LISTED + 1, {})), `"k${MAX_LISTED - 1}", "…" may have neither`],
  ])('%s is shortened', (_, text, expected) => {
    const messages = checkTemplate(modelOf(text)).map(({ message }) => message);
    expect(messages).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });

  test('a pair of surrogates is not cut apart', () => {
    const name = `${'x'.repeat(MAX_QUOTED - 2)}😀😀`;
    const [finding] = checkTemplate(modelOf(withFields({ content: { [name]: 1 } })));
    expect(finding?.message).toContain(`"${'x'.repeat(MAX_QUOTED - 2)}…"`);
  });
});
