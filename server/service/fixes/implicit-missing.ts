import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { patternOfLiterals } from '../edits/delimiter-text.js';
import { type Edits, together } from '../edits/template-editor.js';
import { capturesOf, parsePattern } from '../engine.js';
import { closersByAnchor } from './families.js';
import { ALL_TEXT } from './fields-missing.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten, textAt, valueAt } from './values.js';

/** Text outside of regions is the answer: in a new field, or in the one that has only what stands behind its opener. */
export const implicitMissing: Fix = { code: 'implicit-missing', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const closers = closersByAnchor(textsAt(context, ['start_anchor']) ?? []);
  if (!isWritten(context.template, [...path, 'content'])) {
    const [first, ...more] = closers;
    const close = first === undefined ? {} : { close: more.length === 0 ? first : closers };
    const edits = context.editor.insert(path, { content: { ...close, ...ALL_TEXT.content } });
    yield { title: 'Add the field "content", which takes the text outside of regions', edits, isPreferred: true };
    return;
  }
  const title = 'Let "content" take the text outside of regions, too: its opener becomes a closer';
  yield { title, edits: withoutOpener(context, [...path, 'content'], closers), isPreferred: true };
}

/** The opener of a field among its closers. Undefined where the field is more than text, or needs its opener. */
function withoutOpener(context: FixContext, path: TemplatePath, more: readonly string[]): Edits {
  const { editor, template } = context;
  const value = (key: string) => valueAt(template, [...path, key]) ?? null;
  if ((value('content') ?? 'text') !== 'text' || value('transform') !== null) return undefined;
  const opener = delimiterAt(context, path, 'open');
  const closer = delimiterAt(context, path, 'close');
  if (opener === undefined || closer === undefined || opener.key === undefined) return undefined;
  const { key, written } = alternatives([opener, closer, { literals: more }]);
  const place = closer.key ?? opener.key;
  const closing = together(
    place === key ? [] : editor.rename([...path, place], key),
    editor.replace([...path, place], written),
  );
  return together(
    closer.key === undefined ? [] : editor.remove([...path, opener.key]),
    closing,
    value('repeats') === true ? [] : editor.set(path, 'repeats', true, { behind: place }),
    typeof value('join') === 'string' ? [] : editor.set(path, 'join', '', { behind: place }),
  );
}

interface Alternatives {
  readonly literals?: readonly string[];
  readonly pattern?: string;
}

/** A delimiter as it is written; without a key where there is none. Undefined where it cannot be one of several. */
function delimiterAt(
  context: FixContext,
  path: TemplatePath,
  key: 'open' | 'close',
): (Alternatives & { readonly key: string | undefined }) | undefined {
  const { template } = context;
  const [literalKey, patternKey] = [key, `${key}_pattern`];
  if (isWritten(template, [...path, patternKey])) {
    const pattern = textAt(template, [...path, patternKey]);
    const isPlain = pattern !== undefined && capturesOf(parsePattern(pattern).root).length === 0;
    return isPlain ? { key: patternKey, pattern } : undefined;
  }
  if (!isWritten(template, [...path, literalKey])) return { key: undefined, literals: [] };
  const literals = textsAt(context, [...path, literalKey]);
  return literals && { key: literalKey, literals };
}

/** One text or several; undefined where something else is written. */
function textsAt({ template }: FixContext, path: TemplatePath): readonly string[] | undefined {
  const value = valueAt(template, path);
  const all: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
  const texts = all.filter((one) => typeof one === 'string');
  return texts.length === all.length ? texts : undefined;
}

/** Literals while there are no patterns. */
function alternatives(all: readonly Alternatives[]): { readonly key: string; readonly written: string | string[] } {
  const patterns = all.flatMap(({ pattern }) => pattern ?? []);
  const literals = [...new Set(all.flatMap((one) => one.literals ?? []))];
  if (patterns.length === 0) return { key: 'close', written: literals };
  return {
    key: 'close_pattern',
    written: [patternOfLiterals(literals), ...patterns].filter((one) => one !== '').join('|'),
  };
}
