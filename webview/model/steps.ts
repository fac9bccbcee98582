import type { Timeline, TimelineError, TimelineEvent, TimelineGroup, TimelineHeld } from './timeline.js';

/**
 * The places where one can stop in a timeline: after each event, after each feed that caused none (its text is held back or
 * dropped), and where a call failed. Columns of numbers, so that 100,000 of them cost nothing to keep and one is read in constant time.
 */
export interface Steps {
  readonly timeline: Timeline;
  readonly count: number;
  /** Index of the step's group. */
  readonly groups: Int32Array;
  /** Index of the step's event; −1 where the feed caused none, and where the call failed. */
  readonly events: Int32Array;
  /** Index into `timeline.fields` of the region that is open after the step; −1: none. */
  readonly regions: Int32Array;
  /** Text before this offset is decided after the step. */
  readonly consumed: Int32Array;
}

export interface Step {
  readonly index: number;
  readonly group: TimelineGroup;
  /** Number of the chunk, from 1; 0 for the prefix, undefined for finalizing. */
  readonly chunk: number | undefined;
  readonly event: TimelineEvent | undefined;
  /** Why the call failed, at the step where it did. */
  readonly error: TimelineError | undefined;
  /** The field whose region is open after the step. */
  readonly region: string | undefined;
  readonly consumed: number;
  /** Known once the call has returned: at the last step of its group. */
  readonly held: TimelineHeld | undefined;
}

export function buildSteps(timeline: Timeline): Steps {
  const count = timeline.groups.reduce((sum, group) => sum + stepsOf(group), 0);
  const steps: Steps = {
    timeline,
    count,
    groups: new Int32Array(count),
    events: new Int32Array(count),
    regions: new Int32Array(count),
    consumed: new Int32Array(count),
  };
  const fields = new Map(timeline.fields.map((field, index) => [field, index]));
  const cursor: Cursor = { step: 0, region: -1, consumed: timeline.groups[0]?.start ?? 0 };
  for (const [index, group] of timeline.groups.entries()) addGroup(steps, index, group, fields, cursor);
  return steps;
}

interface Cursor {
  step: number;
  region: number;
  consumed: number;
}

/** A feed without events is a step of its own; the prefix and the end are not. A failure is one, after the events. */
function stepsOf(group: TimelineGroup): number {
  if (group.error !== undefined) return group.count + 1;
  return group.count === 0 && group.kind === 'feed' ? 1 : group.count;
}

function addGroup(
  steps: Steps,
  index: number,
  group: TimelineGroup,
  fields: ReadonlyMap<string, number>,
  at: Cursor,
): void {
  const total = stepsOf(group);
  for (let position = 0; position < total; position += 1) {
    const eventIndex = position < group.count ? group.first + position : -1;
    const event = steps.timeline.events[eventIndex];
    if (event !== undefined) at.region = regionAfter(event, fields);
    const reached = event?.end ?? at.consumed;
    at.consumed = position === total - 1 ? group.consumed : Math.max(at.consumed, reached);
    steps.groups[at.step] = index;
    steps.events[at.step] = eventIndex;
    steps.regions[at.step] = at.region;
    steps.consumed[at.step] = at.consumed;
    at.step += 1;
  }
}

function regionAfter(event: TimelineEvent, fields: ReadonlyMap<string, number>): number {
  const closed = event.type === 'region_close' || event.type === 'region_malformed';
  return closed ? -1 : (fields.get(event.field) ?? -1);
}

/** The step at an index, or undefined where there is none. */
export function stepAt(steps: Steps, index: number): Step | undefined {
  const groupIndex = steps.groups[index];
  const group = groupIndex === undefined ? undefined : steps.timeline.groups[groupIndex];
  if (groupIndex === undefined || group === undefined) return undefined;
  const event = steps.timeline.events[steps.events[index] ?? -1];
  return {
    index,
    group,
    chunk: chunkNumber(steps.timeline, groupIndex),
    event,
    error: event === undefined ? group.error : undefined,
    region: steps.timeline.fields[steps.regions[index] ?? -1],
    consumed: steps.consumed[index] ?? 0,
    held: steps.groups[index + 1] === groupIndex ? undefined : group.held,
  };
}

/** The first group takes the prefix, so that the number of a feed's group is the number of its chunk. */
function chunkNumber(timeline: Timeline, groupIndex: number): number | undefined {
  return timeline.groups[groupIndex]?.kind === 'final' ? undefined : groupIndex;
}
