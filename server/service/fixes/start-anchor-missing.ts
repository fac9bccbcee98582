import { quoted } from '../quoting.js';
import { generationPrompt } from './chat-template.js';
import { anchorsByCloser } from './families.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { closerLiterals, openerLiterals } from './literals.js';

/** The anchor is what the chat template writes in front of a generation; the reasoning that it may open is no part of it. */
export const startAnchorMissing: Fix = { code: 'start-anchor-missing', remedies };

function* remedies(_: FixedFinding, { text, template, editor }: FixContext): Iterable<Remedy> {
  const prompt = template.place.key === undefined ? undefined : generationPrompt(text);
  const openers = openerLiterals(template);
  const ends = openers.map((opener) => prompt?.indexOf(opener) ?? -1).filter((at) => at > 0);
  const fromPrompt = prompt?.slice(0, Math.min(prompt.length, ...ends));
  const anchors = new Set([fromPrompt, ...anchorsByCloser(closerLiterals(template))]);
  for (const anchor of anchors) {
    if (anchor === undefined || anchor === '') continue;
    const isKnown = anchor === fromPrompt;
    const source = isKnown ? ', as the chat template ends a prompt' : '';
    const title = `Add "start_anchor": ${quoted(JSON.stringify(anchor))}${source}`;
    yield { title, edits: editor.insert([], { start_anchor: anchor }, 'first'), isPreferred: isKnown };
  }
}
