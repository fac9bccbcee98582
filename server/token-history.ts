import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';
import { tokenEdits } from './service/index.js';

interface Sent {
  readonly resultId: string;
  readonly data: readonly number[];
}

/** The tokens that were last sent for each document, so that the next answer may tell only what changed. */
export class TokenHistory {
  readonly #sent = new Map<string, Sent>();
  #serial = 0;

  /** The tokens with a number of their own. */
  full(uri: string, { data }: SemanticTokens): SemanticTokens {
    return { resultId: this.#remember(uri, data), data };
  }

  /** What changed since the result that the client has, or all tokens where that one is not known. */
  delta(uri: string, previous: string, tokens: SemanticTokens): SemanticTokens | SemanticTokensDelta {
    const sent = this.#sent.get(uri);
    if (sent?.resultId !== previous) return this.full(uri, tokens);
    return { resultId: this.#remember(uri, tokens.data), edits: tokenEdits(sent.data, tokens.data) };
  }

  forget(uri: string): void {
    this.#sent.delete(uri);
  }

  #remember(uri: string, data: readonly number[]): string {
    this.#serial += 1;
    const resultId = String(this.#serial);
    this.#sent.set(uri, { resultId, data });
    return resultId;
  }
}
