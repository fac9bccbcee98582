import type { TemplateProblem } from '../../../parser/problems.js';
import type { PatternTree } from '../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../parser/values.js';
import type { TemplatePlace, WrittenRange } from '../document/locate.js';
import type { TemplateModel, WrittenTemplate } from '../document/model.js';
import type { RelatedPlace, RuleCode, Severity } from '../findings.js';
import type { SchemaError } from '../generated/validate.js';
import type { PatternStudies, PatternStudy } from '../patterns/study.js';
import type { Target } from '../portability/targets.js';
import type { WrittenField } from './fields.js';

/** A pattern of the template that is a string. */
export interface WrittenPattern {
  readonly role: 'open' | 'close' | 'anchor' | 'tag';
  readonly path: TemplatePath;
  /** Offsets in the tree are decoded units. */
  readonly tree: PatternTree;
  /** What is known of it. */
  readonly study: PatternStudy;
}

/** Everything that a rule may look at. */
export interface RuleContext {
  readonly text: string;
  readonly template: WrittenTemplate;
  /** Every place of the document where a template is written; the last one is read. */
  readonly places: readonly TemplatePlace[];
  readonly problems: readonly TemplateProblem[];
  readonly patterns: readonly WrittenPattern[];
  /** In written order; whatever is not as it has to be is passed over. */
  readonly fields: readonly WrittenField[];
  /** What is known of patterns by trying them out. */
  readonly studies: PatternStudies;
  /** The readers for which the template is meant. */
  readonly targets: readonly Target[];
  /** What the schema complains about and the engine does not. */
  readonly schemaErrors: readonly SchemaError[];
}

export interface RuleFinding extends WrittenRange {
  readonly message: string;
  readonly related?: readonly RelatedPlace[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** One thing that is checked: one code, one function, one page under docs/diagnostics. */
export interface Rule {
  readonly code: RuleCode;
  readonly severity: Severity;
  /** True where its findings hold even in a template whose JSON is broken further on. */
  readonly local: boolean;
  /**
   * Where it is about what a template does with output: it says nothing about one that is refused, or is broken further on.
   * `field`: what it says depends on one field, or on one anchor, alone, so of a template that is refused it looks at those with which
   * nothing is wrong.
   */
  readonly whenLoads?: true | 'field';
  /** True where it looks at each pattern by itself, and finds out much: it is given some patterns at a time. */
  readonly byPattern?: true;
  check(context: RuleContext): Iterable<RuleFinding>;
}

/** A rule about the file around the template, where there may be none. */
export interface DocumentRule {
  readonly code: RuleCode;
  readonly severity: Severity;
  check(model: TemplateModel): Iterable<RuleFinding>;
}
