import type { ContentParser } from '../content/context.js';
import type { DelimiterRef } from '../events.js';
import type { CompiledPattern } from '../regex/index.js';
import type { Transform } from '../transform.js';
import type { TemplatePath } from '../values.js';
import type { TemplateField } from './loaded.js';

/** One delimiter of a loaded template: literals (several for a list, none twice) or a pattern. */
export interface Delimiter extends DelimiterRef {
  readonly literals: readonly string[];
  readonly pattern: CompiledPattern | undefined;
  /** The pattern has `\\K`: a match may begin behind the place where its search found it. */
  readonly movesStart: boolean;
  /** A text with which every match of the pattern ends; "" where none is known. */
  readonly ending: string;
  readonly path: TemplatePath;
}

/** A field as the parser uses it. */
export interface Field extends TemplateField {
  /** What others are told of it. */
  readonly about: TemplateField;
  readonly opener: Delimiter | undefined;
  readonly closer: Delimiter | undefined;
  readonly dirty: boolean;
  readonly parse: ContentParser;
  readonly transform: Transform | undefined;
  readonly transformEach: boolean;
  readonly path: TemplatePath;
}

/** What the parser needs of a template: the fields with their delimiters and value functions, and the start anchor. */
export interface TemplateParts {
  readonly fields: readonly Field[];
  readonly startAnchor: Delimiter;
}
