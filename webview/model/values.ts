/** How many units of a text or value a row shows. */
export const PREVIEW_LENGTH = 200;

const VISIBLE: Readonly<Record<string, string>> = { '\n': '↵', '\r': '␍', '\t': '⇥' };

/**
 * A text on one line: line ends, tabs and spaces at its ends as signs, other control characters and lone surrogates as their code, cut at `limit`
 * units (never inside a pair).
 */
export function preview(text: string, limit: number = PREVIEW_LENGTH): string {
  const cut = text.length > limit;
  const shown = [...text.slice(0, limit + 1)];
  let line = '';
  for (const character of shown) {
    if (line.length + character.length > limit) break;
    line += visible(character);
  }
  return cut ? `${line}…` : line.replace(/^ +| +$/g, (spaces) => '·'.repeat(spaces.length));
}

function visible(character: string): string {
  const sign = VISIBLE[character];
  if (sign !== undefined) return sign;
  const code = character.codePointAt(0) ?? 0;
  const hidden = code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code <= 0xdfff);
  const steering =
    (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  return hidden || steering || code === 0xfeff ? `\\u${code.toString(16).padStart(4, '0')}` : character;
}

/** A path into the template for people: `fields.content.close[1]`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
