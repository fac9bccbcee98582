import fc from 'fast-check';

/** A sound template's fields, whose delimiters share beginnings. */
export const FIELDS = {
  x: { open: '<x>', close: '</x>', repeats: true },
  y: { open: ['<y', '<y>', 'x>'], close: ['</y>', '</'], repeats: true },
  content: { close: '<|end|>', repeats: true, join: '' },
};

const LITERALS = [
  '<x>',
  '</x>',
  '<y',
  '<y>',
  'x>',
  '</y>',
  '</',
  '<|end|>',
  'ab',
  '<ab>',
  'a',
  'END',
  'END OF',
  '😀',
  '\n\n',
  '\n',
];
const PATTERNS = [
  '<a.*?>',
  '<a(?: n=(?P<name>\\w+))?>',
  '\\s*<b>',
  '</a>|</b>',
  '\\n{2,}',
  '(?:<x>|$)',
  'a(?!bc)',
  '(?=<x>)',
  '(?<=a)b',
  '\\bEND\\b',
  '$',
  '<f=(?P<name>[^>\\n]+)>\\s*',
  '\\Ga|\\G<x>',
  '\\G|b',
  '<\\Ka',
  '(?=ab\\K)',
  '<(?P<name>[ab])(?P=name)?>',
  '(?>a+)b|END',
  '(?i)<A>|end of',
  '^(?:a|<x>)',
];

/** Text in which delimiters, and pieces of them, are likely. */
export const texts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...LITERALS) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('<a>', '<a n=z>', '<b>', '</a>', '</b>', '<f=q>', ' <', '/', '>', '|', 'bc', 'b'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

/** A way to cut a text into chunks, empty ones and cut surrogate pairs among them. */
export const splits: fc.Arbitrary<(text: string) => readonly string[]> = fc
  .array(fc.nat(7), { minLength: 1, maxLength: 12 })
  .map((sizes) => (text) => cut(text, sizes));

function cut(text: string, sizes: readonly number[]): readonly string[] {
  const chunks: string[] = [];
  let at = 0;
  for (let index = 0; at < text.length; index++) {
    // At least one chunk of each round takes text.
    const size = sizes[index % sizes.length] ?? 1;
    const taken = index % sizes.length === 0 ? Math.max(size, 1) : size;
    chunks.push(text.slice(at, at + taken));
    at += taken;
  }
  return chunks;
}

const delimiter = (literal: string, pattern: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...LITERALS).map((value) => ({ [literal]: value })) },
    {
      weight: 2,
      arbitrary: fc
        .uniqueArray(fc.constantFrom(...LITERALS), { minLength: 1, maxLength: 3 })
        .map((value) => ({ [literal]: value })),
    },
    { weight: 3, arbitrary: fc.constantFrom(...PATTERNS).map((value) => ({ [pattern]: value })) },
  );

const closer = fc.option(delimiter('close', 'close_pattern'), { nil: {} });
const storing = fc.constantFrom({}, { repeats: true }, { repeats: true, join: '+' });
const content = fc.constantFrom(
  {},
  {},
  { content: 'bool' },
  { content: 'json', content_args: { allow_non_json: true } },
  { content: 'kv-lines' },
);

const explicitField = fc
  .tuple(delimiter('open', 'open_pattern'), closer, storing, content)
  .map((parts) => Object.assign({ transform: ['{content}'] }, ...parts) as object);
const implicitField = fc.tuple(closer, storing).map((parts) => Object.assign({}, ...parts) as object);

/** A template of one to three explicit fields and perhaps an implicit one. */
export const templates: fc.Arbitrary<object> = fc
  .tuple(fc.array(explicitField, { minLength: 1, maxLength: 3 }), fc.option(implicitField))
  .map(([explicit, implicit]) => {
    const fields: Record<string, object> = {};
    explicit.forEach((field, index) => {
      fields['zba'.charAt(index)] = field;
    });
    if (implicit !== null) fields.content = implicit;
    return { start_anchor: 'A:', fields };
  });
