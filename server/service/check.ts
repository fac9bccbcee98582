import type { TemplateProblem } from '../../parser/problems.js';
import type { WrittenRange } from './document/locate.js';
import type { TemplateModel, WrittenTemplate } from './document/model.js';
import { visitNodes } from './document/path.js';
import { templateOpening } from './document/ranges.js';
import { depthProblem, findProblems, hasTooManyDigits, integerProblem } from './engine.js';
import type { Finding } from './findings.js';
import { type FaultLog, guarded, IGNORED } from './guard.js';
import { PatternStudies, StudiedTrees } from './patterns/study.js';
import { DEFAULT_TARGETS, type Target } from './portability/targets.js';
import { problemFindings } from './problem-findings.js';
import { problemMessage } from './quoting.js';
import { readFields, type WrittenField } from './rules/fields.js';
import { DOCUMENT_RULES, RULES } from './rules/index.js';
import { patternsOf } from './rules/patterns.js';
import type { Rule, RuleContext, RuleFinding } from './rules/rule.js';
import { uncoveredSchemaErrors } from './rules/schema-errors.js';
import { soundParts } from './sound-parts.js';

/** With what a document is checked. */
export interface CheckOptions {
  /** The readers for which templates are meant. */
  readonly targets?: readonly Target[] | undefined;
  /** What was found out about patterns before. */
  readonly studies?: PatternStudies | undefined;
}

/**
 * All findings of a document, in the order in which they are written in it.
 *
 * @param log is told when a part of the check fails: the others go on, and what it had found stays
 * @param rules those of the service
 */
export function checkTemplate(
  model: TemplateModel,
  log: FaultLog = IGNORED,
  rules = RULES,
  options: CheckOptions = {},
): readonly Finding[] {
  return inOrder([...checkPieces(model, log, rules, options)]);
}

/** The same check in pieces, between which others may have their turn. What it takes is done piece by piece, as it is asked for. */
export function* checkPieces(
  model: TemplateModel,
  log: FaultLog,
  rules: readonly Rule[],
  options: CheckOptions,
): Generator<readonly Finding[], void> {
  yield DOCUMENT_RULES.flatMap((rule) => completed(rule, log, () => rule.check(model)));
  yield* templatePieces(model, log, rules, options);
}

/** The findings of all pieces, as they are written in the document. */
export function inOrder(pieces: readonly (readonly Finding[])[]): readonly Finding[] {
  return pieces.flat().sort(byPlace);
}

function* templatePieces(
  model: TemplateModel,
  log: FaultLog,
  rules: readonly Rule[],
  { studies = new PatternStudies(), targets = DEFAULT_TARGETS }: CheckOptions,
): Generator<readonly Finding[], void> {
  if (model.isTooDeep) return yield [problemFinding(depthProblem(), templateOpening(model))];
  const { template } = model;
  if (template === undefined) return;
  const trees = new StudiedTrees(studies);
  const problems = guarded<TemplateProblem>('engine', log, () => findProblems(template.value, trees));
  yield [];
  const unread = longIntegers(template).map((place) => problemFinding(integerProblem(), place));
  // Of a number that is not read nothing else is known.
  const unreadStarts = new Set(unread.map(({ start }) => start));
  const certain = (findings: readonly Finding[]) => findings.filter((finding) => isCertain(template, finding));
  const known = (findings: readonly Finding[]) => certain(findings).filter(({ start }) => !unreadStarts.has(start));
  yield certain(unread);
  yield known(guarded<Finding>('problems', log, () => problemFindings(template, problems, trees)));
  const parts = partsOf(model, template, problems, { studies, targets }, log);
  for (const rule of rules) for (const findings of run(rule, parts, log)) yield known(findings);
  studies.rest();
}

/** Integers that Python does not read, and of the file nothing then. */
function longIntegers({ root }: WrittenTemplate): readonly WrittenRange[] {
  const found: WrittenRange[] = [];
  visitNodes(root, (node) => {
    if (node.type === 'number' && /^-?\d+$/.test(node.written) && hasTooManyDigits(node.written)) found.push(node);
  });
  return found;
}

/** What makes the engine, or Python, refuse the template before it is looked at. */
function problemFinding(problem: TemplateProblem, { start, end }: WrittenRange): Finding {
  const { code, severity, refuses, path } = problem;
  return { start, end, code, severity, refuses, message: problemMessage(problem), related: [], data: { path } };
}

/** What rules look at, before some of it is chosen for one rule. */
interface Parts extends Omit<RuleContext, 'fields'> {
  /** Made for the first rule that asks, so that what fails there fails that rule. */
  readonly fieldsOf: () => readonly WrittenField[];
}

function partsOf(
  { text, places }: TemplateModel,
  template: WrittenTemplate,
  problems: readonly TemplateProblem[],
  { studies, targets }: Pick<RuleContext, 'studies' | 'targets'>,
  log: FaultLog,
): Parts {
  const patterns = guarded('patterns', log, () => patternsOf(template.root, studies, log));
  let fields: readonly WrittenField[] | undefined;
  return {
    text,
    template,
    places,
    problems,
    studies,
    targets,
    patterns,
    fieldsOf: () => {
      fields ??= readFields(template.root, patterns);
      return fields;
    },
    schemaErrors: guarded('schema', log, () => uncoveredSchemaErrors(template.value, problems)),
  };
}

/** How many patterns a rule looks at in one piece. */
const PATTERNS_AT_ONCE = 25;

function* run(rule: Rule, parts: Parts, log: FaultLog): Iterable<readonly Finding[]> {
  const { template, problems } = parts;
  if (template.brokenAt !== undefined && !rule.local) return;
  const isRefused = rule.whenLoads !== undefined && problems.some(({ refuses }) => refuses);
  if (isRefused && (rule.whenLoads !== 'field' || template.brokenAt !== undefined)) return;
  const read = isRefused ? withSoundParts(parts) : parts;
  const { patterns } = read;
  if (!rule.byPattern) return yield completed(rule, log, () => rule.check(contextOf(read, patterns)));
  for (let at = 0; at < patterns.length; at += PATTERNS_AT_ONCE) {
    const some = patterns.slice(at, at + PATTERNS_AT_ONCE);
    yield completed(rule, log, () => rule.check(contextOf(read, some)));
  }
}

/** Of a template that is refused, what can be read nevertheless. */
function withSoundParts(parts: Parts): Parts {
  const isSound = soundParts(parts.problems);
  return {
    ...parts,
    patterns: parts.patterns.filter(({ path }) => isSound(path)),
    fieldsOf: () => parts.fieldsOf().filter(({ path }) => isSound(path)),
  };
}

function contextOf({ fieldsOf, ...others }: Parts, patterns: RuleContext['patterns']): RuleContext {
  return {
    ...others,
    patterns,
    get fields() {
      return fieldsOf();
    },
  };
}

/** The findings of a rule, with what they have in common. */
function completed(
  { code, severity }: Pick<Rule, 'code' | 'severity'>,
  log: FaultLog,
  find: () => Iterable<RuleFinding>,
): readonly Finding[] {
  const common = { code, severity, refuses: false, related: [], data: undefined };
  return guarded(code, log, find).map((finding) => ({ ...common, ...finding }));
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
