/** A building block of patterns. */
export interface PatternSnippet {
  /** As the pattern has it, decoded. */
  readonly label: string;
  /** The same with tab stops. */
  readonly written: string;
  /** What it matches. */
  readonly meaning: string;
  /** It may also stand between brackets. */
  readonly inSet?: true;
}

/** The blocks of which delimiters are made, the most useful first. They mean the same in every engine that reads patterns. */
export const PATTERN_SNIPPETS: readonly PatternSnippet[] = [
  block(
    '(?P<name>[^<\\n]+)',
    `(?P<${stop(1, 'name')}>${stop(2, '[^<\\n]+')})`,
    'a named group: its text is {name} in the transform',
  ),
  block('\\s*', '\\s*', 'white space, if there is any'),
  block('\\s+', '\\s+', 'white space, once or more'),
  block('\\n', '\\n', 'a newline', true),
  block('[^<]+', `[^${stop(1, '<')}]+`, 'characters up to another one'),
  block('[^>\\n]+', `[^${stop(1, '>')}\\n]+`, 'characters up to another one on the same line'),
  block('(?:a|b)', `(?:${stop(1, 'a')}|${stop(2, 'b')})`, 'one of several texts'),
  block('(?:text)?', `(?:${stop(1, 'text')})?`, 'a text, if it is there'),
  block('(?=text)', '(?=$1)', 'followed by a text, which stays where it is'),
  block('(?!text)', '(?!$1)', 'not followed by a text'),
  block('(?<=text)', '(?<=$1)', 'behind a text'),
  block('(?<!text)', '(?<!$1)', 'not behind a text'),
  block('[\\w.-]+', '[\\w.-]+', 'a name: letters, digits, underscores, dots and hyphens'),
  block('\\d+', '\\d+', 'digits'),
  block('\\w', '\\w', 'a letter, a digit or an underscore', true),
  block('\\d', '\\d', 'a digit', true),
  block('\\s', '\\s', 'white space', true),
  block('\\|', '\\|', 'the character |'),
  block('\\[', '\\[', 'the character [', true),
  block('\\(', '\\(', 'the character ('),
  block('\\{', '\\{', 'the character {'),
];

function block(label: string, written: string, meaning: string, inSet?: true): PatternSnippet {
  return { label, written, meaning, ...(inSet ? { inSet } : {}) };
}

/** A tab stop. Backslashes stay as the pattern has them: they are escaped when the pattern is written into JSON. */
function stop(number: number, shown: string): string {
  return `$\{${number}:${shown}}`;
}
