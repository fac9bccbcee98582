import type { Hover } from 'vscode-languageserver-types';
import type { HoverOptions } from '../../../../../server/service/features/hover/hover.js';
import { asked, offsetsOf } from './ask.js';

/** What is shown at the cursor `‸`, and for which text. */
export interface ShownHover {
  readonly text: string;
  readonly over: string;
}

export function hoverAt(marked: string, options: HoverOptions = {}, name?: string): ShownHover | null {
  const { service, model, at, text } = asked(marked, name);
  const hover = service.hover(model, at, options);
  if (hover === null) return null;
  const { start, end } = hover.range === undefined ? { start: 0, end: 0 } : offsetsOf(model, hover.range);
  return { text: contentsOf(hover), over: text.slice(start, end) };
}

function contentsOf({ contents }: Hover): string {
  if (typeof contents === 'object' && 'value' in contents) return contents.value;
  throw new Error('a hover in a form that is deprecated');
}

/** The text alone; empty where nothing is shown. */
export function shownAt(marked: string, options: HoverOptions = {}): string {
  return hoverAt(marked, options)?.text ?? '';
}
