import type { CodeLens, Command, Range } from 'vscode-languageserver-types';
import type { TemplateModel } from '../document/model.js';
import type { Target } from '../portability/targets.js';
import { toRange } from './places.js';

/** The client's command that opens the playground beside the document whose URI is its only argument. */
export const OPEN_PLAYGROUND_COMMAND = 'responseTemplates.openPlayground';

/** What a lens without a title is about: its title takes work, and is asked for when the lens is seen. */
export const LENS_KINDS = ['samples', 'targets'] as const;
export type LensKind = (typeof LENS_KINDS)[number];

export interface LensData {
  readonly kind: LensKind;
  readonly uri: string;
}

/** The lenses above the template that is read: the playground, and those whose titles come later. */
export function getCodeLenses(model: TemplateModel, later: readonly LensKind[] = []): CodeLens[] {
  const { document, template } = model;
  if (template?.root.type !== 'object') return [];
  const { start, end } = template.place.key ?? { start: template.root.start, end: template.root.start + 1 };
  const range: Range = toRange(model, { start, end });
  const { uri } = document;
  return [
    { range, command: { title: 'Open Playground', command: OPEN_PLAYGROUND_COMMAND, arguments: [uri] } },
    ...later.map((kind): CodeLens => ({ range, data: { kind, uri } satisfies LensData })),
  ];
}

/** How many targets a title names. */
const MOST_NAMED = 3;

/** What is said of targets where nothing can be: whether they would take the template is not the question. */
export const NOT_LOADED_TITLE = 'Portable to no target: the template does not load';

/** Which targets take a template that loads: a title, and in the tooltip those that do not. */
export function targetsTitle(
  targets: readonly Target[],
  refusing: readonly Target[],
): Pick<Command, 'title' | 'tooltip'> {
  const taking = targets.filter((target) => !refusing.includes(target));
  const names = (some: readonly Target[]) => some.map(({ title }) => title).join(', ');
  const few = taking.length > 0 && targets.length <= MOST_NAMED;
  const title = few ? `Portable to ${names(taking)}` : `Portable to ${taking.length} of ${targets.length} targets`;
  return refusing.length === 0 ? { title } : { title, tooltip: `Not read as it is meant: ${names(refusing)}` };
}
