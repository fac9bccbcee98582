import type { ProblemCode } from '../../parser/problems.js';
import type { WrittenRange } from './document/locate.js';

/** What a finding's severity means: design of the product, "Severity has a meaning". */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** Codes of the rules that are the service's own; all others are the engine's problems. */
export const RULE_CODES = [
  'flag-type',
  'value-type',
  'content-args-key-unknown',
  'content-args-value',
  'duplicate-key',
  'compat-close-groups',
  'portability-lookaround',
  'portability-back-reference',
  'portability-atomic',
  'portability-possessive',
  'portability-conditional',
  'close-eos',
  'implicit-overwritten',
  'implicit-missing',
  'repeats-without-join',
  'implicit-value-space',
  'call-allow-non-json',
  'path-may-be-missing',
  'value-parser-json-typed',
  'unquoted-key-blanks',
  'string-delims-in-json',
  'optional-with-default',
  'default-kind',
  'field-name-thinking',
  'transform-constant',
  'placeholder-unread',
  'name-word-only',
  'name-may-hold-space',
  'value-space-lost',
  'closer-in-json-string',
  'optional-tail',
  'alternative-inside',
  'end-alternative',
  'end-anchor',
  'long-look-ahead',
  'literal-inside-literal',
  'greedy-dot',
  'open-ended-opener',
  'holds-all-text',
  'lazy-tail',
  'pattern-never-matches',
  'zero-width-opener',
  'zero-width-closer',
  'zero-width-loop',
  'opener-needs-closer',
  'opener-only-at-start',
  'pattern-cost',
  'response-schema-deprecated',
  'portability-named-group',
  'portability-inline-flags',
  'portability-text-end',
  'portability-dollar',
  'portability-unicode-class',
  'portability-posix-class',
  'portability-property',
  'portability-escape',
  'portability-brace',
  'portability-comma-quantifier',
  'portability-set-syntax',
  'portability-keep',
  'portability-search-start',
  'portability-word-edge',
  'portability-line-break',
  'portability-blank',
  'portability-branch-reset',
  'portability-duplicate-name',
  'portability-comment',
  'portability-fail',
  'portability-big-repeat',
  'portability-field-name',
  'portability-defaults',
  'portability-plain-text',
  'portability-join',
  'portability-dotted-path',
  'portability-literal-start',
  'portability-long-match',
  'path-into-value',
  'join-not-text',
  'transform-each-not-list',
  'item-as-content',
  'token-as-pattern',
  'pattern-as-literal',
  'same-opener',
  'flags-too-late',
  'calls-overwritten',
  'call-is-text',
  'tag-pattern-without-value',
  'backslash-twice',
  'calls-in-list',
  'placeholder-without-braces',
  'delimiter-eats-json',
  'closer-takes-opener',
  'field-name-near',
] as const;

export type RuleCode = (typeof RULE_CODES)[number];
export type FindingCode = ProblemCode | RuleCode;

export interface RelatedPlace extends WrittenRange {
  readonly message: string;
}

/** Something to tell about a template, at a place of the document. */
export interface Finding extends WrittenRange {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** True where the reference, or our engine, refuses to load the template. */
  readonly refuses: boolean;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  /** The least that a fix needs: plain JSON. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}
