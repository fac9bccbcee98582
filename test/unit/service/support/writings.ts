/** One document in other writings: whatever is done to it must come out in the same one. */

export function withCarriageReturns(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

/** Two spaces at the beginning of a line are a tab. */
export function withTabs(text: string): string {
  return text.replaceAll(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
}

/** Without white space between tokens. */
export function minified(text: string): string {
  return text.replaceAll(TOKENS, (token) => (token.trim() === '' ? '' : token));
}

/** Every character of every string as an escape. */
export function escaped(text: string): string {
  return text.replaceAll(TOKENS, (token) => {
    if (!token.startsWith('"')) return token;
    const units = [...String(JSON.parse(token)).split('')];
    return `"${units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
  });
}

const TOKENS = /"(?:[^"\\]|\\.)*"|\s+/g;

/** A configuration around a template, with what a round trip through values destroys. */
export function asConfig(): readonly [head: string, tail: string] {
  return [
    '{ "added_tokens_decoder": {"0" :{"content":"\\u003cs>"}},\t"x": 1.0, "x": 1e400,\r\n"response_template":',
    ' , "model_max_length": 1000000000000000019884624838656\n\n}',
  ];
}
