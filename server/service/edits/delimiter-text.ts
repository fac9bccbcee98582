/** Characters that mean something in a pattern outside of a set. `#`, `&`, `~` and white space do only with flags. */
const SPECIAL = /[\\^$.|?*+()[\]{}]/g;

/** A pattern that matches the text and nothing else. */
export function escapePattern(literal: string): string {
  return literal.replace(SPECIAL, '\\$&');
}

/** A pattern that matches what a list of literals does: the reference tries longer ones first. */
export function patternOfLiterals(literals: readonly string[]): string {
  const distinct = [...new Set(literals)];
  return distinct
    .sort((one, other) => [...other].length - [...one].length)
    .map(escapePattern)
    .join('|');
}
