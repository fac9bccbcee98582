import { callAllowNonJson } from './call-allow-non-json.js';
import { closeEos } from './close-eos.js';
import { closerInJsonString } from './closer-in-json-string.js';
import { compatCloseGroups } from './compat-close-groups.js';
import { contentArgsKeyUnknown } from './content-args-key-unknown.js';
import { contentArgsValue } from './content-args-value.js';
import { defaultKind } from './default-kind.js';
import { duplicateKey } from './duplicate-key.js';
import { fieldNameThinking } from './field-name-thinking.js';
import { flagType } from './flag-type.js';
import { implicitMissing } from './implicit-missing.js';
import { implicitOverwritten } from './implicit-overwritten.js';
import { implicitValueSpace } from './implicit-value-space.js';
import { nameMayHoldSpace } from './name-may-hold-space.js';
import { nameWordOnly } from './name-word-only.js';
import { optionalWithDefault } from './optional-with-default.js';
import { pathMayBeMissing } from './path-may-be-missing.js';
import { placeholderUnread } from './placeholder-unread.js';
import { portabilityAtomic } from './portability-atomic.js';
import { portabilityBackReference } from './portability-back-reference.js';
import { portabilityConditional } from './portability-conditional.js';
import { portabilityLookaround } from './portability-lookaround.js';
import { portabilityPossessive } from './portability-possessive.js';
import { repeatsWithoutJoin } from './repeats-without-join.js';
import { responseSchemaDeprecated } from './response-schema-deprecated.js';
import type { DocumentRule, Rule } from './rule.js';
import { stringDelimsInJson } from './string-delims-in-json.js';
import { transformConstant } from './transform-constant.js';
import { unquotedKeyBlanks } from './unquoted-key-blanks.js';
import { valueParserJsonTyped } from './value-parser-json-typed.js';
import { valueSpaceLost } from './value-space-lost.js';
import { valueType } from './value-type.js';

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
];

/** Every rule about the file around the template. */
export const DOCUMENT_RULES: readonly DocumentRule[] = [responseSchemaDeprecated];
