import { readdirSync, readFileSync } from 'node:fs';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type JsonValue, loadTemplate, parseJson, ResponseTemplateError, writeJson } from '../../parser/index.js';
import { checkTemplate, createModel, type Finding } from '../../server/service/index.js';
import { LOAD_FILES, readLoadCases } from '../conformance/vectors.js';
import { mutated, seeded } from './mutate.js';

/** A template as text, and whether the reference loads it, where that is known. */
export interface VerdictCase {
  readonly id: string;
  readonly text: string;
  readonly ok?: boolean;
}

export interface Disagreement {
  readonly id: string;
  readonly what: string;
  readonly text: string;
}

/** Codes of errors with which the reference loads the template, and fails at every match of the field. */
const FAILS_AT_EVERY_MATCH =
  /^(content-args-(type|value)|tag-pattern-(missing|type|without-key)|value-parser-(type|unknown)|default-kind|placeholder-unknown|path-into-value|join-not-text|transform-each-not-list|pattern-syntax)$/;

/** The engine's verdict, the editor's, and the reference's where it is known: what is not as it has to be, or undefined. */
export function disagreement(
  { id, text, ok }: VerdictCase,
  findings: readonly Finding[] = findingsOf(text),
): Disagreement | undefined {
  const refusal = refusalOf(text);
  const refusing = findings.filter(({ refuses }) => refuses);
  const isUnsupported =
    refusal === 'pattern-unsupported' || refusing.some(({ code }) => code === 'pattern-unsupported');
  const late = findings.find(
    ({ severity, refuses, code }) => severity === 'error' && !refuses && !FAILS_AT_EVERY_MATCH.test(code),
  );
  const what =
    (refusal === undefined) !== (refusing.length === 0)
      ? `loadTemplate ${refusal ?? 'loads it'}, findings ${refusing.map(({ code }) => code).join(', ') || 'none'}`
      : ok !== undefined && !isUnsupported && ok !== (refusal === undefined)
        ? `the reference ${ok ? 'loads' : 'refuses'} it, the engine: ${refusal ?? 'loads it'}`
        : late && `${late.code} is an error and does not refuse`;
  return what ? { id, what, text } : undefined;
}

/** The code with which the engine refuses a template. */
export function refusalOf(text: string): string | undefined {
  try {
    loadTemplate(parseJson(text));
    return undefined;
  } catch (error) {
    if (error instanceof ResponseTemplateError) return error.code;
    throw error;
  }
}

function findingsOf(text: string): readonly Finding[] {
  const model = createModel(TextDocument.create('file:///response_template.json', 'json', 1, text));
  return model ? checkTemplate(model) : [];
}

/** The cases that the reference has answered. */
export function vectorCases(file: (typeof LOAD_FILES)[number]): readonly VerdictCase[] {
  return readLoadCases(file).map(({ id, template, ok }) => ({ id, text: writeJson(template), ok }));
}

/** Models of ours with one to three things done to each; the same ones for a seed in every run. */
export function mutatedCases(count: number, seed: number): readonly VerdictCase[] {
  const folder = new URL('../fixtures/models/', import.meta.url);
  const models = readdirSync(folder)
    .filter((name) => /^[\w.-]+\.json$/.test(name) && !name.includes('.samples.'))
    .sort()
    .map((name): [string, JsonValue] => [name, parseJson(readFileSync(new URL(name, folder), 'utf8'))]);
  return Array.from({ length: count }, (_, index) => {
    const [name, template] = models[index % models.length] as [string, JsonValue];
    return { id: `${name} ${seed + index}`, text: mutated(template, seeded(seed + index)) };
  });
}

export { LOAD_FILES };
