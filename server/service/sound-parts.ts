import type { TemplateProblem } from '../../parser/problems.js';
import type { TemplatePath } from '../../parser/values.js';

/**
 * The parts of a refused template that can be read nevertheless: a field, or the start anchor, with which nothing is wrong. What depends
 * on such a part alone holds as soon as the rest is mended.
 *
 * @returns whether the part that a path is in is one of them
 */
export function soundParts(problems: readonly TemplateProblem[]): (path: TemplatePath) => boolean {
  const refusing = problems.filter(({ refuses }) => refuses);
  const places = refusing.flatMap(({ path, related = [] }) => [path, ...related]);
  const broken = new Set(places.map(partOf));
  // What is wrong with all fields, or with the whole, may be wrong with each part.
  return (path) => path.length > 0 && ['', 'fields', partOf(path)].every((part) => !broken.has(part));
}

/** `fields` and a name, or a key at the top. */
function partOf([key = '', name]: TemplatePath): string {
  if (key !== 'fields') return String(key).startsWith('start_anchor') ? 'start_anchor' : String(key);
  return name === undefined ? 'fields' : `fields\n${name}`;
}
