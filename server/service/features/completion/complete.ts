import type { CompletionItem, CompletionList, Position } from 'vscode-languageserver-types';
import type { TemplateModel } from '../../document/model.js';
import { measureNesting, skipSpace } from '../../document/skip.js';
import { GALLERY, type Gallery } from '../../gallery/gallery.js';
import type { KnownValues } from '../../samples/known-values.js';
import type { TemplateIndex } from '../symbols/template-index.js';
import { type CompletionClient, PLAIN_COMPLETION_CLIENT } from './client.js';
import { configKeySlot } from './config-slot.js';
import { innerItems, wholeItems } from './items.js';
import { keyCandidates, templateKeyCandidate } from './key-candidates.js';
import { isPatternSlot, patternCandidates } from './pattern-candidates.js';
import { placeholderCandidates } from './placeholder-candidates.js';
import { type CompletionRequest, fieldOf } from './request.js';
import { type Slot, slotAt } from './slot.js';
import { entriesCandidates, valueCandidates } from './value-candidates.js';

/** How completion is asked for. */
export interface CompletionOptions {
  readonly client?: CompletionClient | undefined;
  /** The character that was typed, where the client asks by itself because of it. */
  readonly trigger?: string | undefined;
  /** What placeholders had as values in samples, where there are some. */
  readonly known?: (() => KnownValues) | undefined;
  /** Templates to start from. */
  readonly gallery?: Gallery | undefined;
}

function nothingKnown(): KnownValues {
  return new Map();
}

/** Characters that may begin something, and after which clients ask. */
export const COMPLETION_TRIGGERS: readonly string[] = ['"', ':', ' ', '{', '.', '\\', '(', '<', '='];

/** What is nested more deeply is not completed. */
const MAX_NESTING = 200;

/** What may be written at a position. Null outside of the template, and where nothing is to be said. */
export function getCompletions(
  model: TemplateModel,
  index: TemplateIndex | undefined,
  position: Position,
  { client = PLAIN_COMPLETION_CLIENT, trigger, gallery = GALLERY, known = nothingKnown }: CompletionOptions = {},
): CompletionList | null {
  const offset = model.document.offsetAt(position);
  const slot = slotIn(model, offset);
  if (slot === undefined && model.places.length === 0) return templateKey(model, offset, trigger, client);
  if (slot === undefined || (trigger !== undefined && !isMeant(trigger, model, slot, offset))) return null;
  const items = itemsIn({ model, index, slot, offset, known }, client, gallery);
  return items.length === 0 ? null : { isIncomplete: false, items };
}

function slotIn({ text, places }: TemplateModel, offset: number): Slot | undefined {
  const value = places.at(-1)?.value;
  if (value === undefined) return undefined;
  // Where no value is written yet, it will stand in the white space.
  const end = value.end > value.start ? value.end : skipSpace(text, value.start);
  if (offset < value.start || offset > end) return undefined;
  if (measureNesting(text, value.start, offset).deepest > MAX_NESTING) return undefined;
  return slotAt(text, value.start, offset, end);
}

/** Whether a character that was just typed begins something: the same ones are part of texts, too. */
function isMeant(trigger: string, { text }: TemplateModel, slot: Slot, offset: number): boolean {
  const { string, path, kind } = slot;
  if (string === undefined) return trigger === ':' || (trigger === ' ' && slot.commaBefore === undefined);
  if (trigger === '"') return offset === string.start;
  const isPattern = isPatternSlot({ slot });
  if (isPattern) return trigger === '\\' || trigger === '(' || isNameBegun(text.slice(string.start, offset));
  return kind === 'value' && fieldOf(path)?.inside[0] === 'transform' && (trigger === '{' || trigger === '.');
}

/** `(?<` and `(?P<` begin a name, `(?<=` does not. */
function isNameBegun(before: string): boolean {
  return /\(\?P[<=]$|\(\?<$|\\\\g<$/.test(before);
}

/** The template's own key, in a configuration that has none yet. */
function templateKey(
  model: TemplateModel,
  offset: number,
  trigger: string | undefined,
  client: CompletionClient,
): CompletionList | null {
  const slot = configKeySlot(model, offset);
  if (slot === undefined || (trigger !== undefined && !isMeant(trigger, model, slot, offset))) return null;
  const request = { model, index: undefined, slot, offset, known: nothingKnown };
  return { isIncomplete: false, items: wholeItems(request, [templateKeyCandidate(request)], client) };
}

function itemsIn(request: CompletionRequest, client: CompletionClient, gallery: Gallery): CompletionItem[] {
  if (request.slot.kind === 'key')
    return wholeItems(request, [...keyCandidates(request), ...entriesCandidates(request, gallery)], client);
  const placeholders = placeholderCandidates(request);
  const inner = patternCandidates(request);
  const whole = wholeItems(request, [...(placeholders ?? []), ...valueCandidates(request, gallery)], client);
  if (inner === undefined) return whole;
  const isEmpty = request.slot.string?.start === request.slot.string?.end;
  return [...(isEmpty ? whole : []), ...innerItems(request, inner.replaced, inner.candidates, client)];
}
