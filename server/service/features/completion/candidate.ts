import type { CompletionItemKind } from 'vscode-languageserver-types';

/** Something that may be written in a slot, before it is known how the client wants it. */
export interface Candidate {
  readonly label: string;
  /** A few words beside the label. */
  readonly detail?: string | undefined;
  readonly kind: CompletionItemKind;
  /** JSON text in snippet syntax: `$1` and `${1:…}` are tab stops, a backslash keeps `$`, `}` and backslash as they are. */
  readonly snippet: string;
  /** What is typed to find it, where that is not the label. */
  readonly filter?: string | undefined;
  /** Smaller numbers come first; equal ones in the order in which they are given. */
  readonly rank: number;
  readonly documentation?: Documentation | undefined;
}

/** What explains a candidate: in words, or by what is written when it is accepted. */
export type Documentation = { readonly markdown: string; readonly plain: string } | 'preview';
