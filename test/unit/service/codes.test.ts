import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../../parser/index.js';
import { RULE_CODES } from '../../../server/service/findings.js';
import { DOCUMENT_RULES, RULES } from '../../../server/service/rules/index.js';
import { diagnosticIndex, diagnosticPages, ruleFixtures } from './support/fixtures.js';

const CODES: readonly string[] = [...PROBLEM_CODES, ...RULE_CODES];
const ALL_RULES = [...RULES, ...DOCUMENT_RULES];
const pages = diagnosticPages();
const fixtures = ruleFixtures();
const setting = readRoot('package.json').contributes.configuration.properties['responseTemplates.rules'];
const texts: Record<string, string> = readRoot('package.nls.json');
/** In VS Code, by the setting's own default. */
const SET_OTHERWISE = new Set(Object.keys(setting.default));

function readRoot(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));
}

const codesWith = (isBad: boolean) => fixtures.filter((fixture) => fixture.isBad === isBad).map(({ code }) => code);

/** What there must be for each code, and the codes that have it. A problem of the engine has no rule: its message is the mapper's. */
const PARTS: readonly (readonly [part: string, codes: readonly string[]])[] = [
  ['a rule, or a problem of the engine', [...PROBLEM_CODES, ...ALL_RULES.map(({ code }) => code)]],
  ['a page', [...pages.keys()]],
  ['a fixture that triggers it', codesWith(true)],
  ['a fixture that just does not', codesWith(false)],
  ['an entry in the setting for rules', Object.keys(setting.properties)],
  ['a text that can be translated', keysBehind('rules.', texts)],
];

function keysBehind(prefix: string, keyed: Record<string, unknown>): readonly string[] {
  return Object.keys(keyed).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

describe('every code has, and nothing else has,', () => {
  test.each(PARTS)('%s', (_, codes) => {
    expect([...new Set(codes)].sort()).toEqual([...CODES].sort());
  });

  test('a code of its own: none is used twice', () => {
    expect(CODES.length).toBeGreaterThanOrEqual(60);
    expect(CODES.filter((code, at) => CODES.indexOf(code) !== at)).toEqual([]);
    const rules = ALL_RULES.map(({ code }) => code);
    expect(rules.filter((code, at) => rules.indexOf(code) !== at)).toEqual([]);
  });
});

describe.each(CODES)('%s', (code) => {
  test('has a page with cause, example and remedy', () => {
    const page = pages.get(code) ?? '';
    expect(page).toMatch(new RegExp(`^# ${code}: `));
    for (const section of ['*Default severity: ', '## Cause', '## Example', '```json', '## Remedy']) {
      expect(page).toContain(section);
    }
  });

  test('is drawn by the fixtures that trigger it, with the severity that its page and its setting name', () => {
    const severity = /^\*Default severity: (\w+)\. [A-Z]/m.exec(pages.get(code) ?? '')?.[1];
    if (!SET_OTHERWISE.has(code)) expect(setting.properties[code].default).toBe(severity);
    for (const { name, expected } of fixtures.filter((fixture) => fixture.isBad && fixture.code === code)) {
      const drawn = expected.filter((finding) => finding.code === code).map((finding) => finding.severity);
      expect([name, [...new Set(drawn)]]).toEqual([name, [severity]]);
    }
  });

  test('can be set to each level, and is described in one line', () => {
    const key = `%rules.${code}%`;
    expect(setting.properties[code]).toMatchObject({ description: key, markdownDescription: key });
    expect(setting.properties[code].enum).toEqual(['error', 'warning', 'information', 'hint', 'off']);
    expect(texts[`rules.${code}`]).toMatch(/^.+\. (Error|Warning|Information|Hint): .+\.$/);
  });
});

test('the page of each rule says its severity', () => {
  for (const { code, severity } of ALL_RULES) expect(pages.get(code)).toContain(`*Default severity: ${severity}. `);
});

test('the index lists every page under its title', () => {
  const lines = [...pages].map(([code, page]) => {
    const title = /^# [\w-]+: (.*)/.exec(page)?.[1];
    return `* [${code}](${code}.md): ${title}`;
  });
  expect(
    diagnosticIndex()
      .split('\n')
      .filter((line) => line.startsWith('* '))
      .sort(),
  ).toEqual(lines.sort());
});
