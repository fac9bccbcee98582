import type { Range } from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';

/** A stretch of a document as the protocol writes it. */
export function toRange({ document }: TemplateModel, { start, end }: WrittenRange): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
