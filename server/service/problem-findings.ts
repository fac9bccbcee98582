import type { ProblemCode, TemplateProblem } from '../../parser/problems.js';
import type { TemplatePath } from '../../parser/values.js';
import type { WrittenRange } from './document/locate.js';
import type { WrittenTemplate } from './document/model.js';
import { nodeAt } from './document/path.js';
import { keyRange, ownerRange, partRange, valueRange } from './document/ranges.js';
import { successorNote, successorsOf } from './draft-keys.js';
import type { PatternTrees } from './engine.js';
import type { Finding, RelatedPlace } from './findings.js';
import { MAX_RELATED } from './limits.js';
import { problemMessage } from './quoting.js';
import { groupNamePlaces } from './rules/patterns.js';
import { placeholderPlace } from './rules/placeholders.js';

/** What of the problem's path is marked. */
type Mark =
  | 'value'
  | 'key'
  | 'owner' // the object that lacks the key
  | 'part' // `start` and `end` of the arguments, inside the string
  | 'placeholder'
  | 'groups'; // the names of the groups in the patterns concerned

/**
 * How each problem is shown, and whether it holds for certain in a template whose JSON is broken further on: what a complete
 * string or a pair of keys says does, what is missing or unknown there may be a matter of the next key stroke.
 */
const SHOWN: Readonly<Record<ProblemCode, { readonly mark: Mark; readonly local?: true }>> = {
  'template-type': { mark: 'value' },
  'version-unsupported': { mark: 'value' },
  'unknown-key': { mark: 'key' },
  'defaults-type': { mark: 'value' },
  'fields-missing': { mark: 'owner' },
  'fields-type': { mark: 'value' },
  'fields-empty': { mark: 'value' },
  'field-type': { mark: 'value' },
  'content-unknown': { mark: 'value', local: true },
  'literal-and-pattern': { mark: 'key', local: true },
  'literal-type': { mark: 'value' },
  'literal-list-empty': { mark: 'value' },
  'literal-empty': { mark: 'value', local: true },
  'pattern-type': { mark: 'value' },
  'pattern-syntax': { mark: 'part', local: true },
  'pattern-unsupported': { mark: 'part', local: true },
  'join-type': { mark: 'value' },
  'join-without-repeats': { mark: 'key' },
  'transform-each-type': { mark: 'value' },
  'transform-each-without-transform': { mark: 'key' },
  'placeholder-mixed': { mark: 'placeholder', local: true },
  'groups-without-transform': { mark: 'groups' },
  'several-implicit-fields': { mark: 'key' },
  'start-anchor-missing': { mark: 'owner' },
  'content-args-type': { mark: 'value' },
  'tag-pattern-missing': { mark: 'owner' },
  'tag-pattern-type': { mark: 'value' },
  'tag-pattern-without-key': { mark: 'value', local: true },
  'value-parser-type': { mark: 'value' },
  'value-parser-unknown': { mark: 'value' },
  'placeholder-unknown': { mark: 'placeholder' },
};

/** The engine's problems as findings, each at the place that its author would look at. */
export function* problemFindings(
  template: WrittenTemplate,
  problems: readonly TemplateProblem[],
  trees: PatternTrees,
): Iterable<Finding> {
  for (const problem of problems) {
    if (template.brokenAt !== undefined && SHOWN[problem.code].local !== true) continue;
    const places = placesOf(template, problem, trees);
    // Of several implicit fields none is the right one: each is told about the others.
    const shown = problem.code === 'several-implicit-fields' ? places : places.slice(0, 1);
    const { code, severity, refuses } = problem;
    const about = { code, severity, refuses, message: messageOf(problem), data: dataOf(problem) };
    for (const place of shown) yield { ...about, ...place, related: relatedPlaces(code, place, places) };
  }
}

/** For a key that was one in the older format: what it is called now. */
function successors({ code, args }: TemplateProblem): readonly string[] | undefined {
  return code === 'unknown-key' ? successorsOf(String(args.key)) : undefined;
}

function messageOf(problem: TemplateProblem): string {
  const instead = successors(problem);
  const message = problemMessage(problem);
  return instead === undefined ? message : `${message} ${successorNote(instead)}`;
}

/** The first of the other places. */
function relatedPlaces(code: ProblemCode, place: WrittenRange, places: readonly WrittenRange[]): RelatedPlace[] {
  const first = places.slice(0, MAX_RELATED + 1).filter((other) => other !== place);
  const message = RELATED[code] ?? 'Also here';
  return first.slice(0, MAX_RELATED).map(({ start, end }) => ({ start, end, message }));
}

/** The path and what is wrong there. What may stand there instead, and all the other fields, is known to whoever mends it. */
function dataOf(problem: TemplateProblem): Readonly<Record<string, unknown>> {
  const { code, path, args } = problem;
  const instead = successors(problem);
  const { allowed: _allowed, known: _known, names, ...wrong } = args;
  return {
    path,
    ...wrong,
    ...(instead && { instead }),
    ...(names === undefined || code === 'several-implicit-fields' ? {} : { names }),
  };
}

const RELATED: Partial<Record<ProblemCode, string>> = {
  'several-implicit-fields': 'This field has no opener either',
  'literal-and-pattern': 'The literal is here',
  'groups-without-transform': 'This group is not used either',
};

/** The places of a problem, its own first. */
function placesOf(template: WrittenTemplate, problem: TemplateProblem, trees: PatternTrees): readonly WrittenRange[] {
  const paths = [problem.path, ...(problem.related ?? [])];
  if (SHOWN[problem.code].mark === 'groups') return paths.flatMap((path) => groupPlaces(template, path, trees));
  return paths.map((path) => placeOf(template, problem, path));
}

function placeOf(template: WrittenTemplate, { code, args }: TemplateProblem, path: TemplatePath): WrittenRange {
  switch (SHOWN[code].mark) {
    case 'key':
      return keyRange(template, path);
    case 'owner':
      return nodeAt(template.root, path) === undefined
        ? ownerRange(template, path.slice(0, -1))
        : valueRange(template, path);
    case 'part':
      return partRange(template, path, { start: Number(args.start), end: Number(args.end) });
    case 'placeholder':
      return partRange(template, path, placeholderPlace(stringAt(template, path)));
    default:
      return valueRange(template, path);
  }
}

function groupPlaces(template: WrittenTemplate, path: TemplatePath, trees: PatternTrees): readonly WrittenRange[] {
  const places = groupNamePlaces(trees.treeOf(stringAt(template, path)));
  return places.map((place) => partRange(template, path, place));
}

function stringAt(template: WrittenTemplate, path: TemplatePath): string {
  const node = nodeAt(template.root, path);
  return node?.type === 'string' ? node.value : '';
}
