import type { Steps } from './steps.js';
import { stepAt } from './steps.js';
import type { TimelineEvent } from './timeline.js';

/** A mark on the text. Offsets as in `Span`: what is negative lies in the prefix. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  /** `field`, `delimiter`: index into the timeline's fields; else −1. */
  readonly field: number;
}
export const MARK_KINDS = ['field', 'delimiter', 'chunk', 'held', 'ahead'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** What was taken from the text, in its order, and the step that took it: made once, so that each step reads a slice of it. */
export interface Taken {
  readonly start: number;
  readonly end: number;
  readonly kind: 'field' | 'delimiter';
  readonly field: number;
  /** The first step at which it is there. */
  readonly since: number;
}

/** Field texts (chunks that touch are one) and delimiters. */
export function takenBy(steps: Steps): readonly Taken[] {
  const { events, fields } = steps.timeline;
  const indexes = new Map(fields.map((field, index) => [field, index]));
  const taken: Taken[] = [];
  for (let since = 0; since < steps.count; since += 1) {
    const event = events[steps.events[since] ?? -1];
    const start = event?.start;
    const end = event?.end;
    if (event === undefined || start === undefined || end === undefined || end <= start) continue;
    const next: Taken = { start, end, kind: kindOf(event), field: indexes.get(event.field) ?? -1, since };
    const before = taken.at(-1);
    if (before !== undefined && continues(before, next)) taken[taken.length - 1] = { ...before, end };
    else taken.push(next);
  }
  return taken;
}

function kindOf(event: TimelineEvent): Taken['kind'] {
  return event.type === 'region_chunk' ? 'field' : 'delimiter';
}

function continues(before: Taken, next: Taken): boolean {
  return before.kind === 'field' && next.kind === 'field' && before.field === next.field && before.end === next.start;
}

/** The part of the text that is looked at. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The marks at a step that touch the window. `length`: of the output, in UTF-16 units. */
export function marksAt(
  steps: Steps,
  taken: readonly Taken[],
  index: number,
  length: number,
  window: Window,
): readonly Mark[] {
  const step = stepAt(steps, index);
  if (step === undefined) return [];
  const marks: Mark[] = takenMarks(taken, index, step.consumed, window);
  if (step.group.kind === 'feed')
    marks.push({ start: step.group.start, end: step.group.end, kind: 'chunk', field: -1 });
  if (step.held !== undefined) marks.push({ start: step.held.start, end: step.held.end, kind: 'held', field: -1 });
  const fed = step.group.kind === 'initial' ? 0 : step.group.end;
  marks.push({ start: fed, end: length, kind: 'ahead', field: -1 });
  return marks.filter((mark) => mark.end > mark.start && mark.end > window.start && mark.start < window.end);
}

function takenMarks(taken: readonly Taken[], index: number, consumed: number, window: Window): Mark[] {
  const marks: Mark[] = [];
  for (let at = firstEndingAfter(taken, window.start); at < taken.length; at += 1) {
    const { start, end, kind, field, since } = taken[at] as Taken;
    if (since > index || start >= window.end) break;
    marks.push({ start, end: Math.min(end, consumed), kind, field });
  }
  return marks;
}

/** Binary search: `taken` is sorted by its ends. */
function firstEndingAfter(taken: readonly Taken[], offset: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((taken[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
