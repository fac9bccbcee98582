/**
 * Globs as VS Code writes them: `*` and `?` within a name, `**` for any folders, `{a,b}` and `[a-z]`, `[!a-z]`. One without a slash is about
 * the name of a file, one with slashes about the end of its path.
 *
 * Time grows with the product of the lengths of glob and path, whatever they are: a workspace that nobody trusts brings globs, too.
 */
export interface Glob {
  readonly source: string;
  /** Each way of reading its braces, as the segments of a path. */
  readonly alternatives: readonly (readonly Segment[])[];
}

/** Any folders, or one name. */
type Segment = typeof ANY_FOLDERS | readonly Part[];
/** Any characters, or whether one character fits. */
type Part = typeof ANY_TEXT | CharacterTest;
type CharacterTest = (character: string) => boolean;

const ANY_FOLDERS = '**';
const ANY_TEXT = '*';

const MAX_LENGTH = 1000;
const MAX_ALTERNATIVES = 64;

/** Undefined for one that is empty, or larger than anyone would write it. */
export function readGlob(source: string): Glob | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  const written = source.trim().replace(/^(\.?\/)+/, '');
  const expanded = written === '' ? undefined : withoutBraces(written);
  return expanded && { source, alternatives: expanded.map(segmentsOf) };
}

/** @param path segments of a decoded path, the name of the file last */
export function globMatches({ alternatives }: Glob, path: readonly string[]): boolean {
  return alternatives.some((segments) => matches(segments, path, ANY_FOLDERS, nameMatches));
}

function nameMatches(parts: readonly Part[], name: string): boolean {
  return matches<string, CharacterTest, typeof ANY_TEXT>(parts, [...name], ANY_TEXT, (fits, character) =>
    fits(character),
  );
}

/**
 * Whether a pattern fits all items. What is open may take any number of items, everything else takes one: where it fails, only the last
 * open part need take one more.
 */
function matches<Item, One, Open extends string>(
  pattern: readonly (One | Open)[],
  items: readonly Item[],
  open: Open,
  fits: (one: One, item: Item) => boolean,
): boolean {
  const isOpen = (part: One | Open | undefined): part is Open => part === open;
  let at = 0;
  let next = 0;
  let back: { at: number; next: number } | undefined;
  while (next < items.length) {
    const part = pattern[at];
    const item = items[next];
    if (isOpen(part)) {
      at += 1;
      back = { at, next };
    } else if (part !== undefined && item !== undefined && fits(part, item)) {
      at += 1;
      next += 1;
    } else if (back !== undefined) {
      back = { at: back.at, next: back.next + 1 };
      ({ at, next } = back);
    } else return false;
  }
  return pattern.slice(at).every(isOpen);
}

/** `a{b,c{d,e}}` is `ab`, `acd` and `ace`: the innermost braces first. A brace without its other half is a character. */
function withoutBraces(glob: string): readonly string[] | undefined {
  const done: string[] = [];
  const left = [glob];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const braces = /\{([^{}]*)\}/.exec(one);
    if (braces === null) done.push(one);
    else {
      const [before, behind] = [one.slice(0, braces.index), one.slice(braces.index + braces[0].length)];
      left.push(...(braces[1] ?? '').split(',').map((choice) => before + choice + behind));
    }
    if (done.length + left.length > MAX_ALTERNATIVES) return undefined;
  }
  return done;
}

function segmentsOf(glob: string): readonly Segment[] {
  const segments = glob.split('/').map((segment) => (segment === ANY_FOLDERS ? ANY_FOLDERS : partsOf(segment)));
  return [ANY_FOLDERS, ...segments];
}

function partsOf(segment: string): readonly Part[] {
  const written = segment.match(/\[!?\]?[^\]]*\]|./gsu) ?? [];
  return written.map((part) => {
    if (part === '*') return ANY_TEXT;
    if (part === '?') return () => true;
    if (part.length > 2 && part.startsWith('[')) return setOf(part.slice(1, -1));
    return (character) => character === part;
  });
}

function setOf(inner: string): CharacterTest {
  const isNegated = inner.startsWith('!');
  const ranges = (isNegated ? inner.slice(1) : inner).match(/.-.|./gsu) ?? [];
  const isIn = (character: string) =>
    ranges.some((range) => {
      const [first = '', , last = first] = [...range];
      return first <= character && character <= last;
    });
  return (character) => isIn(character) !== isNegated;
}
