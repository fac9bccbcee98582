import type { WrittenRange } from '../document/locate.js';
import { objectsIn } from '../document/path.js';
import type { ObjectNode, StringNode } from '../document/tree.js';
import { quoted } from '../quoting.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A key that the same object repeats further on: Python reads the last one and drops the others without a word. */
export const duplicateKey: Rule = { code: 'duplicate-key', severity: 'warning', local: true, check };

function* check({ template, places }: RuleContext): Iterable<RuleFinding> {
  const templateKeys = places.map(({ key }) => key).filter((key) => key !== undefined);
  yield* ignoredKeys(templateKeys, 'response_template');
  for (const node of objectsIn(template.root)) {
    for (const [name, keys] of keysByName(node)) yield* ignoredKeys(keys, name);
  }
}

function keysByName({ properties }: ObjectNode): ReadonlyMap<string, readonly StringNode[]> {
  const byName = new Map<string, StringNode[]>();
  for (const { key } of properties) {
    const same = byName.get(key.value);
    if (same === undefined) byName.set(key.value, [key]);
    else same.push(key);
  }
  return byName;
}

function* ignoredKeys(keys: readonly WrittenRange[], name: string): Iterable<RuleFinding> {
  const last = keys.at(-1);
  if (last === undefined) return;
  const shown = quoted(name);
  const related = [{ start: last.start, end: last.end, message: `This "${shown}" is read` }];
  for (const { start, end } of keys.slice(0, -1)) {
    yield {
      start,
      end,
      message: `"${shown}" is written again further on: the last one is read, this one is ignored.`,
      related,
      data: { key: name },
    };
  }
}
