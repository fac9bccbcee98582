import { code, type Inline } from './prose.js';

/** What a single character is called; undefined for one that is shown as it is. */
export function nameOf(codePoint: number): string | undefined {
  return NAMED[codePoint];
}

const NAMED: Readonly<Record<number, string | undefined>> = {
  9: 'a tab',
  10: 'a newline',
  13: 'a carriage return',
  32: 'a space',
};

export function characterWords(codePoint: number, ignoreCase: boolean): readonly Inline[] {
  const name = nameOf(codePoint);
  const words = name === undefined ? ['the character ', code(String.fromCodePoint(codePoint))] : [name];
  return [...words, ...caseWords(ignoreCase && isCased(codePoint))];
}

/** Whether upper and lower case of a character differ. */
export function isCased(codePoint: number): boolean {
  const text = String.fromCodePoint(codePoint);
  return text.toLowerCase() !== text.toUpperCase();
}

export function caseWords(ignoresCase: boolean): readonly Inline[] {
  return ignoresCase ? [', upper or lower case'] : [];
}
