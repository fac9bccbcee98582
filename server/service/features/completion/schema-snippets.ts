import { CompletionItemKind } from 'vscode-languageserver-types';
import type { SchemaNode } from '../schema/schema-at.js';
import type { Candidate } from './candidate.js';
import { snippetOf } from './snippet-text.js';

/** The values to start from that the schema has for a place. */
export function snippetCandidates({ defaultSnippets = [] }: SchemaNode): readonly Candidate[] {
  return defaultSnippets.map(({ label, description, body }, rank) => ({
    label,
    detail: description,
    kind: CompletionItemKind.Snippet,
    snippet: snippetOf(body),
    rank,
    documentation: 'preview',
  }));
}
