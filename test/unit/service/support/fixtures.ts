import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TARGETS, type Target, targetsNamed } from '../../../../server/service/portability/targets.js';
import type { ExpectedFinding } from './check.js';
import { readMarked } from './markers.js';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

/**
 * One document of a rule: `test/fixtures/rules/<code>/bad*.json` with the places of its findings marked and the findings
 * themselves in `bad*.findings.json`, or `good*.json`, which draws no finding at all. Targets other than the default stand in
 * `targets.json`, for both.
 */
export interface RuleFixture {
  readonly code: string;
  readonly name: string;
  readonly isBad: boolean;
  readonly text: string;
  /** The name under which it is opened: `*.tokenizer_config.json` is a configuration, everything else a template. */
  readonly documentName: string;
  /** The marked texts, in the order of the document. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  readonly expected: readonly ExpectedFinding[];
  readonly targets: readonly Target[];
}

export function ruleFixtures(): readonly RuleFixture[] {
  const rules = path.join(FIXTURES, 'rules');
  return readdirSync(rules).flatMap((code) => {
    const names = readdirSync(path.join(rules, code)).filter((name) => !/(^targets|\.findings)\.json$/.test(name));
    return names.map((name) => readFixture(path.join(rules, code), code, name));
  });
}

function readFixture(folder: string, code: string, name: string): RuleFixture {
  const isBad = name.startsWith('bad');
  if (!isBad && !name.startsWith('good')) throw new Error(`${code}/${name}: a fixture is called bad… or good…`);
  const { text, ranges, places } = readMarked(readFileSync(path.join(folder, name), 'utf8'), { places: 0 });
  if (!isBad && ranges.length + places.length > 0) throw new Error(`${code}/${name}: a good fixture has no marks`);
  const findings = path.join(folder, name.replace(/json$/, 'findings.json'));
  const expected: ExpectedFinding[] = existsSync(findings) ? JSON.parse(readFileSync(findings, 'utf8')) : [];
  if (isBad === (expected.length === 0)) throw new Error(`${code}/${name}: bad fixtures, and only they, have findings`);
  const documentName = name.endsWith('tokenizer_config.json') ? 'tokenizer_config.json' : 'response_template.json';
  return { code, name, isBad, text, documentName, marks: ranges, expected, targets: targetsOf(folder) };
}

function targetsOf(folder: string): readonly Target[] {
  const file = path.join(folder, 'targets.json');
  return existsSync(file) ? targetsNamed(JSON.parse(readFileSync(file, 'utf8'))) : DEFAULT_TARGETS;
}

/** The templates of model families: name to text. */
export function modelTemplates(): readonly (readonly [name: string, text: string])[] {
  const folder = path.join(FIXTURES, 'models');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
}

export function diagnosticPages(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL('../../../../docs/diagnostics/', import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return new Map(names.map((name) => [name.replace(/\.md$/, ''), readFileSync(path.join(folder, name), 'utf8')]));
}

/** The page that lists the others. */
export function diagnosticIndex(): string {
  return readFileSync(new URL('../../../../docs/diagnostics/README.md', import.meta.url), 'utf8');
}
