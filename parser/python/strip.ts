/** What Python's `str.strip()` and `str.isspace()` take for white space. All of it are single UTF-16 units. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: to Python they are white space
const SPACE = /[^\S\ufeff]|[\x1c-\x1f\x85]/;

/** Python's `str.strip()`: unlike JavaScript's `trim` it takes U+001C–001F and U+0085, and leaves U+FEFF. */
export function pythonStrip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE.test(text.charAt(start))) start++;
  while (end > start && SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Python's `str.split()` without a separator: runs of white space separate, none at the edges. */
export function pythonSplitSpace(text: string): readonly string[] {
  return text.split(SPACE).filter((part) => part !== '');
}
