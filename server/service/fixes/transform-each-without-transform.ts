import { callOf } from './call-shape.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const transformEachWithoutTransform: Fix = { code: 'transform-each-without-transform', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const isCalls = path[1] === 'tool_calls';
  if (isCalls) {
    const transform = callOf({ name: '{name}', arguments: '{arguments}' });
    const edits = editor.insert(path.slice(0, -1), { transform });
    yield { title: 'Make a call of each item', edits, isPreferred: true };
  }
  // Without a transform there is nothing that it could do to the items.
  yield { title: 'Delete "transform_each"', edits: editor.remove(path), isPreferred: !isCalls, safe: !isCalls };
}
