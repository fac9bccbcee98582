import { readdirSync, readFileSync } from 'node:fs';
import { checkTemplate } from '../../../../server/service/check.js';
import { type MadeRemedy, Remedies } from '../../../../server/service/fixes/offer.js';
import { type Check, Trials } from '../../../../server/service/fixes/trials.js';
import type { TemplateModel } from '../../../../server/service/index.js';
import { PatternStudies } from '../../../../server/service/patterns/study.js';
import { DEFAULT_TARGETS, targetsNamed } from '../../../../server/service/portability/targets.js';
import { RULES } from '../../../../server/service/rules/index.js';

/**
 * What can be done about one finding, from `test/fixtures/fixes/<code>.txt`:
 *
 *     # what the case is about
 *     the document before
 *     ## Title of a remedy [preferred] [safe]
 *     the document after it
 *
 * All remedies are listed, in their order. `{root}` in the first line makes the document a configuration.
 */
export interface FixCase {
  readonly code: string;
  readonly name: string;
  readonly documentName: string;
  readonly before: string;
  readonly remedies: readonly ExpectedRemedy[];
}

export interface ExpectedRemedy {
  readonly title: string;
  readonly isPreferred: boolean;
  readonly safe: boolean;
  readonly after: string;
}

const FOLDER = new URL('../../../fixtures/fixes/', import.meta.url);

export function fixCases(): readonly FixCase[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const sections = text.split(/^# /m).slice(1);
    return sections.map((section) => readCase(file.replace(/\.txt$/, ''), section));
  });
}

function readCase(code: string, section: string): FixCase {
  const [first = '', ...others] = section.split(/^## /m);
  const { head: name, body: before } = readPart(first);
  const documentName = before.includes('"response_template"') ? 'tokenizer_config.json' : 'response_template.json';
  return { code, name, documentName, before, remedies: others.map(readRemedy) };
}

function readRemedy(part: string): ExpectedRemedy {
  const { head, body: after } = readPart(part);
  const title = head.replace(/( \[preferred\])?( \[safe\])?$/, '');
  return { title, isPreferred: head.includes(' [preferred]'), safe: head.endsWith(' [safe]'), after };
}

function readPart(part: string): { readonly head: string; readonly body: string } {
  const at = part.indexOf('\n');
  return { head: part.slice(0, at), body: part.slice(at + 1).replace(/\n+$/, '\n') };
}

/** What is found out about a pattern stays true: most cases have the same few. */
const studies = new PatternStudies();

/** Makes the findings that a case is about: for the readers that its name says (`…, for rust`), else those of the reference. */
export function checkFor(name: string): Check {
  const named = /, for ([\w.-]+)$/.exec(name)?.[1];
  const targets = named === undefined ? DEFAULT_TARGETS : targetsNamed([named]);
  return (model) => checkTemplate(model, fail, RULES, { targets, studies });
}

/** These say what some reader thinks of a template, and of a remedy. */
export function isPortability(code: string): boolean {
  return code.startsWith('portability-');
}

/** The remedies for the first finding of a code. */
export function remediesFor(model: TemplateModel, code: string, name: string): readonly MadeRemedy[] {
  const check = checkFor(name);
  const findings = check(model);
  const finding = findings.find((one) => one.code === code);
  if (finding === undefined)
    throw new Error(`There is no finding ${code} but ${findings.map((one) => one.code).join(', ')}`);
  return new Remedies(model, fail).proven(finding, new Trials({ model, findings }, check));
}

export function fail(part: string, error: unknown): never {
  throw new Error(`${part} failed`, { cause: error });
}
