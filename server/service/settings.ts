import type { Severity } from './findings.js';

/** What a user may set for a code. */
export type RuleLevel = Severity | 'off';

/** The user's settings, checked: section `responseTemplates`. */
export interface Settings {
  /** `responseTemplates.rules`: level of a code, where it is not the rule's own. */
  readonly rules: ReadonlyMap<string, RuleLevel>;
}

export const DEFAULT_SETTINGS: Settings = { rules: new Map() };

const LEVELS: readonly string[] = ['error', 'warning', 'information', 'hint', 'off'] satisfies RuleLevel[];

/** Reads what the client sent for the section; whatever is not as it should be is left at its default. */
export function readSettings(section: unknown): Settings {
  const rules = isRecord(section) ? section.rules : undefined;
  if (!isRecord(rules)) return DEFAULT_SETTINGS;
  const levels = Object.entries(rules).filter((entry): entry is [string, RuleLevel] => isLevel(entry[1]));
  return { rules: new Map(levels) };
}

function isLevel(value: unknown): value is RuleLevel {
  return typeof value === 'string' && LEVELS.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
