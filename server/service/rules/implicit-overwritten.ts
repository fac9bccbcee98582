import { keyRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import type { RelatedPlace } from '../findings.js';
import { MAX_RELATED } from '../limits.js';
import { quoted } from '../quoting.js';
import type { WrittenDelimiter, WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { takesSpace } from './space.js';

/**
 * An implicit field that keeps only its last match, and delimiters behind which it begins again with the first character, be it a line
 * break. Reference behaviour, "Storing".
 */
export const implicitOverwritten: Rule = {
  code: 'implicit-overwritten',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

/** In front of these, where they come once, stands nothing that could be lost. */
const COMES_FIRST: ReadonlySet<string> = new Set(['reasoning_content', 'reasoning', 'thinking', 'tool_plan']);

function* check(context: RuleContext): Iterable<RuleFinding> {
  const fields = context.fields;
  const implicit = fields.find(({ opener }) => opener === undefined);
  if (implicit === undefined || implicit.repeats || !survivesSpace(implicit)) return;
  const closers = fields
    .filter((field) => field === implicit || field.repeats || !COMES_FIRST.has(field.name))
    .flatMap(({ closer }) => (closer === undefined || takesSpace(closer, 'behind') ? [] : [closer]));
  if (closers.length === 0) return;
  const name = quoted(implicit.name);
  yield {
    ...keyRange(context.template, implicit.path),
    message: `Each match of "${name}" replaces the one before it, and white space is a match: ${lossOf(implicit.closer)}`,
    related: closers.slice(0, MAX_RELATED).map((closer) => relatedTo(context, closer)),
    data: { path: implicit.path, closers: closers.map(({ path }) => path) },
  };
}

/** Others fail with white space: that is another finding. */
function survivesSpace({ content, argument }: WrittenField): boolean {
  return (
    ['text', 'kv-lines', 'xml-inline'].includes(content) ||
    (content === 'json' && pythonTruth(argument('allow_non_json')))
  );
}

function lossOf(closer: WrittenDelimiter | undefined): string {
  const [literal] = takesSpace(closer, 'behind') ? [] : (closer?.literals ?? []);
  return literal === undefined
    ? 'behind "Hello" and a region a line break is enough, and "Hello" is lost.'
    : `behind "Hello${quoted(literal.text)}" a line break is enough, and "Hello" is lost.`;
}

function relatedTo({ template }: RuleContext, { path }: WrittenDelimiter): RelatedPlace {
  return { ...keyRange(template, path), message: 'White space behind this is a match' };
}
