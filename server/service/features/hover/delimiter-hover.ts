import type { TemplatePath } from '../../../../parser/values.js';
import { propertyOf } from '../../document/path.js';
import type { TemplateNode } from '../../document/tree.js';
import { isImplicit } from './field-words.js';
import { type Block, code, type Inline, paragraph } from './prose.js';

/** Where in the stream a delimiter matters; undefined for a string that is none. */
export function describeDelimiter(root: TemplateNode, path: TemplatePath): readonly Block[] | undefined {
  const words = delimiterWords(root, path);
  if (words === undefined) return undefined;
  const list =
    typeof path.at(-1) === 'number' ? [paragraph('Any literal of the list will do, the longest first.')] : [];
  return [paragraph(...words), ...list];
}

function delimiterWords(root: TemplateNode, path: TemplatePath): readonly Inline[] | undefined {
  const [top, name, key] = path;
  if (top === 'start_anchor' || top === 'start_anchor_pattern') return ANCHOR;
  if (path.at(-1) === 'tag_pattern') return TAG;
  if (top !== 'fields' || typeof name !== 'string') return undefined;
  if (key === 'open' || key === 'open_pattern') return [{ strong: 'Opener' }, ' of field ', code(name), OPENER];
  if (key !== 'close' && key !== 'close_pattern') return undefined;
  const isOfImplicit = isImplicit(root, ['fields', name]);
  return [
    { strong: 'Closer' },
    ` of ${isOfImplicit ? 'the implicit ' : ''}field `,
    code(name),
    isOfImplicit ? IMPLICIT : CLOSER,
  ];
}

const ANCHOR: readonly Inline[] = [
  { strong: 'Start anchor' },
  ': it is searched in the prefix only. What stands behind its last match is parsed as if the model had written it.',
];
const TAG: readonly Inline[] = [
  { strong: 'Tag' },
  ': each match in the captured text is one entry, named by the group ',
  code('key'),
  ', with the text of the group ',
  code('value'),
  '.',
];
const OPENER =
  ': it is watched while no region with an opener is open, and opens one. Inside such a region it is text.';
const CLOSER =
  ': inside the region it is the only delimiter that is watched. The end of the text closes the region, too.';
const IMPLICIT = ': it is watched while no region with an opener is open. What follows begins a new match.';

/** Where else the same literal is a delimiter. */
export function describeSharing(root: TemplateNode, path: TemplatePath, text: string): readonly Block[] {
  const others = literalPlaces(root).filter((place) => place.text === text && place.name !== path[1]);
  if (others.length === 0 || path[0] !== 'fields') return [];
  const inlines = others
    .slice(0, MAX_OTHERS)
    .flatMap(({ name, key }, at) => [at === 0 ? '' : ', ', `${key === 'open' ? 'opener' : 'closer'} of `, code(name)]);
  return [paragraph('The same text is also ', ...inlines, others.length > MAX_OTHERS ? ' …' : '.')];
}

const MAX_OTHERS = 5;

interface LiteralPlace {
  readonly name: string;
  readonly key: 'open' | 'close';
  readonly text: string;
}

function literalPlaces(root: TemplateNode): readonly LiteralPlace[] {
  const fields = propertyOf(root, 'fields')?.value;
  return (fields?.type === 'object' ? fields.properties : []).flatMap(({ key: { value: name }, value }) =>
    (['open', 'close'] as const).flatMap((key) => {
      const literal = propertyOf(value, key)?.value;
      const items = literal?.type === 'array' ? literal.items : literal === undefined ? [] : [literal];
      return items.flatMap((item) => (item.type === 'string' ? [{ name, key, text: item.value }] : []));
    }),
  );
}
