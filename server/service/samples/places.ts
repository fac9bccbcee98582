/** The protocol's place of an offset in a text: both count UTF-16 units; lines end as the protocol says. */
export function lineAndCharacter(text: string, offset: number): { readonly line: number; readonly character: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}
