import type { Construct } from '../portability/constructs.js';
import { constructRule, isSetPart } from './portability.js';

/** Escapes that not every engine reads: of marks that need none, by code, in octal. */
export const portabilityEscape = constructRule('portability-escape', (node, { source }, parent) => {
  if (node.type !== 'character' || !node.escaped) return undefined;
  const { start, end, codePoint } = node;
  const letter = source[start + 1] ?? '';
  const construct = CONSTRUCT_OF.find(([letters]) => letters.test(letter))?.[1];
  if (construct === undefined || (construct === 'escape-operator' && isSetPart(parent))) return undefined;
  const text = plainText(codePoint);
  return text === undefined ? { construct } : { construct, rewrite: { start, end, text } };
});

/** By the character behind the backslash. `\n`, `\x41` and marks that have a meaning are read everywhere. */
const CONSTRUCT_OF = [
  [/u/, 'escape-u'],
  [/U/, 'escape-long'],
  [/[0-7]/, 'escape-octal'],
  [/a/, 'escape-bell'],
  [/[-&~#]/, 'escape-operator'],
  [/[^\w\s^$.|?*+()[\]{}\\/]/u, 'escape-mark'],
] as const satisfies readonly (readonly [RegExp, Construct])[];

/** A character as every engine reads it: itself, or escaped where it has a meaning. None for what does not show. */
function plainText(codePoint: number): string | undefined {
  const character = String.fromCodePoint(codePoint);
  if (codePoint < 0x20 || codePoint === 0x7f) return `\\x${codePoint.toString(16).padStart(2, '0')}`;
  if (/[\^$.|?*+()[\]{}\\/]/.test(character)) return `\\${character}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : undefined;
}
