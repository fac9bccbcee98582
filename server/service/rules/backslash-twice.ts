import { patternNodes, type VisitedNode } from '../engine.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, shown, type TriedPattern } from './streamed-patterns.js';

/** An escape of a pattern with a backslash too many, `\\s*`, or with one too few, where JSON reads `\b` as backspace. */
export const backslashTwice: Rule = {
  code: 'backslash-twice',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('backslash-twice', ['open', 'close', 'anchor', 'tag'], find),
};

/** What stands behind a backslash in an escape. Commands of TeX (`\\sqrt`) are words, and no escapes. */
const MEANT = /^(?:[sSdDwW](?=[*+?{]|[^A-Za-z]|$)|[nrt](?=[*+?{]|[^A-Za-z]|$)|\||\/(?=[a-z]+>))/u;

function* find({ tree: { root, source } }: TriedPattern): Iterable<PartFault> {
  for (const node of patternNodes(root)) {
    if (node.type !== 'character') continue;
    if (isBackspace(node)) {
      const message = `In JSON ${shown('\\b')} with one backslash is a backspace: the output never has it, and this never matches.`;
      yield { start: node.start, end: node.end, message };
      continue;
    }
    const meant = source.slice(node.start, node.end) === '\\\\' && MEANT.exec(source.slice(node.end))?.[0];
    if (typeof meant !== 'string') continue;
    const outcome =
      meant === '|'
        ? '"|" behind them divides alternatives: each part matches alone.'
        : `${shown(meant)} behind them is the character itself: without a backslash in the output this does not match.`;
    yield {
      start: node.start,
      end: node.end + meant.length,
      message: `Two backslashes in a pattern match one in the output, and ${outcome}`,
    };
  }
}

function isBackspace(node: VisitedNode): boolean {
  return node.type === 'character' && node.codePoint === 0x08 && node.end === node.start + 1;
}
