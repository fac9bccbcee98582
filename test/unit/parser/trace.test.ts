import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParserEvent, Span } from '../../../parser/index.js';
import { FIELDS, splits, texts } from './arbitraries.js';
import { run } from './support.js';

describe('with trace', () => {
  test('events tell where they come from; the prefix has negative offsets', () => {
    const fields = { call: { open_pattern: '<(?P<name>\\w+)>', close: '</>', transform: '{name}' }, content: {} };
    const { events } = run({ start_anchor: 'A:', fields }, ['o>x</>', 'y'], { prefix: 'A:ab<f', trace: true });
    expect(events).toEqual([
      { type: 'region_open', field: 'content', span: { start: -4, end: -4 } },
      { type: 'region_chunk', field: 'content', text: 'ab', dirty: false, span: { start: -4, end: -2 } },
      { type: 'region_close', field: 'content', value: 'ab', span: { start: -2, end: -2 } },
      { type: 'region_open', field: 'call', span: { start: -2, end: 2 }, delimiter: '<fo>', captures: { name: 'fo' } },
      { type: 'region_chunk', field: 'call', text: 'x', dirty: false, span: { start: 2, end: 3 } },
      { type: 'region_close', field: 'call', value: 'fo', span: { start: 3, end: 6 }, delimiter: '</>', captures: {} },
      { type: 'region_open', field: 'content', span: { start: 6, end: 6 } },
      { type: 'region_chunk', field: 'content', text: 'y', dirty: false, span: { start: 6, end: 7 } },
      { type: 'region_close', field: 'content', value: 'y', span: { start: 7, end: 7 } },
    ]);
  });

  const spansOf = (events: readonly ParserEvent[]): readonly Span[] =>
    events.flatMap(({ span }) => (span === undefined ? [] : [span]));

  test('the spans cover the text in order, without overlap, and chunks are the text that they cover', () => {
    const property = fc.property(texts, splits, (text, cuts) => {
      const template = { start_anchor: 'A:', fields: FIELDS };
      const { events } = run(template, cuts(text), { trace: true });
      let end = 0;
      for (const span of spansOf(events)) {
        // Only the closer of an implicit region that is not open is silent.
        expect(text.slice(end, span.start).replaceAll('<|end|>', '')).toBe('');
        end = span.end;
      }
      expect(text.slice(end).replaceAll('<|end|>', '')).toBe('');
      for (const event of events) {
        const covered = text.slice(event.span?.start, event.span?.end);
        if (event.type === 'region_chunk') expect(covered).toBe(event.text);
        else if ('delimiter' in event) expect(covered).toBe(event.delimiter);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});

test('without trace the events have the keys of the specification and no others', () => {
  const { events } = run({ start_anchor: 'A:', fields: FIELDS }, ['a<x>b</x>']);
  const keys = new Set(events.map((event) => Object.keys(event).join()));
  expect([...keys]).toEqual(['type,field', 'type,field,text,dirty', 'type,field,value']);
});
