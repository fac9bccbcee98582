import { describe, expect, test } from 'vitest';
import { buildSteps, stepAt } from '../../../webview/model/steps.js';
import { chunk, close, THINKING, timelineOf } from './timelines.js';

/** One line per step: chunk, event, region afterwards, decided text, held text. */
function listed(timeline = THINKING): string[] {
  const steps = buildSteps(timeline);
  return Array.from({ length: steps.count }, (_, index) => {
    const step = stepAt(steps, index);
    const event = step?.event === undefined ? 'nothing' : `${step.event.type} ${step.event.field}`;
    return `${step?.chunk ?? 'end'} | ${event} | in ${step?.region ?? 'none'} | to ${step?.consumed} | held ${step?.held?.text ?? ''}`;
  });
}

describe('the steps of a stream', () => {
  test('one per event, and one for a chunk that caused none, each with the state after it', () => {
    expect(listed()).toEqual([
      '0 | region_open thinking | in thinking | to 0 | held ',
      '1 | region_chunk thinking | in thinking | to 2 | held <',
      '2 | nothing | in thinking | to 2 | held </',
      '3 | region_close thinking | in none | to 6 | held ',
      '3 | region_open content | in content | to 6 | held ',
      '3 | region_chunk content | in content | to 7 | held ',
      '4 | region_chunk content | in content | to 8 | held ',
      'end | region_close content | in none | to 8 | held ',
    ]);
  });

  test('what is held is known once the feed returned, not in the middle of it', () => {
    const steps = buildSteps(
      timelineOf([
        { kind: 'initial', chunk: [0, 0], events: [], consumed: 0 },
        {
          chunk: [0, 4],
          events: [chunk('content', 0, 2), chunk('content', 2, 3)],
          consumed: 3,
          held: { text: '<', start: 3, end: 4, delimiters: [] },
        },
      ]),
    );
    expect(stepAt(steps, 0)?.held).toBeUndefined();
    expect(stepAt(steps, 1)?.held?.text).toBe('<');
  });

  test('a call that failed is one more step, after its events', () => {
    const error = { code: 'field-missing', message: 'none' };
    const timeline = timelineOf([
      { chunk: [0, 2], events: [chunk('content', 0, 2)], consumed: 2 },
      { kind: 'final', chunk: [2, 2], events: [close('content', 2, 2)], consumed: 2, error },
    ]);
    expect(listed(timeline)).toEqual([
      '0 | region_chunk content | in content | to 2 | held ',
      'end | region_close content | in none | to 2 | held ',
      'end | nothing | in none | to 2 | held ',
    ]);
    const steps = buildSteps(timeline);
    expect([0, 1, 2].map((index) => stepAt(steps, index)?.error)).toEqual([undefined, undefined, error]);
  });

  test('a prefix and an end without events are no steps', () => {
    expect(listed(timelineOf([{ kind: 'initial', chunk: [0, 0], events: [], consumed: 0 }]))).toEqual([]);
    expect(listed({ events: [], groups: [], fields: [] })).toEqual([]);
  });

  test('an event of a field that the template does not name is in no region', () => {
    const timeline = timelineOf([{ chunk: [0, 1], events: [chunk('stranger', 0, 1)], consumed: 1 }]);
    expect(listed(timeline)).toEqual(['0 | region_chunk stranger | in none | to 1 | held ']);
  });

  test('there is no step before the first or after the last', () => {
    const steps = buildSteps(THINKING);
    expect([stepAt(steps, -1), stepAt(steps, steps.count)]).toEqual([undefined, undefined]);
  });
});
