import type {
  Timeline,
  TimelineError,
  TimelineEvent,
  TimelineGroup,
  TimelineHeld,
} from '../../../webview/model/timeline.js';

const FIELDS = ['thinking', 'content'];

/** A timeline from its calls, each with the chunk it was fed and the events it caused. The first is the prefix. */
export function timelineOf(
  calls: readonly {
    readonly kind?: TimelineGroup['kind'];
    readonly chunk: readonly [start: number, end: number];
    readonly events: readonly TimelineEvent[];
    readonly consumed: number;
    readonly held?: TimelineHeld;
    readonly error?: TimelineError;
  }[],
): Timeline {
  const events: TimelineEvent[] = [];
  const groups = calls.map(
    ({ kind = 'feed', chunk: [start, end], events: caused, consumed, held, error }): TimelineGroup => {
      const first = events.length;
      events.push(...caused);
      return { kind, first, count: caused.length, start, end, consumed, held, error };
    },
  );
  return { events, groups, fields: FIELDS };
}

export const open = (field: string, start: number, end: number): TimelineEvent => ({
  type: 'region_open',
  field,
  start,
  end,
});
export const chunk = (field: string, start: number, end: number, text = 'x'.repeat(end - start)): TimelineEvent => ({
  type: 'region_chunk',
  field,
  text,
  dirty: false,
  start,
  end,
});
export const close = (field: string, start: number, end: number): TimelineEvent => ({
  type: 'region_close',
  field,
  value: '""',
  start,
  end,
});

export const held = (text: string, start: number): TimelineHeld => ({
  text,
  start,
  end: start + text.length,
  delimiters: [{ field: 'thinking', side: 'close' }],
});

/**
 * The prefix opens a thinking block; then the output `ab</t>cd`, fed as `ab<`, `/`, `t>c`, `d`:
 *
 *     <t>│ab<│/│t>c│d
 *     -3  0   3 4   7
 */
export const THINKING = timelineOf([
  { kind: 'initial', chunk: [-3, 0], events: [open('thinking', -3, 0)], consumed: 0 },
  { chunk: [0, 3], events: [chunk('thinking', 0, 2, 'ab')], consumed: 2, held: held('<', 2) },
  { chunk: [3, 4], events: [], consumed: 2, held: held('</', 2) },
  {
    chunk: [4, 7],
    events: [close('thinking', 2, 6), open('content', 6, 6), chunk('content', 6, 7, 'c')],
    consumed: 7,
  },
  { chunk: [7, 8], events: [chunk('content', 7, 8, 'd')], consumed: 8 },
  { kind: 'final', chunk: [8, 8], events: [close('content', 8, 8)], consumed: 8 },
]);
