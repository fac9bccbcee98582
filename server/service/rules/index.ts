import { alternativeInside } from './alternative-inside.js';
import { backslashTwice } from './backslash-twice.js';
import { callAllowNonJson } from './call-allow-non-json.js';
import { callIsText } from './call-is-text.js';
import { callsInList } from './calls-in-list.js';
import { callsOverwritten } from './calls-overwritten.js';
import { closeEos } from './close-eos.js';
import { closerInJsonString } from './closer-in-json-string.js';
import { closerTakesOpener } from './closer-takes-opener.js';
import { compatCloseGroups } from './compat-close-groups.js';
import { contentArgsKeyUnknown } from './content-args-key-unknown.js';
import { contentArgsValue } from './content-args-value.js';
import { defaultKind } from './default-kind.js';
import { delimiterEatsJson } from './delimiter-eats-json.js';
import { duplicateKey } from './duplicate-key.js';
import { endAlternative } from './end-alternative.js';
import { endAnchor } from './end-anchor.js';
import { fieldNameNear } from './field-name-near.js';
import { fieldNameThinking } from './field-name-thinking.js';
import { flagType } from './flag-type.js';
import { flagsTooLate } from './flags-too-late.js';
import { greedyDot } from './greedy-dot.js';
import { holdsAllText } from './holds-all-text.js';
import { implicitMissing } from './implicit-missing.js';
import { implicitOverwritten } from './implicit-overwritten.js';
import { implicitValueSpace } from './implicit-value-space.js';
import { itemAsContent } from './item-as-content.js';
import { joinNotText } from './join-not-text.js';
import { lazyTail } from './lazy-tail.js';
import { literalInsideLiteral } from './literal-inside-literal.js';
import { longLookAhead } from './long-look-ahead.js';
import { nameMayHoldSpace } from './name-may-hold-space.js';
import { nameWordOnly } from './name-word-only.js';
import { openEndedOpener } from './open-ended-opener.js';
import { openerNeedsCloser } from './opener-needs-closer.js';
import { openerOnlyAtStart } from './opener-only-at-start.js';
import { optionalTail } from './optional-tail.js';
import { optionalWithDefault } from './optional-with-default.js';
import { pathIntoValue } from './path-into-value.js';
import { pathMayBeMissing } from './path-may-be-missing.js';
import { patternAsLiteral } from './pattern-as-literal.js';
import { patternCost } from './pattern-cost.js';
import { patternNeverMatches } from './pattern-never-matches.js';
import { placeholderUnread } from './placeholder-unread.js';
import { placeholderWithoutBraces } from './placeholder-without-braces.js';
import { portabilityAtomic } from './portability-atomic.js';
import { portabilityBackReference } from './portability-back-reference.js';
import { portabilityBigRepeat } from './portability-big-repeat.js';
import { portabilityBlank } from './portability-blank.js';
import { portabilityBrace } from './portability-brace.js';
import { portabilityBranchReset } from './portability-branch-reset.js';
import { portabilityCommaQuantifier } from './portability-comma-quantifier.js';
import { portabilityComment } from './portability-comment.js';
import { portabilityConditional } from './portability-conditional.js';
import { portabilityDefaults } from './portability-defaults.js';
import { portabilityDollar } from './portability-dollar.js';
import { portabilityDottedPath } from './portability-dotted-path.js';
import { portabilityDuplicateName } from './portability-duplicate-name.js';
import { portabilityEscape } from './portability-escape.js';
import { portabilityFail } from './portability-fail.js';
import { portabilityFieldName } from './portability-field-name.js';
import { portabilityInlineFlags } from './portability-inline-flags.js';
import { portabilityJoin } from './portability-join.js';
import { portabilityKeep } from './portability-keep.js';
import { portabilityLineBreak } from './portability-line-break.js';
import { portabilityLiteralStart } from './portability-literal-start.js';
import { portabilityLongMatch } from './portability-long-match.js';
import { portabilityLookaround } from './portability-lookaround.js';
import { portabilityNamedGroup } from './portability-named-group.js';
import { portabilityPlainText } from './portability-plain-text.js';
import { portabilityPosixClass } from './portability-posix-class.js';
import { portabilityPossessive } from './portability-possessive.js';
import { portabilityProperty } from './portability-property.js';
import { portabilitySearchStart } from './portability-search-start.js';
import { portabilitySetSyntax } from './portability-set-syntax.js';
import { portabilityTextEnd } from './portability-text-end.js';
import { portabilityUnicodeClass } from './portability-unicode-class.js';
import { portabilityWordEdge } from './portability-word-edge.js';
import { repeatsWithoutJoin } from './repeats-without-join.js';
import { responseSchemaDeprecated } from './response-schema-deprecated.js';
import type { DocumentRule, Rule } from './rule.js';
import { sameOpener } from './same-opener.js';
import { stringDelimsInJson } from './string-delims-in-json.js';
import { tagPatternWithoutValue } from './tag-pattern-without-value.js';
import { tokenAsPattern } from './token-as-pattern.js';
import { transformConstant } from './transform-constant.js';
import { transformEachNotList } from './transform-each-not-list.js';
import { unquotedKeyBlanks } from './unquoted-key-blanks.js';
import { valueParserJsonTyped } from './value-parser-json-typed.js';
import { valueSpaceLost } from './value-space-lost.js';
import { valueType } from './value-type.js';
import { zeroWidthCloser } from './zero-width-closer.js';
import { zeroWidthLoop } from './zero-width-loop.js';
import { zeroWidthOpener } from './zero-width-opener.js';

/** Every rule of the service. A new one: its file, its code in `findings.ts`, a line here, its page and its fixtures. */
export const RULES: readonly Rule[] = [
  flagType,
  valueType,
  contentArgsKeyUnknown,
  contentArgsValue,
  duplicateKey,
  compatCloseGroups,
  portabilityLookaround,
  portabilityBackReference,
  portabilityAtomic,
  portabilityPossessive,
  portabilityConditional,
  closeEos,
  implicitOverwritten,
  implicitMissing,
  repeatsWithoutJoin,
  implicitValueSpace,
  callAllowNonJson,
  pathMayBeMissing,
  valueParserJsonTyped,
  unquotedKeyBlanks,
  stringDelimsInJson,
  optionalWithDefault,
  defaultKind,
  fieldNameThinking,
  transformConstant,
  placeholderUnread,
  nameWordOnly,
  nameMayHoldSpace,
  valueSpaceLost,
  closerInJsonString,
  optionalTail,
  alternativeInside,
  endAlternative,
  endAnchor,
  longLookAhead,
  literalInsideLiteral,
  greedyDot,
  openEndedOpener,
  holdsAllText,
  lazyTail,
  patternNeverMatches,
  zeroWidthOpener,
  zeroWidthCloser,
  zeroWidthLoop,
  openerNeedsCloser,
  openerOnlyAtStart,
  patternCost,
  portabilityNamedGroup,
  portabilityInlineFlags,
  portabilityTextEnd,
  portabilityDollar,
  portabilityUnicodeClass,
  portabilityPosixClass,
  portabilityProperty,
  portabilityEscape,
  portabilityBrace,
  portabilityCommaQuantifier,
  portabilitySetSyntax,
  portabilityKeep,
  portabilitySearchStart,
  portabilityWordEdge,
  portabilityLineBreak,
  portabilityBlank,
  portabilityBranchReset,
  portabilityDuplicateName,
  portabilityComment,
  portabilityFail,
  portabilityBigRepeat,
  portabilityFieldName,
  portabilityDefaults,
  portabilityPlainText,
  portabilityJoin,
  portabilityDottedPath,
  portabilityLiteralStart,
  portabilityLongMatch,
  pathIntoValue,
  joinNotText,
  transformEachNotList,
  itemAsContent,
  tokenAsPattern,
  patternAsLiteral,
  sameOpener,
  flagsTooLate,
  callsOverwritten,
  callIsText,
  tagPatternWithoutValue,
  backslashTwice,
  callsInList,
  placeholderWithoutBraces,
  delimiterEatsJson,
  closerTakesOpener,
  fieldNameNear,
];

/** Every rule about the file around the template. */
export const DOCUMENT_RULES: readonly DocumentRule[] = [responseSchemaDeprecated];
