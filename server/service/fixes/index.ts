import { alternativeInside } from './alternative-inside.js';
import { backslashTwice } from './backslash-twice.js';
import { callAllowNonJson } from './call-allow-non-json.js';
import { callIsText } from './call-is-text.js';
import { callsInList } from './calls-in-list.js';
import { callsOverwritten } from './calls-overwritten.js';
import { closeEos } from './close-eos.js';
import { closerInJsonString } from './closer-in-json-string.js';
import { closerTakesOpener } from './closer-takes-opener.js';
import { contentArgsKeyUnknown } from './content-args-key-unknown.js';
import { contentArgsType } from './content-args-type.js';
import { contentArgsValue } from './content-args-value.js';
import { contentUnknown } from './content-unknown.js';
import { defaultKind } from './default-kind.js';
import { defaultsType } from './defaults-type.js';
import { delimiterEatsJson } from './delimiter-eats-json.js';
import { duplicateKey } from './duplicate-key.js';
import { endAlternative } from './end-alternative.js';
import { endAnchor } from './end-anchor.js';
import { fieldNameNear } from './field-name-near.js';
import { fieldNameThinking } from './field-name-thinking.js';
import { fieldType } from './field-type.js';
import { fieldsEmpty } from './fields-empty.js';
import { fieldsMissing } from './fields-missing.js';
import { fieldsType } from './fields-type.js';
import type { Fix } from './fix.js';
import { flagType } from './flag-type.js';
import { flagsTooLate } from './flags-too-late.js';
import { greedyDot } from './greedy-dot.js';
import { groupsWithoutTransform } from './groups-without-transform.js';
import { holdsAllText } from './holds-all-text.js';
import { implicitMissing } from './implicit-missing.js';
import { implicitOverwritten } from './implicit-overwritten.js';
import { implicitValueSpace } from './implicit-value-space.js';
import { itemAsContent } from './item-as-content.js';
import { joinNotText } from './join-not-text.js';
import { joinType } from './join-type.js';
import { joinWithoutRepeats } from './join-without-repeats.js';
import { lazyTail } from './lazy-tail.js';
import { literalAndPattern } from './literal-and-pattern.js';
import { literalEmpty } from './literal-empty.js';
import { literalInsideLiteral } from './literal-inside-literal.js';
import { literalListEmpty } from './literal-list-empty.js';
import { literalType } from './literal-type.js';
import { longLookAhead } from './long-look-ahead.js';
import { nameMayHoldSpace } from './name-may-hold-space.js';
import { nameWordOnly } from './name-word-only.js';
import { openEndedOpener } from './open-ended-opener.js';
import { openerNeedsCloser } from './opener-needs-closer.js';
import { openerOnlyAtStart } from './opener-only-at-start.js';
import { optionalTail } from './optional-tail.js';
import { optionalWithDefault } from './optional-with-default.js';
import { pathIntoValue } from './path-into-value.js';
import { patternAsLiteral } from './pattern-as-literal.js';
import { patternCost } from './pattern-cost.js';
import { patternNeverMatches } from './pattern-never-matches.js';
import { patternSyntax } from './pattern-syntax.js';
import { patternType } from './pattern-type.js';
import { placeholderMixed } from './placeholder-mixed.js';
import { placeholderUnknown } from './placeholder-unknown.js';
import { placeholderUnread } from './placeholder-unread.js';
import { placeholderWithoutBraces } from './placeholder-without-braces.js';
import { portabilityAtomic } from './portability-atomic.js';
import { portabilityPossessive } from './portability-possessive.js';
import { portabilityRewrites } from './portability-rewrite.js';
import { repeatsWithoutJoin } from './repeats-without-join.js';
import { responseSchemaDeprecated } from './response-schema-deprecated.js';
import { sameOpener } from './same-opener.js';
import { severalImplicitFields } from './several-implicit-fields.js';
import { startAnchorMissing } from './start-anchor-missing.js';
import { stringDelimsInJson } from './string-delims-in-json.js';
import { tagPatternMissing } from './tag-pattern-missing.js';
import { tagPatternType } from './tag-pattern-type.js';
import { tagPatternWithoutKey } from './tag-pattern-without-key.js';
import { tagPatternWithoutValue } from './tag-pattern-without-value.js';
import { tokenAsPattern } from './token-as-pattern.js';
import { transformConstant } from './transform-constant.js';
import { transformEachNotList } from './transform-each-not-list.js';
import { transformEachType } from './transform-each-type.js';
import { transformEachWithoutTransform } from './transform-each-without-transform.js';
import { unknownKey } from './unknown-key.js';
import { unquotedKeyBlanks } from './unquoted-key-blanks.js';
import { valueParserJsonTyped } from './value-parser-json-typed.js';
import { valueParserType } from './value-parser-type.js';
import { valueParserUnknown } from './value-parser-unknown.js';
import { valueSpaceLost } from './value-space-lost.js';
import { valueType } from './value-type.js';
import { versionUnsupported } from './version-unsupported.js';
import { zeroWidthCloser } from './zero-width-closer.js';
import { zeroWidthOpener } from './zero-width-opener.js';

/** Every fix of the service, one for a code. A new one: its file, a line here, its case file and a line in the page of its code. */
export const FIXES: readonly Fix[] = [
  alternativeInside,
  backslashTwice,
  callAllowNonJson,
  callIsText,
  callsInList,
  callsOverwritten,
  closeEos,
  closerInJsonString,
  closerTakesOpener,
  contentArgsKeyUnknown,
  contentArgsType,
  contentArgsValue,
  contentUnknown,
  defaultKind,
  defaultsType,
  delimiterEatsJson,
  duplicateKey,
  endAlternative,
  endAnchor,
  fieldNameNear,
  fieldNameThinking,
  fieldsEmpty,
  fieldsMissing,
  fieldsType,
  fieldType,
  flagsTooLate,
  flagType,
  greedyDot,
  groupsWithoutTransform,
  holdsAllText,
  implicitMissing,
  implicitOverwritten,
  implicitValueSpace,
  itemAsContent,
  joinNotText,
  joinType,
  joinWithoutRepeats,
  lazyTail,
  literalAndPattern,
  literalEmpty,
  literalInsideLiteral,
  literalListEmpty,
  literalType,
  longLookAhead,
  nameMayHoldSpace,
  nameWordOnly,
  openEndedOpener,
  openerNeedsCloser,
  openerOnlyAtStart,
  optionalTail,
  optionalWithDefault,
  pathIntoValue,
  patternAsLiteral,
  patternCost,
  patternNeverMatches,
  patternSyntax,
  patternType,
  placeholderMixed,
  placeholderUnknown,
  placeholderUnread,
  placeholderWithoutBraces,
  portabilityAtomic,
  portabilityPossessive,
  ...portabilityRewrites,
  repeatsWithoutJoin,
  responseSchemaDeprecated,
  sameOpener,
  severalImplicitFields,
  startAnchorMissing,
  stringDelimsInJson,
  tagPatternMissing,
  tagPatternType,
  tagPatternWithoutKey,
  tagPatternWithoutValue,
  tokenAsPattern,
  transformConstant,
  transformEachNotList,
  transformEachType,
  transformEachWithoutTransform,
  unknownKey,
  unquotedKeyBlanks,
  valueParserJsonTyped,
  valueParserType,
  valueParserUnknown,
  valueSpaceLost,
  valueType,
  versionUnsupported,
  zeroWidthCloser,
  zeroWidthOpener,
];
