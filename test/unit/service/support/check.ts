import { TextDocument } from 'vscode-languageserver-textdocument';
import { IGNORED } from '../../../../server/service/guard.js';
import { checkTemplate, createModel, type FileKind, type TemplateModel } from '../../../../server/service/index.js';
import { DEFAULT_TARGETS } from '../../../../server/service/portability/targets.js';
import { RULES } from '../../../../server/service/rules/index.js';

/** What a fixture expects of one finding. */
export interface ExpectedFinding {
  readonly code: string;
  readonly severity: string;
  readonly range: string;
  readonly message: string;
  readonly related?: readonly string[];
}

/** @param file what the file is, where its name does not say it */
export function modelOf(text: string, name = 'response_template.json', file?: FileKind): TemplateModel {
  const model = createModel(TextDocument.create(`file:///model/${name}`, 'json', 1, text), undefined, file);
  if (model === undefined) throw new Error(`${name} is not ours`);
  return model;
}

/** All findings of a text, in the form in which fixtures expect them. */
export function findingsOf(text: string, name?: string, targets = DEFAULT_TARGETS): readonly ExpectedFinding[] {
  return checkTemplate(modelOf(text, name), IGNORED, RULES, { targets }).map(
    ({ code, severity, start, end, message, related }) => ({
      code,
      severity,
      range: text.slice(start, end),
      message,
      ...(related.length === 0
        ? {}
        : { related: related.map((place) => `${text.slice(place.start, place.end)}: ${place.message}`) }),
    }),
  );
}

/** Code and marked text of each finding: enough where the messages have their own fixture. */
export function codesOf(text: string, name?: string, targets = DEFAULT_TARGETS): readonly string[] {
  return findingsOf(text, name, targets).map(({ code, range }) => `${code} ${range}`);
}
