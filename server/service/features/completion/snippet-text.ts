/** Snippet syntax, as far as this service writes it: `$1`, `${1:text}`, `${1|a,b|}` and escaped characters. */
const PART =
  /\\(?<escaped>[\\$}])|\$(?<bare>\d+)|\$\{(?<stop>\d+)(?::(?<shown>(?:\\.|[^}\\])*)|\|(?<first>[^,|]*)[^|]*\|)?\}/g;

/** The text of a snippet for a client that knows no tab stops: each has the text that it would begin with. */
export function plainText(snippet: string): string {
  return snippet.replace(PART, (...args) => {
    const { escaped, shown, first }: Record<string, string | undefined> = args.at(-1);
    return escaped ?? shown?.replace(/\\([\\$}])/g, '$1') ?? first ?? '';
  });
}

/** A text without tab stops as a snippet. */
export function asSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** A value as JSON text in snippet syntax, on several lines. Its strings may hold tab stops, its backslashes are escapes of those. */
export function snippetOf(body: unknown): string {
  return JSON.stringify(body, undefined, '\t');
}

/** A value without tab stops as JSON text in snippet syntax. */
export function literalSnippet(value: unknown): string {
  return asSnippet(JSON.stringify(value, undefined, '\t'));
}

/** A tab stop with a text that is there until something else is typed. */
export function tabStop(number: number, shown: string): string {
  return `$\{${number}:${asSnippet(shown)}}`;
}
