import { together } from '../edits/template-editor.js';
import { quoted } from '../quoting.js';
import { takeSpace } from './delimiter-space.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const implicitOverwritten: Fix = { code: 'implicit-overwritten', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const content = valueAt(template, [...path, 'content']) ?? 'text';
  const transform = valueAt(template, [...path, 'transform']) ?? null;
  if (content === 'text' && transform === null) {
    const isNew = ['repeats', 'join'].every((key) => valueAt(template, [...path, key]) === undefined);
    const edits = isNew
      ? editor.insert(path, { repeats: true, join: '' })
      : together(editor.set(path, 'repeats', true), editor.set(path, 'join', ''));
    yield {
      title: `Keep all of "${quoted(String(path.at(-1)))}": add "repeats": true and "join": ""`,
      edits,
      isPreferred: true,
    };
  }
  const closers = data.paths('closers').map((closer) => takeSpace(template, editor, closer));
  yield { title: 'Let the closers take the white space behind them', edits: together(...closers) };
}
