import { describe, expect, test } from 'vitest';
import { marksAt, takenBy } from '../../../webview/model/decorations.js';
import { buildSteps } from '../../../webview/model/steps.js';
import { chunk, THINKING, timelineOf } from './timelines.js';

const STEPS = buildSteps(THINKING);
const TAKEN = takenBy(STEPS);
const ALL = { start: -3, end: 8 };

const marks = (index: number, window = ALL) =>
  marksAt(STEPS, TAKEN, index, 8, window).map(
    ({ start, end, kind, field }) => `${kind}${field < 0 ? '' : ` ${field}`} ${start}..${end}`,
  );

describe('what is marked at a step', () => {
  test.each<[string, number, readonly string[]]>([
    ['the prefix opened a region: the whole output is yet to be fed', 0, ['delimiter 0 -3..0', 'ahead 0..8']],
    ['text and held text', 1, ['delimiter 0 -3..0', 'field 0 0..2', 'chunk 0..3', 'held 2..3', 'ahead 3..8']],
    ['a chunk that is held whole', 2, ['delimiter 0 -3..0', 'field 0 0..2', 'chunk 3..4', 'held 2..4', 'ahead 4..8']],
    [
      'the closer is there, the text after it not yet',
      3,
      ['delimiter 0 -3..0', 'field 0 0..2', 'delimiter 0 2..6', 'chunk 4..7', 'ahead 7..8'],
    ],
    [
      'the text after it',
      5,
      ['delimiter 0 -3..0', 'field 0 0..2', 'delimiter 0 2..6', 'field 1 6..7', 'chunk 4..7', 'ahead 7..8'],
    ],
    [
      'the end: all is taken, no chunk at hand',
      7,
      ['delimiter 0 -3..0', 'field 0 0..2', 'delimiter 0 2..6', 'field 1 6..8'],
    ],
  ])('%s', (_name, index, expected) => {
    expect(marks(index)).toEqual(expected);
  });

  test('only what touches the part that is looked at', () => {
    expect(marks(7, { start: 3, end: 6 })).toEqual(['delimiter 0 2..6']);
    expect(marks(1, { start: -3, end: 0 })).toEqual(['delimiter 0 -3..0']);
  });

  test('nothing where there is no step', () => {
    expect(marks(-1)).toEqual([]);
    expect(marks(99)).toEqual([]);
  });
});

test('chunks of a field that touch are one mark, which grows step by step', () => {
  const events = Array.from({ length: 1000 }, (_, index) => index);
  const steps = buildSteps(
    timelineOf(
      events.map((index) => ({
        chunk: [index, index + 1],
        events: [chunk('content', index, index + 1)],
        consumed: index + 1,
      })),
    ),
  );
  const taken = takenBy(steps);
  expect(taken).toHaveLength(1);
  expect(marksAt(steps, taken, 41, 1000, { start: 0, end: 1000 })[0]).toEqual({
    start: 0,
    end: 42,
    kind: 'field',
    field: 1,
  });
});

test('chunks of a field with a gap between them are two marks', () => {
  const steps = buildSteps(
    timelineOf([{ chunk: [0, 5], events: [chunk('content', 0, 2), chunk('content', 3, 5)], consumed: 5 }]),
  );
  expect(takenBy(steps).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [3, 5],
  ]);
});
