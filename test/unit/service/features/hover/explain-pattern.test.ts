import { describe, expect, test } from 'vitest';
import { parsePattern } from '../../../../../parser/regex/index.js';
import { explainPattern } from '../../../../../server/service/features/hover/explain-pattern.js';
import { toPlainText } from '../../../../../server/service/features/hover/prose.js';
import { modelTemplates } from '../../support/fixtures.js';

/** A line for each part, indented by its depth: part → meaning. */
function explained(pattern: string): readonly string[] {
  return explainPattern(parsePattern(pattern)).map(({ start, end, depth, meaning }) => {
    const words = toPlainText([{ kind: 'paragraph', inlines: meaning }]);
    return `${'  '.repeat(depth)}${pattern.slice(start, end)} → ${words}`;
  });
}

describe('a pattern in plain words, part by part', () => {
  test.each<readonly [pattern: string, ...lines: readonly string[]]>([
    ['<tool_call>', '<tool_call> → the text <tool_call>'],
    ['a', 'a → the character a'],
    ['\\n', '\\n → a newline'],
    ['\\s*', '\\s* → white space, any number of times'],
    ['\\S+?', '\\S+? → any character but white space, once or more, as few as possible'],
    ['\\d{3}', '\\d{3} → a digit, 3 times'],
    ['x{2,4}+', 'x{2,4}+ → the character x, 2 to 4 times, and gives nothing back'],
    ['x{2,}', 'x{2,} → the character x, 2 times or more'],
    ['x{,3}', 'x{,3} → the character x, up to 3 times'],
    ['ab?', 'a → the character a', 'b? → the character b, if it is there'],
    ['.*', '.* → any character, newlines too, any number of times'],
    ['[^<\\n]+', '[^<\\n]+ → any character but < or a newline, once or more'],
    ['[a-z\\d_]', '[a-z\\d_] → one of a to z, a digit or _'],
    ['[abcdefghij]', '[abcdefghij] → a character of the set [abcdefghij]'],
    ['\\p{Lu}', '\\p{Lu} → a character of the class \\p{Lu}'],
    ['(?P<name>\\w+)', '(?P<name>\\w+) → group name: a letter, digit or underscore, once or more'],
    ['(a)(b)', '(a) → group 1: the character a', '(b) → group 2: the character b'],
    [
      '(?P<id>f\\.(?P<name>\\w+))?',
      '(?P<id>f\\.(?P<name>\\w+))? → group id, if it is there',
      '  f\\. → the text f.',
      '  (?P<name>\\w+) → group name: a letter, digit or underscore, once or more',
    ],
    ['a|bc|', 'a|bc| → one of 3, the first that fits', '  a → the character a', '  bc → the text bc', '   → nothing'],
    [
      '(?:ab|c\\d)+',
      '(?:ab|c\\d)+ → one of 2, the first that fits, once or more',
      '  ab → the text ab',
      '  c\\d → in this order',
      '    c → the character c',
      '    \\d → a digit',
    ],
    ['(?=ab)', '(?=ab) → only if followed by: the text ab'],
    ['(?!ab)', '(?!ab) → only if not followed by: the text ab'],
    ['(?<=a)b', '(?<=a) → only behind: the character a', 'b → the character b'],
    ['(?<!a\\d)', '(?<!a\\d) → only if not behind', '  a → the character a', '  \\d → a digit'],
    ['(?>a+)', '(?>a+) → as it first fits, and nothing is given back: the character a, once or more'],
    ['(?P<q>.)(?P=q)', '(?P<q>.) → group q: any character, newlines too', '(?P=q) → the same text again as in group q'],
    [
      '(a)?(?(1)b|c)',
      '(a)? → group 1: the character a, if it is there',
      '(?(1)b|c) → if group 1 took part',
      '  b → then: the character b',
      '  c → else: the character c',
    ],
    [
      '^a$',
      '^ → the start of the text, behind the start anchor',
      'a → the character a',
      '$ → the end of the text, or before one last newline',
    ],
    ['\\Z', '\\Z → the end of the text'],
    ['()', '() → group 1'],
    ['(?#hi)', '(?#hi) → a comment'],
    // Two negations are one kind of characters.
    ['[^\\W\\d_]+', '[^\\W\\d_]+ → a letter, once or more'],
    ['[^\\W_]', '[^\\W_] → a letter or digit'],
    ['[^\\W\\d]', '[^\\W\\d] → a letter or underscore'],
    ['[^\\W]', '[^\\W] → a letter, digit or underscore'],
    ['[^\\D]', '[^\\D] → a digit'],
    ['[^\\S\\n]*', '[^\\S\\n]* → white space but not a newline, any number of times'],
    ['[^\\Wa-c]', '[^\\Wa-c] → a letter, digit or underscore but not a to c'],
    ['[^\\W\\S]', '[^\\W\\S] → a character of the set [^\\W\\S]'],
    ['[\\W_]', '[\\W_] → any character but letters and digits'],
    ['[\\W\\d_]', '[\\W\\d_] → any character but letters'],
    ['[\\S\\n]', '[\\S\\n] → any character but white space, or a newline'],
    ['[\\s\\S]*?', '[\\s\\S]*? → any character, newlines too, any number of times, as few as possible'],
    ['[\\d\\D]', '[\\d\\D] → any character, newlines too'],
    ['[^\\s\\S]', '[^\\s\\S] → no character at all'],
    ['(?a:[^\\W\\d_])', '(?a:[^\\W\\d_]) → with flag a (classes are of ASCII characters only): a letter (ASCII only)'],
    // Flags by name; case where there is a difference.
    ['(?i:Ab)', '(?i:Ab) → with flag i (upper and lower case are the same): the text Ab, upper or lower case'],
    ['(?-i:a)', '(?-i:a) → without flag i (upper and lower case are the same): the character a'],
    [
      '(?im-s:.)',
      '(?im-s:.) → with flag i (upper and lower case are the same) and flag m (^ and $ are the start and end of each line), without flag s (the dot takes newlines, too): any character but a newline',
    ],
    ['(?V1:a)', '(?V1:a) → with flag V1 (version 1 of the syntax): the character a'],
    [
      '(?i)a<[b-d][<>]',
      '(?i) → for what follows: with flag i (upper and lower case are the same)',
      'a< → the text a<, upper or lower case',
      '[b-d] → b to d, upper or lower case',
      '[<>] → one of < or >',
    ],
    [
      '(?i:<|1)',
      '(?i:<|1) → with flag i (upper and lower case are the same): one of 2, the first that fits',
      '  < → the character <',
      '  1 → the character 1',
    ],
    // Groups that are not there, as they are written.
    [
      '(?(1)a|b)',
      '(?(1)a|b) → if group 1 took part, which is not there',
      '  a → then: the character a',
      '  b → else: the character b',
    ],
    ['(?(12)a)', '(?(12)a) → if group 12 took part, which is not there', '  a → then: the character a'],
    ['(?(x)a)', '(?(x)a) → if group x took part, which is not there', '  a → then: the character a'],
    ['(?(DEFINE)a)', '(?(DEFINE)a) → never used here', '  a → then: the character a'],
    [
      '(?P<x>a)?(?(x)b)',
      '(?P<x>a)? → group x: the character a, if it is there',
      '(?(x)b) → if group x took part',
      '  b → then: the character b',
    ],
    ['\\2', '\\2 → the same text again as in group 2'],
    ['(?P=no)', '(?P=no) → the same text again as in group no'],
  ])('%s', (pattern, ...lines) => {
    expect(explained(pattern)).toEqual(lines);
  });
});

test.each(modelTemplates())(
  'every part of the patterns of %s is explained, in its order and inside what it stands in',
  (_, text) => {
    const patterns = [...text.matchAll(/_pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, json = '""']) =>
      String(JSON.parse(json)),
    );
    for (const pattern of patterns) {
      const tree = parsePattern(pattern);
      const parts = explainPattern(tree);
      expect(parts.every(({ meaning }) => meaning.length > 0)).toBe(true);
      parts.forEach((part, at) => {
        const outer = parts
          .slice(0, at)
          .filter(({ depth }) => depth < part.depth)
          .at(-1);
        const before = parts
          .slice(0, at)
          .filter(({ depth }) => depth === part.depth)
          .at(-1);
        if (outer !== undefined) expect(outer.start <= part.start && part.end <= outer.end).toBe(true);
        if (before !== undefined) expect(before.end <= part.start).toBe(true);
      });
      // Nothing of it is left out.
      const top = parts.filter(({ depth }) => depth === 0);
      expect(top.map(({ start, end }) => pattern.slice(start, end)).join('')).toBe(pattern);
    }
  },
);

test.each(['(', '(?P<', '[a', 'a{', '(?P<a>', '\\', '(?', 'a**', '(?&a)', '(?R)', '\\X', ''])(
  '%j is explained as far as it goes',
  (pattern) => {
    expect(() => explainPattern(parsePattern(pattern))).not.toThrow();
  },
);
