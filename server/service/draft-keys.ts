/** What a key of `response_schema`, the format before this one, is called in a template. */
const SUCCESSORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['x-regex', ['open_pattern', 'close_pattern']],
  ['x-regex-iterator', ['repeats']],
  ['x-regex-key-value', ['content', 'content_args']],
  ['x-parser', ['content']],
  ['x-parser-args', ['content_args']],
  ['type', ['content']],
  ['properties', ['fields']],
]);

/** The keys that took the place of an older one: none where there is no such key any more, undefined for a key that is not of that time. */
export function successorsOf(key: string): readonly string[] | undefined {
  return SUCCESSORS.get(key) ?? (key.startsWith('x-') ? [] : undefined);
}

/** The same as a sentence. */
export function successorNote(successors: readonly string[]): string {
  const names = successors.map((name) => `"${name}"`).join(' and ');
  return `It is a key of the older "response_schema"${names === '' ? '' : `; here its work is done by ${names}`}.`;
}
