import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver-types';
import { checkTemplate } from '../check.js';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import type { Finding, Severity } from '../findings.js';
import type { Settings } from '../settings.js';

/** The name under which the editor shows our findings. */
export const DIAGNOSTIC_SOURCE = 'response-template';

/** The findings of a document as the protocol's diagnostics, at the levels that the user has set. */
export function getDiagnostics(model: TemplateModel, settings: Settings): Diagnostic[] {
  return checkTemplate(model).flatMap((finding) => {
    const level = settings.rules.get(finding.code) ?? finding.severity;
    return level === 'off' ? [] : [toDiagnostic(model, finding, level)];
  });
}

function toDiagnostic(model: TemplateModel, finding: Finding, severity: Severity): Diagnostic {
  const { uri } = model.document;
  return {
    range: rangeIn(model, finding),
    severity: SEVERITIES[severity],
    code: finding.code,
    source: DIAGNOSTIC_SOURCE,
    message: finding.message,
    ...(finding.data === undefined ? {} : { data: finding.data }),
    ...(finding.related.length === 0
      ? {}
      : {
          relatedInformation: finding.related.map((place) => ({
            location: { uri, range: rangeIn(model, place) },
            message: place.message,
          })),
        }),
  };
}

function rangeIn({ document }: TemplateModel, { start, end }: WrittenRange): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};
