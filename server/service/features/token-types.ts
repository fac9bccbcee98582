/**
 * What semantic tokens tell apart: first types that every client knows, then our own, whose colours package.json borrows from those of
 * regular expressions in other languages (`semanticTokenScopes`).
 */
export const TOKEN_TYPES = [
  'variable', // the name of a group, and the first name of a placeholder
  'property', // what a dotted placeholder steps into
  'keyword', // anchors, assertions, back-references, flags
  'operator', // quantifiers, `|`, the braces of placeholders
  'comment',
  'patternGroup', // parentheses and what says their kind
  'patternClass', // sets, classes, the dot
  'patternEscape', // escaped characters
  'delimiterLiteral', // characters that stand for themselves in delimiters and start anchors
] as const;

export type TokenType = (typeof TOKEN_TYPES)[number];

export const TOKEN_MODIFIERS = ['declaration'] as const;
