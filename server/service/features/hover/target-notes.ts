import type { TemplateModel } from '../../document/model.js';
import type { PatternStudies } from '../../patterns/study.js';
import type { Target } from '../../portability/targets.js';
import { readFields } from '../../rules/fields.js';
import { RULES } from '../../rules/index.js';
import type { RuleContext } from '../../rules/rule.js';
import type { PlacedPattern, TemplateIndex } from '../symbols/template-index.js';
import { type Block, paragraph, sentence } from './prose.js';

/** Which of the user's targets read a pattern as it is meant: what the rules about portability say of it. */
export function describeTargets(
  { text, places }: TemplateModel,
  { template }: TemplateIndex,
  pattern: PlacedPattern,
  targets: readonly Target[],
  studies: PatternStudies,
): readonly Block[] {
  if (targets.length === 0 || pattern.tree.issues.length > 0) return [];
  const context: RuleContext = {
    text,
    template,
    places,
    problems: [],
    patterns: [pattern],
    fields: readFields(template.root, [pattern]),
    studies,
    targets,
    schemaErrors: [],
  };
  const found = RULES.filter(({ code }) => code.startsWith('portability-')).flatMap((rule) => [...rule.check(context)]);
  const { start, end } = pattern.node;
  const here = found.filter((finding) => start <= finding.start && finding.end <= end);
  const messages = [...new Set(here.map(({ message }) => message))].slice(0, MAX_NOTES);
  const names = targets.map(({ title }) => title).join(', ');
  if (messages.length === 0) return [paragraph({ strong: 'Targets' }, `: as it is meant in ${names}.`)];
  return [
    paragraph({ strong: 'Targets' }, `: ${names}`),
    { kind: 'list', items: messages.map((message) => ({ depth: 0, inlines: sentence(message) })) },
  ];
}

const MAX_NOTES = 6;
