import { type Glob, readGlob } from './document/glob.js';
import { DETECTED, type OwnFiles } from './document/kind.js';
import type { Severity } from './findings.js';
import { DEFAULT_TARGETS, type Target, targetsNamed } from './portability/targets.js';

/** What a user may set for a code. */
export type RuleLevel = Severity | 'off';

/** The user's settings, checked: section `responseTemplates`. */
export interface Settings extends OwnFiles {
  /** `responseTemplates.rules`: level of a code, where it is not the rule's own. */
  readonly rules: ReadonlyMap<string, RuleLevel>;
  /** `responseTemplates.targets`: the readers for which templates are meant. */
  readonly targets: readonly Target[];
  /** `responseTemplates.semanticTokens`: patterns and placeholders have colours. */
  readonly semanticTokens: boolean;
  /** `responseTemplates.inlayHints`: what is implied is shown. */
  readonly inlayHints: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  rules: new Map(),
  targets: DEFAULT_TARGETS,
  semanticTokens: true,
  inlayHints: true,
  ...DETECTED,
};

const LEVELS: readonly string[] = ['error', 'warning', 'information', 'hint', 'off'] satisfies RuleLevel[];

/** Reads what the client sent for the section; whatever is not as it should be is left at its default. */
export function readSettings(section: unknown): Settings {
  if (!isRecord(section)) return DEFAULT_SETTINGS;
  return {
    rules: readLevels(section.rules),
    targets: readTargets(section.targets),
    // On, unless they are switched off.
    semanticTokens: section.semanticTokens !== false,
    inlayHints: section.inlayHints !== false,
    detect: section.detect !== false,
    files: readFiles(section.files),
  };
}

function readLevels(rules: unknown): Settings['rules'] {
  if (!isRecord(rules)) return DEFAULT_SETTINGS.rules;
  return new Map(Object.entries(rules).filter((entry): entry is [string, RuleLevel] => isLevel(entry[1])));
}

/** An empty list is a choice, too: no reader but this engine. */
function readTargets(targets: unknown): Settings['targets'] {
  return Array.isArray(targets) ? targetsNamed(targets) : DEFAULT_SETTINGS.targets;
}

function readFiles(files: unknown): readonly Glob[] {
  if (!Array.isArray(files)) return DEFAULT_SETTINGS.files;
  return files.flatMap((file: unknown) => (typeof file === 'string' ? (readGlob(file) ?? []) : []));
}

function isLevel(value: unknown): value is RuleLevel {
  return typeof value === 'string' && LEVELS.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
