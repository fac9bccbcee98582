import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import type { Edits, TemplateEditor } from '../edits/template-editor.js';

/** A change after which a template does what it did before. */
export interface Rewriting {
  readonly title: string;
  /** Undefined where it cannot be made here: then it is not offered. */
  readonly edits: Edits;
}

/** What a refactoring looks at. */
export interface Selected {
  readonly template: WrittenTemplate;
  readonly editor: TemplateEditor;
  /** The entries around the cursor, from the template inwards: a field, one of its keys. */
  readonly paths: readonly TemplatePath[];
}

/** One function in one file: what it can do at the cursor. */
export type Refactoring = (selected: Selected) => Iterable<Rewriting>;
