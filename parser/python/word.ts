/** Whether Python's `\w` (third-party `regex` module and `re` alike for what matters here) takes the character. */
export function isWordCharacter(character: string): boolean {
  return WORD.test(character);
}

const WORD = /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]$/u;
