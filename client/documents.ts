/** Which documents the extension speaks about. */
import { languages, type TextDocument, type Uri, workspace } from 'vscode';

export interface DocumentPattern {
  readonly pattern: string;
}

/**
 * Files by name, on any file system. No language is asked for: a file that the user opens as JSON with comments, or as plain text,
 * still holds a template.
 */
const DETECTED: readonly string[] = [
  '**/tokenizer_config.json',
  '**/response_template.json',
  '**/*.response_template.json',
];

/** What the server hears of: the files of all folders together. Which of them are ours the server says, by the settings of each. */
export function templateDocuments(): DocumentPattern[] {
  const folders = workspace.workspaceFolders?.map(({ uri }) => uri) ?? [];
  const patterns = [undefined, ...folders].flatMap(patternsIn);
  return [...new Set(patterns)].map((pattern) => ({ pattern }));
}

export function holdsTemplate(document: TextDocument): boolean {
  const patterns = patternsIn(document.uri).map((pattern) => ({ pattern }));
  return languages.match(patterns, document) > 0;
}

/** The globs of a document or folder; without one, those of the window. */
function patternsIn(scope: Uri | undefined): readonly string[] {
  const settings = workspace.getConfiguration('responseTemplates', scope);
  const files = settings.get<unknown>('files');
  const named = Array.isArray(files) ? files.filter((file): file is string => typeof file === 'string') : [];
  const detected = settings.get<unknown>('detect') === false ? [] : DETECTED;
  return [...detected, ...named.filter((glob) => glob.trim() !== '').map(anywhere)];
}

/** A glob of the setting is about the end of a path; for VS Code one with a slash is about the whole path. */
function anywhere(glob: string): string {
  const relative = glob.trim().replace(/^(\.?\/)+/, '');
  return relative.startsWith('**/') ? relative : `**/${relative}`;
}
