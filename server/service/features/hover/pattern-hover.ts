import { translateToJavaScript } from '../../engine.js';
import type { PlacedPattern } from '../symbols/template-index.js';
import { type ExplainedPart, explainPattern } from './explain-pattern.js';
import { type Block, code, type Inline, paragraph } from './prose.js';

/** How many parts of a pattern are listed. */
const MAX_PARTS = 40;

const HERE: Inline = { strong: 'Here' };

/**
 * A pattern part by part, and as JavaScript would write it.
 *
 * @param at the decoded unit under the cursor
 */
export function describePattern({ tree }: PlacedPattern, at: number): readonly Block[] {
  const parts = explainPattern(tree);
  const shownParts = parts.slice(0, MAX_PARTS);
  const more = parts.length - shownParts.length;
  const here = parts.length === 1 ? undefined : innermost(parts, at);
  const items = shownParts.map((part) => {
    const line = lineOf(tree.source, part);
    return { depth: part.depth, inlines: part === here ? [HERE, ': ', ...line] : line };
  });
  return [
    // A line of the list is marked, not repeated.
    ...(here === undefined || shownParts.includes(here) ? [] : [paragraph(HERE, ': ', ...lineOf(tree.source, here))]),
    ...(items.length === 0 ? [] : [{ kind: 'list', items } as const]),
    ...(more > 0 ? [paragraph(`… and ${more} more parts.`)] : []),
    ...tree.issues.slice(0, 1).map(({ reason }) => paragraph({ strong: 'Refused' }, ': ', ...reasonWords(reason), '.')),
    ...(tree.issues.length > 0 ? [] : javaScriptForm(tree)),
  ];
}

/** What a reason quotes of the pattern is code, like the parts: its backslashes are those of the decoded string. */
function reasonWords(reason: string): readonly Inline[] {
  return reason.split(/(\\[^\s)]*)/).map((piece, at) => (at % 2 === 1 ? code(piece) : piece));
}

function lineOf(source: string, { start, end, meaning }: ExplainedPart): readonly Inline[] {
  return [code(source.slice(start, end)), ' → ', ...meaning];
}

/** The smallest part around the cursor. */
function innermost(parts: readonly ExplainedPart[], at: number): ExplainedPart | undefined {
  let found: ExplainedPart | undefined;
  for (const part of parts) {
    const isAround = part.start <= at && at < part.end;
    if (isAround && (found === undefined || part.end - part.start <= found.end - found.start)) found = part;
  }
  return found;
}

function javaScriptForm(tree: PlacedPattern['tree']): readonly Block[] {
  if (tree.source.length > MAX_TRANSLATED) return [];
  const { source, flags, differences } = translateToJavaScript(tree);
  if (source.length > MAX_JAVASCRIPT) return [paragraph('In JavaScript it is too long to be shown here.')];
  const reasons = [...new Set(differences.map(({ reason }) => reason))].slice(0, 3);
  return [
    paragraph(reasons.length === 0 ? 'In JavaScript:' : 'JavaScript has no form that is the same; the nearest:'),
    { kind: 'code', text: `/${source}/${flags}`, language: 'js' },
    ...(reasons.length === 0
      ? []
      : [{ kind: 'list', items: reasons.map((reason) => ({ depth: 0, inlines: [reason] })) } as const]),
  ];
}

/** Longer patterns are not translated: nobody reads them, and it would take its time. */
const MAX_TRANSLATED = 1000;

/** A translation that is longer helps nobody. */
const MAX_JAVASCRIPT = 1500;
