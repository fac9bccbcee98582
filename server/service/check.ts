import type { TemplateModel, WrittenTemplate } from './document/model.js';
import { findProblems, PatternTrees } from './engine.js';
import type { Finding } from './findings.js';
import { problemFindings } from './problem-findings.js';
import { RULES } from './rules/index.js';
import { patternsOf } from './rules/patterns.js';
import type { Rule, RuleContext } from './rules/rule.js';
import { uncoveredSchemaErrors } from './rules/schema-errors.js';

/** All findings of a document, in the order in which they are written in it. */
export function checkTemplate(model: TemplateModel): readonly Finding[] {
  const { template, text, places } = model;
  if (template === undefined) return [];
  const trees = new PatternTrees();
  const problems = [...findProblems(template.value, trees)];
  const context: RuleContext = {
    text,
    template,
    places,
    problems,
    patterns: patternsOf(template.root, trees),
    schemaErrors: uncoveredSchemaErrors(template.value, problems),
  };
  const findings = [...problemFindings(template, problems, trees), ...RULES.flatMap((rule) => run(rule, context))];
  return findings.filter((finding) => isCertain(template, finding)).sort(byPlace);
}

function run(rule: Rule, context: RuleContext): readonly Finding[] {
  if (context.template.brokenAt !== undefined && !rule.local) return [];
  const { code, severity } = rule;
  const complete = { code, severity, refuses: false, related: [], data: undefined };
  return Array.from(rule.check(context), (finding) => ({ ...complete, ...finding }));
}

/** Behind a syntax error nothing is what it seems. */
function isCertain({ brokenAt }: WrittenTemplate, { end }: Finding): boolean {
  return brokenAt === undefined || end <= brokenAt;
}

function byPlace(one: Finding, other: Finding): number {
  return one.start - other.start || one.end - other.end || compareText(one.code, other.code);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
