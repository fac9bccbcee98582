/** Which documents the extension speaks about. */
import { languages, type TextDocument } from 'vscode';

/**
 * Files by name, on any file system. No language is asked for: a file that the user opens as JSON with comments, or as plain text,
 * still holds a template.
 */
export const TEMPLATE_DOCUMENTS: readonly { readonly pattern: string }[] = [
  { pattern: '**/tokenizer_config.json' },
  { pattern: '**/response_template.json' },
  { pattern: '**/*.response_template.json' },
];

export function holdsTemplate(document: TextDocument): boolean {
  return languages.match(TEMPLATE_DOCUMENTS, document) > 0;
}
