import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';
import type { Occurrence, SymbolKind, TemplateSymbol } from './symbol.js';

interface GrowingSymbol {
  readonly kind: SymbolKind;
  readonly name: string;
  readonly scope: TemplatePath;
  readonly occurrences: Occurrence[];
  origin: WrittenRange | undefined;
}

/** The symbols of a template while they are collected: occurrences of one name in one scope come together. */
export class SymbolTable {
  readonly #symbols = new Map<string, GrowingSymbol>();

  has(kind: SymbolKind, scope: TemplatePath, name: string): boolean {
    return this.#symbols.has(keyOf(kind, scope, name));
  }

  add(kind: SymbolKind, scope: TemplatePath, name: string, occurrence: Occurrence, origin?: WrittenRange): void {
    const key = keyOf(kind, scope, name);
    const known = this.#symbols.get(key) ?? { kind, name, scope, occurrences: [], origin: undefined };
    known.occurrences.push(occurrence);
    known.origin ??= origin;
    this.#symbols.set(key, known);
  }

  /** All symbols; their occurrences in the order of the document. */
  symbols(): readonly TemplateSymbol[] {
    const symbols = [...this.#symbols.values()];
    for (const { occurrences } of symbols) occurrences.sort((one, other) => one.start - other.start);
    return symbols;
  }
}

function keyOf(kind: SymbolKind, scope: TemplatePath, name: string): string {
  return JSON.stringify([kind, scope, name]);
}
