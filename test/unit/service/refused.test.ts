import { describe, expect, test } from 'vitest';
import { RULES } from '../../../server/service/rules/index.js';
import { codesOf, findingsOf } from './support/check.js';
import { modelTemplates } from './support/fixtures.js';

interface Template {
  readonly fields: Readonly<Record<string, object>>;
}

/** What a template draws in some of its fields, but for errors: `code text` and the field in which it stands. */
function warningsIn(template: Template): readonly string[] {
  const text = JSON.stringify(template, undefined, 1);
  return findingsOf(text)
    .filter(({ severity }) => severity !== 'error')
    .map(({ code, range }) => `${code} ${range}`);
}

/** Rules that look at one field, or at one anchor, by itself, and those that do not ask whether the template loads. */
const known: ReadonlySet<string> = new Set(RULES.filter(({ whenLoads }) => whenLoads !== true).map(({ code }) => code));

function ofParts(warnings: readonly string[]): readonly string[] {
  return warnings.filter((warning) => known.has(warning.slice(0, warning.indexOf(' '))));
}

const models = modelTemplates().map(([name, text]) => [name, JSON.parse(text) as Template] as const);

describe('a template that is refused', () => {
  test.each(models)('for what is wrong at its top keeps the warnings about its fields: %s', (_, template) => {
    expect(warningsIn({ ...template, version: 7 } as Template)).toEqual(ofParts(warningsIn(template)));
  });

  test.each(models)('for a field of its own keeps the warnings about the others: %s', (_, template) => {
    const broken = { ...template, fields: { ...template.fields, extra: { opens: '<x>' } } };
    expect(warningsIn(broken)).toEqual(ofParts(warningsIn(template)));
  });

  test('there is something to keep in many of them', () => {
    expect(models.filter(([, template]) => ofParts(warningsIn(template)).length > 0).length).toBeGreaterThan(15);
  });
});

const CALL = String.raw`"open_pattern": "<call (?P<name>\\w+).*>", "content": "json"`;
const SHAPE = '"transform": {"type": "function", "function": {"name": "{name}", "arguments": "{content}"}}';

test.each([
  [
    'a field with which nothing is wrong',
    `{"fields": {"tool_calls": {${CALL}, "repeats": true, ${SHAPE}}}}`,
    ['start-anchor-missing', 'name-word-only', 'greedy-dot', 'pattern-cost'],
  ],
  [
    'not the field with which something is wrong',
    `{"start_anchor": "a", "fields": {"tool_calls": {${CALL}, "closes": "</call>", ${SHAPE}}, "content": {"repeats": true, "join": ""}}}`,
    ['unknown-key'],
  ],
  [
    'not one of two fields of which each may be the wrong one',
    '{"start_anchor": "a", "fields": {"content": {"close": "eos"}, "rest": {"close": "eos"}}}',
    ['several-implicit-fields', 'several-implicit-fields'],
  ],
  [
    'nothing that depends on other fields',
    '{"start_anchor": "a", "version": 7, "fields": {"content": {}, "notes": {"open": "<n>", "close": "</n>"}}}',
    ['version-unsupported'],
  ],
  [
    'the anchor, where it is not the anchor',
    '{"start_anchor_pattern": "(?:a+)+b", "version": 7, "fields": {"content": {"repeats": true, "join": ""}}}',
    ['version-unsupported', 'pattern-cost'],
  ],
  [
    'not the anchor, where there are two',
    '{"start_anchor_pattern": "(?:a+)+b", "start_anchor": "b", "fields": {"content": {"repeats": true, "join": ""}}}',
    ['literal-and-pattern'],
  ],
])('warnings are shown about %s', (_, text, codes) => {
  const found = codesOf(text).map((line) => line.slice(0, line.indexOf(' ')));
  expect(found.filter((code) => !code.startsWith('portability-')).sort()).toEqual([...codes].sort());
});
