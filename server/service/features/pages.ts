import type { Diagnostic } from 'vscode-languageserver-types';

/**
 * Diagnostics that link to the pages that explain them.
 *
 * @param pages the address under which the pages lie, with the slash at its end
 */
export function withPages(diagnostics: readonly Diagnostic[], pages: string): Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    typeof diagnostic.code === 'string'
      ? { ...diagnostic, codeDescription: { href: `${pages}${diagnostic.code}.md` } }
      : diagnostic,
  );
}
