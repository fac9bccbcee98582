import type { BackReference, PatternNode } from '../../../../parser/regex/tree.js';
import { characterWords } from './character-meaning.js';
import { flagWords } from './flag-meaning.js';
import { code, type Inline } from './prose.js';
import { classWords, setWords } from './set-meaning.js';

type Words = readonly Inline[];

/** What a part that has no parts of its own matches, in plain words; undefined for one that has. */
export function meaningOf(node: PatternNode, source: string): Words | undefined {
  switch (node.type) {
    case 'character':
      return characterWords(node.codePoint, node.ignoreCase);
    case 'dot':
      return [node.matchesNewline ? 'any character, newlines too' : 'any character but a newline'];
    case 'class':
      return classWords(node, source);
    case 'set':
      return setWords(node, source);
    case 'line-break':
      return ['a line break of any kind'];
    case 'assertion':
      return [ASSERTIONS[node.kind]];
    case 'keep':
      return ['the match begins here: what stands before it is only looked at'];
    case 'back-reference':
      return ['the same text again as in group ', code(referenceName(node, source))];
    case 'fail':
      return ['never matches'];
    case 'comment':
      return ['a comment'];
    case 'flags':
      return ['for what follows: ', ...flagWords(source.slice(node.start, node.end))];
    case 'unsupported':
      return ['not supported by this engine'];
    default:
      return undefined;
  }
}

const ASSERTIONS = {
  start: 'the start of the text, behind the start anchor',
  'line-start': 'the start of a line',
  end: 'the end of the text',
  'end-or-newline': 'the end of the text, or before one last newline',
  'line-end': 'the end of a line',
  'word-boundary': 'the start or end of a word',
  'not-word-boundary': 'not the start or end of a word',
  'word-start': 'the start of a word',
  'word-end': 'the end of a word',
  'search-start': 'the place where the search began',
} as const;

/** As it is written where there is no such group. */
function referenceName({ name, group, start, end }: BackReference, source: string): string {
  if (name !== undefined) return name;
  return group > 0 ? String(group) : (/\d+/.exec(source.slice(start, end))?.[0] ?? '');
}

/** How often a quantifier takes its part: `once or more, as few as possible` */
export function countWords(min: number, max: number, mode: 'greedy' | 'lazy' | 'possessive'): string {
  const isFixed = min === max;
  const how = isFixed ? '' : { greedy: '', lazy: ', as few as possible', possessive: ', and gives nothing back' }[mode];
  return timesWords(min, max) + how;
}

function timesWords(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return LEAST[min] ?? `${min} times or more`;
  if (min === 0 && max === 1) return 'if it is there';
  if (min === max) return min === 1 ? 'once' : `${min} times`;
  return min === 0 ? `up to ${max} times` : `${min} to ${max} times`;
}

const LEAST: readonly (string | undefined)[] = ['any number of times', 'once or more'];
