/** What a client can do with completions. */
export interface CompletionClient {
  /** Tab stops. Without them, plain text is inserted. */
  readonly snippets: boolean;
  /** A few words beside the label, in a place of their own. */
  readonly labelDetails: boolean;
  /** Documentation may come later, for the item that is looked at. */
  readonly resolvesDocumentation: boolean;
  readonly markdown: boolean;
  /** Inserted lines may be indented as the line that they are inserted into. */
  readonly adjustsIndentation: boolean;
}

/** A client that has said nothing about itself. */
export const PLAIN_COMPLETION_CLIENT: CompletionClient = {
  snippets: false,
  labelDetails: false,
  resolvesDocumentation: false,
  markdown: false,
  adjustsIndentation: false,
};
