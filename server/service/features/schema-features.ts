import { getLanguageService, type JSONSchema, type LanguageService } from 'vscode-json-languageservice';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver-types';
import schema from '../../../schemas/response-template.schema.json';
import type { TemplateModel } from '../document/model.js';
import { type TemplateView, viewTemplate } from './template-view.js';

/** What the schema alone can answer: what a key means. */
export interface SchemaFeatures {
  hover(model: TemplateModel, position: Position): Promise<Hover | null>;
}

/** Nothing is fetched: the schema is part of the program. */
export function createSchemaFeatures(): SchemaFeatures {
  const service = getLanguageService({ promiseConstructor: Promise });
  service.configure({
    validate: false,
    schemas: [{ uri: 'response-template://schema', fileMatch: ['*'], schema: schema as unknown as JSONSchema }],
  });
  const views = new WeakMap<TemplateModel, TemplateView | undefined>();
  return {
    hover: async (model, position) =>
      hoverOnTemplateKey(model, position) ?? hover(service, viewOf(views, model, service), position),
  };
}

function viewOf(
  views: WeakMap<TemplateModel, TemplateView | undefined>,
  model: TemplateModel,
  service: LanguageService,
): TemplateView | undefined {
  if (!views.has(model)) views.set(model, viewTemplate(model, service));
  return views.get(model);
}

/** What a response template is, for the key of a configuration. */
function hoverOnTemplateKey({ document, places }: TemplateModel, position: Position): Hover | undefined {
  const offset = document.offsetAt(position);
  const key = places.map((place) => place.key).find((range) => range && range.start <= offset && offset < range.end);
  if (key === undefined) return undefined;
  const contents = { kind: MarkupKind.Markdown, value: schema.markdownDescription };
  return { contents, range: { start: document.positionAt(key.start), end: document.positionAt(key.end) } };
}

async function hover(service: LanguageService, view: TemplateView | undefined, at: Position): Promise<Hover | null> {
  const position = view?.positionIn(at);
  if (view === undefined || position === undefined) return null;
  const found = await service.doHover(view.document, position, view.json);
  if (found === null) return null;
  return found.range === undefined ? found : { ...found, range: view.rangeOut(found.range) };
}
