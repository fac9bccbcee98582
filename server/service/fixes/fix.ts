import type { TemplatePath } from '../../../parser/values.js';
import type { TemplatePlace, WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import type { Edits, TemplateEditor } from '../edits/template-editor.js';
import type { FindingCode } from '../findings.js';
import type { FindingData } from './finding-data.js';

/** One way to mend what a finding is about. */
export interface Remedy {
  /** What happens, as an order: `Delete "join"`. */
  readonly title: string;
  /** Undefined where it cannot be made here: then it is not offered. */
  readonly edits: Edits;
  /** The one obvious way, which the editor's "auto fix" takes. */
  readonly isPreferred?: boolean;
  /** What the author means is certain: it takes part in "fix all". */
  readonly safe?: boolean;
  /** It makes something readable, and what is read then may be wrong in another way: there may be warnings, or one error for another. */
  readonly uncovers?: boolean;
}

/** What a fix is told of a finding: its place, and its data. Never its message. */
export interface FixedFinding extends WrittenRange {
  readonly path: TemplatePath;
  readonly data: FindingData;
}

export interface FixContext {
  readonly text: string;
  readonly template: WrittenTemplate;
  /** Every place of the document where a template is written; the last one is read. */
  readonly places: readonly TemplatePlace[];
  readonly editor: TemplateEditor;
}

/** What can be done about the findings of one code: one function, in one file. */
export interface Fix {
  readonly code: FindingCode;
  remedies(finding: FixedFinding, context: FixContext): Iterable<Remedy>;
}
