import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compilePattern, findAll, parsePattern } from '../../../parser/regex/index.js';
import { IGNORED } from '../../../server/service/guard.js';
import { checkTemplate, readSettings } from '../../../server/service/index.js';
import { CONSTRUCTS, type Construct } from '../../../server/service/portability/constructs.js';
import { DEFAULT_TARGETS, TARGETS, targetsNamed } from '../../../server/service/portability/targets.js';
import { RULES } from '../../../server/service/rules/index.js';
import { modelOf } from './support/check.js';

/** Of a template with one pattern as opener, tag pattern or anchor: the data of each finding about portability. */
function dataOf(key: string, pattern: string, targets: readonly string[]) {
  const field = key === 'tag_pattern' ? { content: 'xml-inline', content_args: { tag_pattern: pattern } } : {};
  const transform = { open_pattern: pattern, transform: '{content}' };
  const x = { ...(key === 'open_pattern' ? transform : { open: '<x>' }), close: '</x>', ...field };
  const text = JSON.stringify({ start_anchor: 'a', fields: { x, content: { repeats: true, join: '' } } });
  const found = checkTemplate(modelOf(text), IGNORED, RULES, { targets: targetsNamed(targets) });
  return found.flatMap(({ code, data, message }) =>
    code.startsWith('portability-') ? [{ code, message, ...data }] : [],
  );
}

/** What is found of a pattern: constructs, or codes of what is none. */
function constructsOf(pattern: string, targets: readonly string[], key = 'open_pattern'): readonly unknown[] {
  return dataOf(key, pattern, targets).map((data) => ('construct' in data ? data.construct : data.code));
}

/** Each construct in a pattern, with a text in which the reference finds it. */
const EXAMPLES: Readonly<Record<Construct, readonly [pattern: string, text: string]>> = {
  'look-ahead': ['x(?=a)', 'xa'],
  'look-behind': ['(?<=a)x', 'ax'],
  'look-behind-branches': ['(?<=a|bc)x', 'bcx'],
  'look-behind-variable': ['(?<=a+)x', 'aax'],
  'back-reference': ['(?:(a)|x)\\1', 'xaa'],
  'back-reference-name': ['(?P<n>a)(?P=n)', 'aa'],
  'back-reference-g': ['(a)\\g<1>', 'aa'],
  atomic: ['(?>a|ab)c', 'ac'],
  possessive: ['a*+x', 'aax'],
  conditional: ['(a)?(?(1)b|c)', 'ab'],
  'named-group': ['(?P<n>a)', 'a'],
  'named-group-angle': ['(?<n>a)', 'a'],
  flags: ['(?i)a', 'A'],
  'flags-middle': ['a(?i)b', 'aB'],
  'flags-scoped': ['a(?i:b)', 'aB'],
  'flags-verbose': ['(?x)a b', 'ab'],
  'flag-version': ['(?V1)[a-z--b]', 'a'],
  'end-of-text': ['ab\\Z', 'ab'],
  'start-of-text': ['\\Aab', 'ab'],
  dollar: ['ab$', 'ab\n'],
  word: ['\\w', 'é'],
  digit: ['\\d', '٣'],
  space: ['\\s', '\u0085'],
  'word-boundary': ['\\bé', 'é'],
  posix: ['[[:alpha:]]', 'é'],
  property: ['\\p{L}', 'é'],
  'property-script': ['\\p{Greek}', 'α'],
  'property-short': ['\\pL', 'é'],
  'escape-mark': ['\\<a', '<a'],
  'escape-operator': ['\\-a', '-a'],
  'escape-u': ['\\u00e9', 'é'],
  'escape-long': ['\\U0001F600', '😀'],
  'escape-octal': ['\\101', 'A'],
  'escape-bell': ['\\a', '\u0007'],
  'brace-open': ['{a', '{a'],
  'brace-close': ['a}', 'a}'],
  'bracket-close': ['a]', 'a]'],
  'comma-quantifier': ['a{,2}b', 'aab'],
  'set-bracket-first': ['[]a]+', ']a'],
  'set-bracket': ['[[a]+', '[a'],
  'set-and': ['[a&&b]+', 'a&b'],
  'set-tildes': ['[a~~b]+', 'a~b'],
  'set-class-hyphen': ['[\\w-.]+', 'a-.'],
  keep: ['a\\Kb', 'ab'],
  'search-start': ['\\Ga', 'a'],
  'word-edge': ['\\mab\\M', 'ab'],
  'line-break': ['a\\R', 'a\r\n'],
  blank: ['a\\h', 'a\t'],
  'branch-reset': ['(?|(a)|(b))', 'b'],
  'duplicate-name': ['(?P<n>a)|(?P<n>b)', 'b'],
  comment: ['a(?#x)b', 'ab'],
  fail: ['a(*FAIL)|b', 'b'],
  'big-repeat': ['a{0,1001}b', 'ab'],
};

const ALL = TARGETS.map(({ name }) => name);
const examples = Object.entries(EXAMPLES).map(([construct, [pattern, text]]) => ({ construct, pattern, text }));

function matchesOf(pattern: string, text: string): readonly unknown[] {
  return findAll(compilePattern(parsePattern(pattern)), text).map(({ start, end }) => [start, end]);
}

/** What a JavaScript engine finds; undefined where it refuses the pattern. */
function javaScriptMatches(pattern: string, text: string): readonly unknown[] | undefined {
  try {
    return [...text.matchAll(new RegExp(pattern, 'gsu'))].map(({ 0: found, index }) => [index, index + found.length]);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

describe.each(examples)('$construct in $pattern', ({ construct, pattern, text }) => {
  const { refused, differs = [] } = CONSTRUCTS[construct as Construct] as (typeof CONSTRUCTS)[Construct];

  test('the reference finds it, and it is told', () => {
    expect(matchesOf(pattern, text)).not.toEqual([]);
    expect(constructsOf(pattern, ALL)).toContain(construct);
  });

  test('of JavaScript it is told what JavaScript does', () => {
    const found = javaScriptMatches(pattern, text);
    const isRefused = refused.some((engine) => engine === 'javascript');
    const isOther = differs.some(({ engines }) => engines.some((engine) => engine === 'javascript'));
    // A look-behind, a name, a class in the same pattern is told for itself.
    if (isRefused) expect(found).toBeUndefined();
    else if (isOther) expect(found).not.toEqual(matchesOf(pattern, text));
    else if (found !== undefined) expect(found).toEqual(matchesOf(pattern, text));
  });

  test('what is offered instead means the same, and is no such construct', () => {
    for (const { construct: one, rewrite } of dataOf('open_pattern', pattern, ALL) as readonly Rewritten[]) {
      if (one !== construct || rewrite === undefined) continue;
      const mended = pattern.slice(0, rewrite.start) + rewrite.text + pattern.slice(rewrite.end);
      for (const sample of [text, `${text}${text}`, `a ${text} b`, 'a b']) {
        expect([mended, matchesOf(mended, sample)]).toEqual([mended, matchesOf(pattern, sample)]);
      }
      const left = (which: string) => constructsOf(which, ALL).filter((other) => other === construct).length;
      expect(left(mended)).toBe(left(pattern) - 1);
    }
  });
});

interface Rewritten {
  readonly construct?: string;
  readonly rewrite?: { readonly start: number; readonly end: number; readonly text: string };
}

describe('who is asked', () => {
  test('by default the reference alone: nothing but what the specification discourages', () => {
    const told = examples.flatMap(({ pattern }) => constructsOf(pattern, ['transformers']));
    const discouraged = told.filter((construct) => 'discouraged' in CONSTRUCTS[construct as Construct]);
    expect(told).toEqual(discouraged);
    expect([...new Set(told)].sort()).toEqual([
      'atomic',
      'back-reference',
      'back-reference-g',
      'back-reference-name',
      'possessive',
    ]);
  });

  test('a port that writes names anew reads them in delimiters, and not in a tag pattern', () => {
    const named = '<(?P<key>a)>';
    expect(constructsOf(named, ['swift-transformers'])).not.toContain('named-group');
    expect(constructsOf(named, ['swift-transformers'], 'tag_pattern')).toContain('named-group');
    expect(constructsOf(named, ['icu'])).toContain('named-group');
  });

  test('a message names the readers that the user named, and no other', () => {
    const messages = dataOf('open_pattern', 'x(?=a)', ['rust', 'go', 'icu']).map(({ message }) => message);
    expect(messages).toEqual([
      "Look-ahead. Rust's regex and Go refuse the pattern: the template cannot be used there.",
    ]);
  });
});

describe('the setting', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const setting = manifest.contributes.configuration.properties['responseTemplates.targets'];

  test('offers every target with a description', () => {
    expect(setting.items.enum).toEqual(ALL);
    expect(setting.items.markdownEnumDescriptions.length).toBe(ALL.length);
    expect(setting.default).toEqual(DEFAULT_TARGETS.map(({ name }) => name));
  });

  test.each([
    ['nothing', undefined, ['transformers']],
    ['no list', 'vllm', ['transformers']],
    ['an empty list: no reader', [], []],
    ['names, in any order', ['vllm', 'transformers'], ['transformers', 'vllm']],
    ['a name that is none', ['vllm', 'ollama', 1], ['vllm']],
  ])('%s', (_, targets, names) => {
    expect(readSettings({ targets }).targets.map(({ name }) => name)).toEqual(names);
  });
});
