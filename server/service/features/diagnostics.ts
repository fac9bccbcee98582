import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver-types';
import { checkTemplate } from '../check.js';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import { templateOpening } from '../document/ranges.js';
import type { Finding, Severity } from '../findings.js';
import type { FaultLog } from '../guard.js';
import { MAX_DATA, MAX_FINDINGS } from '../limits.js';
import type { PatternStudies } from '../patterns/study.js';
import { RULES } from '../rules/index.js';
import type { Settings } from '../settings.js';

/** The name under which the editor shows our findings. */
export const DIAGNOSTIC_SOURCE = 'response-template';

/**
 * The findings of a document as the protocol's diagnostics, at the levels that the user has set.
 *
 * @param findings where they are known already
 */
export function getDiagnostics(
  model: TemplateModel,
  settings: Settings,
  log: FaultLog,
  studies?: PatternStudies,
  findings = checkTemplate(model, log, RULES, { targets: settings.targets, studies }),
): Diagnostic[] {
  const levelled = findings.flatMap((finding) => {
    const severity = settings.rules.get(finding.code) ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
  const sent = mostSevere(levelled);
  const diagnostics = sent.map((finding) => toDiagnostic(model, finding));
  const left = levelled.length - sent.length;
  return left === 0 ? diagnostics : [...diagnostics, leftOutNote(model, left)];
}

/** Findings in their order; of too many the most severe, and of equally severe ones those that are written first. */
function mostSevere(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MAX_FINDINGS) return findings;
  const ranked = [...findings].sort((one, other) => SEVERITIES[one.severity] - SEVERITIES[other.severity]);
  const kept = new Set(ranked.slice(0, MAX_FINDINGS));
  return findings.filter((finding) => kept.has(finding));
}

/** A note, no finding: it has no code, and no setting switches it off. */
function leftOutNote(model: TemplateModel, count: number): Diagnostic {
  return {
    range: rangeIn(model, templateOpening(model)),
    severity: DiagnosticSeverity.Information,
    source: DIAGNOSTIC_SOURCE,
    message: `Only the ${MAX_FINDINGS} most severe findings are shown; there are ${count} more.`,
  };
}

function toDiagnostic(model: TemplateModel, finding: Finding): Diagnostic {
  const { uri } = model.document;
  return {
    range: rangeIn(model, finding),
    severity: SEVERITIES[finding.severity],
    code: finding.code,
    source: DIAGNOSTIC_SOURCE,
    message: finding.message,
    ...(finding.data === undefined || textLength(finding.data) > MAX_DATA ? {} : { data: finding.data }),
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

/** The characters of all strings in plain JSON. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, item) => sum + textLength(item), 0);
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
