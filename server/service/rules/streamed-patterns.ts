import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import { partRange } from '../document/ranges.js';
import { type CompiledPattern, compilePattern, type PatternTree } from '../engine.js';
import type { PatternStudy } from '../patterns/study.js';
import { quoted } from '../quoting.js';
import type { RuleContext, RuleFinding, WrittenPattern } from './rule.js';

/** A pattern that compiles and is short enough to be tried out. */
export interface TriedPattern {
  readonly role: WrittenPattern['role'];
  readonly path: TemplatePath;
  readonly field: string;
  readonly tree: PatternTree;
  readonly study: PatternStudy;
  /** Made when it is first asked for: where all is known of a pattern, never. */
  readonly compiled: CompiledPattern;
}

/** The patterns of these roles that can be tried out, in written order. */
export function* triedPatterns(
  { patterns }: RuleContext,
  roles: readonly WrittenPattern['role'][],
): Iterable<TriedPattern> {
  for (const { role, path, tree, study } of patterns) {
    if (!roles.includes(role) || !study.isTried) continue;
    yield {
      role,
      path,
      field: String(path[1]),
      tree,
      study,
      get compiled() {
        return study.compiled ?? compilePattern(tree);
      },
    };
  }
}

/** What is wrong with a part of a pattern. Offsets are the pattern's, decoded. */
export interface PartFault extends WrittenRange {
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A rule about the patterns of some roles: what is wrong depends on the pattern and its role alone, so it is found out once. */
export function patternRule(
  name: string,
  roles: readonly WrittenPattern['role'][],
  find: (pattern: TriedPattern) => Iterable<PartFault>,
): (context: RuleContext) => Iterable<RuleFinding> {
  return function* check(context) {
    for (const pattern of triedPatterns(context, roles)) {
      const faults = pattern.study.once(`${name} ${pattern.role}`, () => [...find(pattern)]);
      for (const { start, end, message, data } of faults) {
        const place = partRange(context.template, pattern.path, { start, end });
        yield { ...place, message, data: { path: pattern.path, start, end, ...data } };
      }
    }
  };
}

/** The place of a node. */
export function placeOf({ start, end }: WrittenRange): WrittenRange {
  return { start, end };
}

/** A text in a message: in quotes, shortened, on one line. */
export function shown(text: string): string {
  return `"${quoted(text).replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;
}

/** How a message speaks of a delimiter. */
export function delimiterName(role: WrittenPattern['role']): string {
  return role === 'open' ? 'opener' : 'closer';
}
