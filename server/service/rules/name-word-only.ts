import { partRange } from '../document/ranges.js';
import { contains, difference, wordCharacters } from '../engine.js';
import { charactersIn, leastBeside, nodeBehind } from './characters.js';
import { type NameGroup, nameCharacters, nameGroups } from './names.js';
import { patternWidth } from './pattern-width.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** The name of a tool or parameter is taken with `\w+` or less: hyphens and dots are no word characters, and many names have them. */
export const nameWordOnly: Rule = {
  code: 'name-word-only',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const name of nameGroups(context)) {
    const { body } = name.group;
    if (patternWidth(body).max !== Number.POSITIVE_INFINITY || !hasWordsOnly(name)) continue;
    const { path } = name;
    const { start, end } = body;
    yield {
      ...partRange(context.template, path, { start, end }),
      message: `Names with a hyphen or a dot do not fit: ${lossOf(name)}.`,
      data: { path, start, end, of: name.of },
    };
  }
}

function hasWordsOnly(name: NameGroup): boolean {
  return name.study.once(`words ${name.group.start}`, () => {
    const characters = nameCharacters(name);
    return !contains(characters, HYPHEN) && difference(characters, wordCharacters()).length === 0;
  });
}

function lossOf({ of, group, tree }: NameGroup): string {
  const next = nodeBehind(tree.root, group);
  const isCut = leastBeside(tree.root, group, 'behind') === 0 || (next && contains(charactersIn(next), HYPHEN));
  const begins = leastBeside(tree.root, group, 'before') === 0;
  if (of === 'tool')
    return isCut
      ? 'of "list-files" the name is "list", and no such tool is called'
      : 'a call of "list-files" is no match, and stays in the text around it';
  if (isCut) return 'of "max-count" the name is "max"';
  return begins
    ? 'of "max-count" the name is "count"'
    : 'the argument "max-count" is no match, and is missing in the call';
}

const HYPHEN = 0x2d;
