/** How many code points stand before a UTF-16 offset: positions as Python counts them. */
export function codePoints(text: string, offset: number): number {
  return [...text.slice(0, offset)].length;
}
