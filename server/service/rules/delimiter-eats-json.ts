import type { WrittenRange } from '../document/locate.js';
import { partRange, valueRange } from '../document/ranges.js';
import { patternNodes, pythonTruth } from '../engine.js';
import { sampleOf } from '../patterns/sample.js';
import type { WrittenDelimiter } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A delimiter of a JSON region that takes the bracket with which the JSON begins or ends, and no other one that takes its counterpart. */
export const delimiterEatsJson: Rule = {
  code: 'delimiter-eats-json',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { content, opener, closer, argument } of context.fields) {
    if (content !== 'json' || opener === undefined || closer === undefined) continue;
    const opened = textsOf(opener);
    const closed = textsOf(closer);
    if (opened === undefined || closed === undefined) continue;
    const outcome = pythonTruth(argument('allow_non_json')) ? 'it stays text' : 'the whole message is lost';
    if (!opened.some((text) => /[{[]/.test(withoutPairs(text))))
      yield* closerFindings(context, closer, `the JSON before it ends without that, and ${outcome}.`);
    if (!closed.some((text) => /[}\]]/.test(withoutPairs(text))))
      yield* openerFindings(context, opener, `the JSON behind it begins without that, and ${outcome}.`);
  }
}

/** What a delimiter takes: its literals, or a text that its pattern matches. Undefined where that is not known. */
function textsOf({ literals, tree }: WrittenDelimiter): readonly string[] | undefined {
  if (tree === undefined) return literals.map(({ text }) => text);
  if (patternNodes(tree.root).some(({ type }) => type === 'alternation')) return undefined;
  const text = sampleOf(tree);
  return text === undefined ? undefined : [text];
}

/** A text without the brackets that it opens and closes itself, as `[CALL]` does. */
function withoutPairs(text: string): string {
  return text.replaceAll(/\[[^\][]*\]|\{[^{}]*\}/g, '');
}

function* closerFindings(
  context: RuleContext,
  { literals, tree, path }: WrittenDelimiter,
  effect: string,
): Iterable<RuleFinding> {
  const of = { context, effect: `This takes the last bracket: ${effect}` };
  for (const literal of literals) yield* bracketFinding(of, literal.path, /^\s*\}/.exec(literal.text));
  const pattern = tree && /^(?:\\[sn][*+]?)*\\?\}(?:\\s\*)?(?![*?{])/.exec(tree.source);
  if (pattern) yield* bracketFinding(of, path, pattern);
}

function* openerFindings(
  context: RuleContext,
  { literals, tree, path }: WrittenDelimiter,
  effect: string,
): Iterable<RuleFinding> {
  const of = { context, effect: `This takes the first bracket: ${effect}` };
  for (const literal of literals) yield* bracketFinding(of, literal.path, /\{\s*$/.exec(literal.text));
  const pattern = tree && /\\\{(?:\\[sn][*+]?)*$/.exec(tree.source);
  if (pattern) yield* bracketFinding(of, path, pattern);
}

function* bracketFinding(
  { context, effect }: { readonly context: RuleContext; readonly effect: string },
  path: WrittenDelimiter['path'],
  match: RegExpExecArray | null,
): Iterable<RuleFinding> {
  if (match === null) return;
  const part: WrittenRange = { start: match.index, end: match.index + match[0].length };
  const isWhole = match[0].length === match.input.length;
  const place = isWhole ? valueRange(context.template, path) : partRange(context.template, path, part);
  yield { ...place, message: effect, data: { path, ...part, isWhole } };
}
