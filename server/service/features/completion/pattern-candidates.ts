import { CompletionItemKind } from 'vscode-languageserver-types';
import type { WrittenRange } from '../../document/locate.js';
import type { TemplateIndex } from '../symbols/template-index.js';
import type { Candidate } from './candidate.js';
import { PATTERN_SNIPPETS } from './pattern-snippets.js';
import { type CompletionRequest, fieldOf } from './request.js';
import { asSnippet } from './snippet-text.js';

/** Candidates inside a string, and the part of it that an accepted one replaces. */
export interface InnerCandidates {
  readonly replaced: WrittenRange;
  readonly candidates: readonly Candidate[];
}

const PATTERN_KEYS: ReadonlySet<unknown> = new Set([
  'open_pattern',
  'close_pattern',
  'start_anchor_pattern',
  'tag_pattern',
]);

export function isPatternSlot({ slot }: Pick<CompletionRequest, 'slot'>): boolean {
  return slot.kind === 'value' && PATTERN_KEYS.has(slot.path.at(-1));
}

/** What may be written at the cursor inside a pattern; undefined where the slot is no pattern's string. */
export function patternCandidates(request: CompletionRequest): InnerCandidates | undefined {
  const { slot, model, offset } = request;
  if (slot.string === undefined || !isPatternSlot(request)) return undefined;
  const before = model.text.slice(slot.string.start, offset);
  if (isInsideEscape(before, model.text.slice(offset, slot.string.end)))
    return { replaced: { start: offset, end: offset }, candidates: [] };
  return namesAt(request, before) ?? snippetsAt(request, before);
}

/**
 * Whether the cursor stands inside a JSON escape, so that nothing can be written without breaking it. A backslash at the end of what
 * stands in the string was just typed; of the two that one of the pattern takes, the second belongs to the first.
 */
function isInsideEscape(before: string, behind: string): boolean {
  const backslashes = /\\*$/.exec(before)?.[0].length ?? 0;
  if (backslashes % 2 === 1) return behind !== '' && !(backslashes % 4 === 1 && behind.startsWith('\\'));
  return /(?<!\\)(?:\\\\)*\\u[\dA-Fa-f]{0,3}$/.test(before);
}

/** How a group is named or referred to, up to the cursor; what closes it. */
const NAMES: readonly (readonly [begun: RegExp, closing: string, defines: boolean])[] = [
  [/\(\?P?<(\w*)$/, '>', true],
  [/\(\?P=(\w*)$/, ')', false],
  [/\(\?\((\w*)$/, ')', false],
  [/\\\\g<(\w*)$/, '>', false],
];

/** Longer names are not looked at. */
const MAX_NAME = 200;

function namesAt(request: CompletionRequest, before: string): InnerCandidates | undefined {
  const { model, offset } = request;
  for (const [begun, closing, defines] of NAMES) {
    const typed = begun.exec(before)?.[1];
    if (typed === undefined) continue;
    // A word behind the cursor is the end of the name only if the name is closed there.
    const rest = /^\w*/.exec(model.text.slice(offset, offset + MAX_NAME))?.[0].length ?? 0;
    const isClosed = model.text[offset + rest] === closing;
    const replaced = { start: offset - typed.length, end: isClosed ? offset + rest : offset };
    const end = isClosed ? '' : closing;
    const names = defines ? wantedNames(request) : groupNames(request);
    return { replaced, candidates: names.map(([name, detail], rank) => nameCandidate(name, detail, end, rank)) };
  }
  return undefined;
}

function nameCandidate(name: string, detail: string, end: string, rank: number): Candidate {
  return { label: name, detail, kind: CompletionItemKind.Variable, snippet: asSnippet(name + end), rank };
}

/** Names that something asks for and no group has: placeholders of the field, and what a tag needs. */
function wantedNames({ slot, index }: CompletionRequest): readonly (readonly [string, string])[] {
  const own = new Set(treeOf(index, slot.path)?.groupNames);
  if (slot.path.at(-1) === 'tag_pattern') {
    const needed = [['key', 'required'] as const, ['value', 'the value of the tag'] as const];
    return needed.filter(([name]) => !own.has(name));
  }
  const field = fieldOf(slot.path)?.name;
  const unknown = index?.symbols.filter(({ kind, scope }) => kind === 'unknown' && scope[1] === field) ?? [];
  const asked = unknown.map(({ name }) => [name, 'the transform uses it'] as const);
  const usual = ['name', 'id'].map((name) => [name, 'usual name'] as const);
  const isFree = ([name]: readonly [string, string]) => !own.has(name) && !unknown.some((one) => one.name === name);
  return [...asked, ...usual.filter(isFree)];
}

/** The groups that this pattern has. */
function groupNames({ slot, index }: CompletionRequest): readonly (readonly [string, string])[] {
  return (treeOf(index, slot.path)?.groupNames ?? []).map((name) => [name, 'group of this pattern'] as const);
}

function treeOf(index: TemplateIndex | undefined, path: CompletionRequest['slot']['path']) {
  const key = path.join('\n');
  return [...(index?.patterns.values() ?? [])].find((pattern) => pattern.path.join('\n') === key)?.tree;
}

/** Building blocks of patterns. Of a begun escape or group, those that go on like it. */
function snippetsAt({ offset, model }: CompletionRequest, before: string): InnerCandidates {
  const begun = begunAt(before);
  // Of an escape's two backslashes, the second may stand behind the cursor.
  const end = begun === '\\' && model.text[offset] === '\\' ? offset + 1 : offset;
  const isInSet = /\[[^\]]*$/.test(before.replace(/\\\\./g, ''));
  const blocks = PATTERN_SNIPPETS.filter((block) => !isInSet || block.inSet === true);
  const candidates = blocks.map(({ written, label, meaning }, rank) => ({
    label,
    detail: meaning,
    kind: CompletionItemKind.Snippet,
    snippet: inJson(written),
    // The client compares with what stands in the document, where a backslash is two.
    filter: label.replaceAll('\\', begun === '\\' ? '\\' : '\\\\'),
    rank,
  }));
  return { replaced: { start: offset - begun.length, end }, candidates };
}

/** A backslash, as one or as the two that it takes in JSON, or the beginning of a group. */
function begunAt(before: string): string {
  const backslashes = /\\*$/.exec(before)?.[0].length ?? 0;
  if (backslashes % 4 === 1) return '\\';
  if (backslashes % 4 === 2) return '\\\\';
  const group = /\((?:\?(?:P|<?[=!]?)?)?$/.exec(before)?.[0] ?? '';
  const isEscaped = /\\$/.test(before.slice(0, before.length - group.length));
  return isEscaped ? '' : group;
}

/** A pattern with tab stops as it stands in a JSON string, in snippet syntax: each of its backslashes is two there. */
function inJson(pattern: string): string {
  return pattern.replaceAll('\\', '\\\\\\\\').replaceAll('"', '\\\\"');
}
