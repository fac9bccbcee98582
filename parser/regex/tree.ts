/**
 * The syntax tree of a pattern (Python `regex` module, version-0 behaviour unless `(?V1)`).
 *
 * Every node has `start` and `end`: UTF-16 offsets in the decoded pattern, end excluded. The tree is shared by the matcher, the
 * portability findings, hover, semantic tokens and rename.
 */
interface NodeBase {
  readonly start: number;
  readonly end: number;
}

/** `a|b`: two or more branches. */
export interface Alternation extends NodeBase {
  readonly type: 'alternation';
  readonly branches: readonly Sequence[];
}
export interface Sequence extends NodeBase {
  readonly type: 'sequence';
  readonly items: readonly PatternNode[];
}
/** One literal character, escaped or not. */
export interface Character extends NodeBase {
  readonly type: 'character';
  readonly codePoint: number;
  readonly escaped: boolean;
  readonly ignoreCase: boolean;
}
/** `.` */
export interface Dot extends NodeBase {
  readonly type: 'dot';
  readonly matchesNewline: boolean;
}
/** `\d \D \w \W \s \S \h`, `\p{…}`, `\R` as its own kind, POSIX classes inside a set. */
export interface CharacterClass extends NodeBase {
  readonly type: 'class';
  readonly kind: 'digit' | 'word' | 'space' | 'blank' | 'property' | 'posix';
  /** For `property` and `posix`: the name as written. */
  readonly name?: string | undefined;
  readonly negated: boolean;
  readonly ignoreCase: boolean;
  readonly ascii: boolean;
}
/** `\R` */
export interface LineBreak extends NodeBase {
  readonly type: 'line-break';
}
export interface SetRange extends NodeBase {
  readonly type: 'range';
  readonly from: Character;
  readonly to: Character;
}
/** `[…]`; the operator other than union exists with `(?V1)` only. */
export interface CharacterSet extends NodeBase {
  readonly type: 'set';
  readonly negated: boolean;
  readonly ignoreCase: boolean;
  readonly operator: 'union' | 'intersection' | 'difference' | 'symmetric-difference';
  readonly items: readonly SetItem[];
}
export type SetItem = Character | CharacterClass | SetRange | CharacterSet;

/** Tests of a place that take no text. */
export interface Assertion extends NodeBase {
  readonly type: 'assertion';
  readonly kind:
    | 'start' // \A, ^ without MULTILINE
    | 'line-start' // ^ with MULTILINE
    | 'end' // \Z, \z
    | 'end-or-newline' // $ without MULTILINE
    | 'line-end' // $ with MULTILINE
    | 'word-boundary'
    | 'not-word-boundary'
    | 'word-start' // \m
    | 'word-end' // \M
    | 'search-start'; // \G
  readonly ascii: boolean;
}
/** `\K` */
export interface Keep extends NodeBase {
  readonly type: 'keep';
}
export interface Group extends NodeBase {
  readonly type: 'group';
  readonly kind: 'capture' | 'non-capture' | 'atomic' | 'flags';
  /** Captures only; duplicate names and branch reset share a number. */
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  readonly nameStart?: number | undefined;
  readonly nameEnd?: number | undefined;
  readonly body: PatternNode;
}
/** `(?|…)` */
export interface BranchReset extends NodeBase {
  readonly type: 'branch-reset';
  readonly body: PatternNode;
}
export interface Look extends NodeBase {
  readonly type: 'look';
  readonly direction: 'ahead' | 'behind';
  readonly negated: boolean;
  readonly body: PatternNode;
}
/** The greatest count of a quantifier without one. */
export const UNBOUNDED = Number.POSITIVE_INFINITY;

export interface Quantifier extends NodeBase {
  readonly type: 'quantifier';
  readonly min: number;
  readonly max: number;
  readonly mode: 'greedy' | 'lazy' | 'possessive';
  readonly body: PatternNode;
  /** Where `*`, `{1,3}+` … is written. */
  readonly quantifierStart: number;
}
export interface BackReference extends NodeBase {
  readonly type: 'back-reference';
  readonly group: number;
  readonly name?: string | undefined;
  readonly nameStart?: number | undefined;
  readonly nameEnd?: number | undefined;
  readonly ignoreCase: boolean;
}
/** `(?(1)yes|no)`, `(?(?=x)yes|no)` */
export interface Conditional extends NodeBase {
  readonly type: 'conditional';
  readonly test: { readonly group: number; readonly name: string | undefined } | Look;
  readonly yes: PatternNode;
  readonly no: PatternNode | undefined;
}
/** `(*FAIL)`, `(*F)` */
export interface Fail extends NodeBase {
  readonly type: 'fail';
}
/** Inline flags without a body (`(?i)`) and comments: they match nothing, and keep their place in the tree. */
export interface Directive extends NodeBase {
  readonly type: 'flags' | 'comment';
}
/** Valid in the module and refused by this engine: see `PatternIssue` with code `pattern-unsupported`. */
export interface Unsupported extends NodeBase {
  readonly type: 'unsupported';
  readonly construct:
    | 'recursion'
    | 'group-call'
    | 'fuzzy'
    | 'grapheme'
    | 'named-character'
    | 'verb'
    | 'property'
    | 'flag';
}

export type PatternNode =
  | Alternation
  | Sequence
  | Character
  | Dot
  | CharacterClass
  | LineBreak
  | CharacterSet
  | Assertion
  | Keep
  | Group
  | BranchReset
  | Look
  | Quantifier
  | BackReference
  | Conditional
  | Fail
  | Directive
  | Unsupported;

/** A reason why a pattern cannot be used. */
export interface PatternIssue {
  readonly code: 'pattern-syntax' | 'pattern-unsupported';
  /** The module's own sentence, without the position: `unterminated character set`. */
  readonly reason: string;
  /** UTF-16 offsets in the pattern. `start` is the module's error position where the module would refuse it too. */
  readonly start: number;
  readonly end: number;
}

export interface PatternTree {
  readonly source: string;
  readonly root: PatternNode;
  /** In the order of first appearance. */
  readonly groupNames: readonly string[];
  /** The number of each of `groupNames`. */
  readonly groupNumbers: readonly number[];
  readonly issues: readonly PatternIssue[];
  /** The flag `a` holds for the pattern as a whole: letters other than A to Z have no case. */
  readonly ascii: boolean;
}
