import type { TemplatePath } from '../../../../parser/values.js';
import { nodeAt, propertyOf } from '../../document/path.js';
import type { TemplateNode } from '../../document/tree.js';
import { valueAt } from '../../rules/fields.js';
import { contentOf, isImplicit, storedHow } from './field-words.js';
import { type Block, code, type Inline, paragraph } from './prose.js';

/** A field of the message: implicit or explicit, what its values are, and how they are stored. */
export function describeField(root: TemplateNode, name: string): readonly Block[] {
  const field = ['fields', name];
  const lines = [regionWords(root, field), valueWords(root, field), storedWords(root, field), messageWords(root, name)];
  return [
    paragraph({ strong: 'Field' }, ' ', code(name)),
    { kind: 'list', items: lines.map((inlines) => ({ depth: 0, inlines })) },
  ];
}

function regionWords(root: TemplateNode, field: TemplatePath): readonly Inline[] {
  if (isImplicit(root, field))
    return [{ strong: 'implicit' }, ': it has no opener, and takes the text that no other region takes'];
  const node = nodeAt(root, field);
  const hasCloser = propertyOf(node, 'close') !== undefined || propertyOf(node, 'close_pattern') !== undefined;
  const end = hasCloser ? 'to its closer, or to the end of the text' : 'to the end of the text: it has no closer';
  return [{ strong: 'explicit' }, `: a region runs from its opener ${end}`];
}

function valueWords(root: TemplateNode, field: TemplatePath): readonly Inline[] {
  const { parser, value } = contentOf(root, field);
  const transform = valueAt(root, [...field, 'transform']) ?? null;
  const isEach = valueAt(root, [...field, 'transform_each']) === true;
  const reshaped =
    transform === null
      ? ''
      : isEach
        ? ', and each of its items is reshaped by the transform'
        : ', reshaped by the transform';
  if (value === undefined) return ['no value: there is no content parser ', code(parser)];
  return ['each match is ', value, ' (', code(parser), ')', reshaped];
}

function storedWords(root: TemplateNode, field: TemplatePath): readonly Inline[] {
  switch (storedHow(root, field)) {
    case 'list':
      return ['stored as a list: each match appends'];
    case 'joined':
      return [
        'stored as one text: the matches are put together with ',
        code(String(valueAt(root, [...field, 'join']))),
      ];
    case 'overwritten':
      return ['stored as one value: a later match overwrites an earlier one'];
  }
}

function messageWords(root: TemplateNode, name: string): readonly Inline[] {
  const isRequired = valueAt(root, ['fields', name, 'optional']) === false;
  const hasDefault = propertyOf(nodeAt(root, ['defaults']), name) !== undefined;
  if (hasDefault)
    return ['the message has it from the start, and keeps it even when it is empty: it is one of the defaults'];
  return [
    isRequired
      ? 'required: a message without it is an error'
      : 'optional: when it captures nothing, the message has no such key',
  ];
}

/** A key of `defaults`. */
export function describeDefault(root: TemplateNode, name: string): readonly Block[] {
  const isField = nodeAt(root, ['fields', name]) !== undefined;
  const fate = isField
    ? `, until the field of this name writes it${DEFAULT_FATE[storedHow(root, ['fields', name])]}`
    : '';
  return [
    paragraph({ strong: 'Default' }, ' ', code(name)),
    paragraph(`The message starts with this value${fate}. It stays even when no field writes it.`),
  ];
}

const DEFAULT_FATE = {
  list: ': matches are appended to it',
  joined: ': matches are put behind it',
  overwritten: '',
} as const;
