import { describe, expect, test } from 'vitest';
import { parsePattern, type VisitedNode, walkPattern } from '../../../parser/regex/index.js';

function issues(pattern: string): readonly string[] {
  return parsePattern(pattern).issues.map(({ code, reason, start, end }) => `${code} ${start}-${end}: ${reason}`);
}

describe('what the module refuses is refused with its reason, at its position in UTF-16 units', () => {
  test.each([
    ['(', 1, 'missing )'],
    ['(?:a', 4, 'missing )'],
    ['a)', 1, 'unbalanced parenthesis'],
    ['*a', 0, 'nothing to repeat'],
    ['a|*', 2, 'nothing to repeat'],
    ['a**', 2, 'multiple repeat'],
    ['a{2}{3}', 4, 'multiple repeat'],
    ['a{3,2}', 2, 'min repeat greater than max repeat'],
    ['a{4294967295}', 2, 'repeat count too big'],
    ['[', 1, 'unterminated character set'],
    ['[]', 2, 'unterminated character set'],
    ['[b-a]', 4, 'bad character range'],
    ['[[:foo:]]', 8, 'unknown property'],
    ['\\', 1, 'bad escape (end of pattern)'],
    ['\\q', 2, 'bad escape \\q'],
    ['[\\8]', 3, 'bad escape \\8'],
    ['\\x4', 2, 'incomplete escape \\x4'],
    ['\\U00110000', 2, 'bad hex escape \\U00110000'],
    ['\\p{Nope}', 8, 'unknown property'],
    ['\\p{Script=Nope}', 15, 'unknown property value'],
    ['\\N{}', 4, 'undefined character name'],
    ['\\L<x>', 5, 'undefined named list'],
    ['\\1', 2, 'invalid group reference'],
    ['(?P<x>a(?P=x))', 10, 'cannot refer to an open group'],
    ['(?P=x)', 3, 'unknown group'],
    ['(?P<n', 5, 'missing >'],
    ['(?P<>a)', 4, 'missing group name'],
    ['(?P<1a>a)', 6, 'bad character in group name'],
    ['(?P<a-b>a)', 7, 'bad character in group name'],
    ['(?Px)', 3, 'unknown extension'],
    ['(?z)', 2, 'unknown extension'],
    ['(?i-)', 4, "bad inline flags: no flags after '-'"],
    ['(?i-i)', 5, 'bad inline flags: flag turned on and off'],
    ['(?-V1)', 5, 'bad inline flags: cannot turn off global flag'],
    ['(?(x)a|b)', 3, 'unknown group'],
    ['(?(1)a|b)', 3, 'invalid group reference'],
    ['(?(?a)b)', 3, 'expected lookaround conditional'],
    ['(*NO)', 2, 'unknown verb'],
    ['(?#a', 4, 'missing )'],
    ['x{int}', 3, 'expected }'],
    ['x{9<e<1}', 6, 'bad fuzzy cost limit'],
    ['x{2i+1i<3}', 7, 'repeated fuzzy cost'],
    ['(?+0)', 4, 'invalid relative group number'],
    ['(?-1)', 4, 'invalid relative group number'],
    ['(?u)\\d(?a)', 0, 'ASCII, LOCALE and UNICODE flags are mutually incompatible'],
    ['(?V1)a(?V0)', 0, 'VERSION0 and VERSION1 flags are mutually incompatible'],
    ['x{e<}', 4, 'bad fuzzy cost limit'],
    ['{e}', 0, 'nothing for fuzzy constraint'],
    ['(?V1)[a', 7, 'unterminated character set'],
    ['😀é(', 4, 'missing )'],
    ['(?x) a # b (\n (', 15, 'missing )'],
  ])('%s', (pattern, position, reason) => {
    const end = Math.min(position + 1, pattern.length);
    expect(issues(pattern)).toEqual([`pattern-syntax ${position}-${end}: ${reason}`]);
  });
});

describe('what the module takes and we do not is refused with its place', () => {
  test.each([
    ['a(?R)?b', ['pattern-unsupported 1-5: recursion']],
    ['(?P<a>x)(?&a)', ['pattern-unsupported 8-13: calls of groups']],
    ['(?P<a>x)(?P>a)(?1)', ['pattern-unsupported 8-14: calls of groups', 'pattern-unsupported 14-18: calls of groups']],
    ['(?:abc){e<=1}', ['pattern-unsupported 7-13: fuzzy matching']],
    ['a{i,d<2:[a-z]}', ['pattern-unsupported 1-14: fuzzy matching']],
    ['a\\X', ['pattern-unsupported 1-3: grapheme clusters (\\X)']],
    ['\\N{BULLET}', ['pattern-unsupported 0-10: named characters (\\N{…})']],
    ['a(*SKIP)b', ['pattern-unsupported 1-8: verb (*SKIP)']],
    ['(?r)ab', ['pattern-unsupported 0-4: flag r']],
    ['(?w:ab)', ['pattern-unsupported 0-4: flag w']],
    ['(?V1)a(?i)b', ['pattern-unsupported 6-10: full case folding (flags V1 and i together)']],
    ['\\p{Bidi_Class=L}', ['pattern-unsupported 0-16: property Bidi_Class=L']],
    ['\\p{InBasicLatin}', ['pattern-unsupported 0-16: property InBasicLatin']],
  ])('%s', (pattern, expected) => {
    expect(issues(pattern)).toEqual(expected);
  });
});

/** Every node as its type and the text that it stands for, in the order of the pattern. */
function outline(pattern: string): readonly string[] {
  const found: string[] = [];
  walkPattern(parsePattern(pattern).root, (node: VisitedNode) => {
    found.push(`${node.type} ${pattern.slice(node.start, node.end)}`);
    return true;
  });
  return found.slice(1);
}

describe('every node stands where it was written', () => {
  test.each([
    ['a|😀b', ['sequence a', 'character a', 'sequence 😀b', 'character 😀', 'character b']],
    ['(?P<n>\\w+)', ['group (?P<n>\\w+)', 'sequence \\w+', 'quantifier \\w+', 'class \\w']],
    ['[^a-z\\d]', ['set [^a-z\\d]', 'range a-z', 'character a', 'character z', 'class \\d']],
    ['(?<=x)y{2,3}?', ['look (?<=x)', 'sequence x', 'character x', 'quantifier y{2,3}?', 'character y']],
    ['a(?#note)*', ['quantifier a(?#note)*', 'character a', 'comment (?#note)']],
    ['(?i)(?-s:.)', ['flags (?i)', 'group (?-s:.)', 'sequence .', 'dot .']],
    [
      '(a)?(?(1)b|c)',
      [
        'quantifier (a)?',
        'group (a)',
        'sequence a',
        'character a',
        'conditional (?(1)b|c)',
        'sequence b',
        'character b',
        'sequence c',
        'character c',
      ],
    ],
    ['(?P<q>.)(?P=q)', ['group (?P<q>.)', 'sequence .', 'dot .', 'back-reference (?P=q)']],
    ['\\x41\\u00e9\\101', ['character \\x41', 'character \\u00e9', 'character \\101']],
    ['^\\b\\Z$', ['assertion ^', 'assertion \\b', 'assertion \\Z', 'assertion $']],
  ])('%s', (pattern, expected) => {
    expect(outline(pattern)).toEqual(expected);
  });

  test('group names have a place of their own', () => {
    const places: unknown[] = [];
    walkPattern(parsePattern('(?P<ab>x)(?P=ab)').root, (node) => {
      if (node.type === 'group' || node.type === 'back-reference')
        places.push([node.name, node.nameStart, node.nameEnd]);
      return true;
    });
    expect(places).toEqual([
      ['ab', 4, 6],
      ['ab', 13, 15],
    ]);
  });

  test('names come in the order of their first appearance', () => {
    const { groupNames, groupNumbers } = parsePattern('(?P<z>a)()(?<b>c)|(?P<z>d)');
    expect(groupNames).toEqual(['z', 'b']);
    expect(groupNumbers).toEqual([1, 3]);
  });

  test('a broken pattern keeps the tree of what was read', () => {
    expect(outline('ab(?P<n>c[')).toEqual([
      'character a',
      'character b',
      'group (?P<n>c[',
      'sequence c[',
      'character c',
      expect.stringMatching(/^set/),
      'character ',
    ]);
  });
});
