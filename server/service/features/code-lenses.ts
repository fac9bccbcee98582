import type { CodeLens } from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';

/** The client's command that opens the playground beside the document whose URI is its only argument. */
export const OPEN_PLAYGROUND_COMMAND = 'responseTemplates.openPlayground';

/** The lens above the template that is read. */
export function getCodeLenses({ document, template }: TemplateModel): CodeLens[] {
  if (template?.root.type !== 'object') return [];
  const { start, end } = template.place.key ?? { start: template.root.start, end: template.root.start + 1 };
  return [
    {
      range: { start: document.positionAt(start), end: document.positionAt(end) },
      command: { title: 'Open Playground', command: OPEN_PLAYGROUND_COMMAND, arguments: [document.uri] },
    },
  ];
}
