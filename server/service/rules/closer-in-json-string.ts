import type { PatternNode } from '../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import { partRange, valueRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import { quoted } from '../quoting.js';
import type { WrittenDelimiter } from './fields.js';
import { jsonEnd } from './json-ends.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { isSpaceRun } from './space.js';

/** A closer of a JSON field that may stand inside of a JSON string. It ends the region there, too: no closer knows of JSON. */
export const closerInJsonString: Rule = {
  code: 'closer-in-json-string',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

/** A text that a closer matches as it stands. */
interface FixedCloser {
  readonly text: string;
  readonly path: TemplatePath;
  /** In the pattern, in decoded units; undefined for a literal. */
  readonly part: WrittenRange | undefined;
}

function* check(context: RuleContext): Iterable<RuleFinding> {
  const { template } = context;
  for (const field of context.fields) {
    const { content, closer, argument } = field;
    if (content !== 'json' || closer === undefined) continue;
    const outcome = pythonTruth(argument('allow_non_json'))
      ? 'what stands before it stays text'
      : 'the whole message is lost';
    for (const { text, path, part } of fixedClosers(closer)) {
      if (!mayStandInString(text)) continue;
      const shown = quoted(text);
      yield {
        ...(part === undefined ? valueRange(template, path) : partRange(template, path, part)),
        message: `"${shown}" ends the region inside of a string, too: {"text": "write ${shown} here"} is cut there, and ${outcome}.`,
        data: { path, text, ...jsonEnd(field), ...part },
      };
    }
  }
}

function fixedClosers({ path, literals, tree }: WrittenDelimiter): readonly FixedCloser[] {
  if (tree === undefined) return literals.map((literal) => ({ ...literal, part: undefined }));
  return fixedTexts(tree.root).map(({ text, part }) => ({ text, path, part }));
}

/** The branches of a pattern that are a text with white space around it, or nothing. */
function fixedTexts(node: PatternNode): readonly { readonly text: string; readonly part: WrittenRange }[] {
  if (node.type === 'alternation') return node.branches.flatMap(fixedTexts);
  if (node.type === 'group') return fixedTexts(node.body);
  if (node.type !== 'sequence') return [];
  const items = node.items.filter((item) => !isSpaceRun(item));
  const [first] = items;
  if (items.length === 1 && first !== undefined && first.type !== 'character') return fixedTexts(first);
  const characters = items.filter((item) => item.type === 'character');
  const last = characters.at(-1);
  if (first === undefined || last === undefined || characters.length < items.length) return [];
  const text = characters.map(({ codePoint }) => String.fromCodePoint(codePoint)).join('');
  return [{ text, part: { start: first.start, end: last.end } }];
}

/**
 * Whether a model may write the text inside of a JSON string: not what a string has to escape, not what ends an object or list, and
 * not a special token, which a model writes to end the call.
 */
function mayStandInString(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings have none
  return !/["\\\u0000-\u001f]|^\s*[}\]]|^<[|｜].*>$|^<.*[|｜]>$/s.test(text);
}
