import { describe, expect, test } from 'vitest';
import { ResponseParser } from '../../../parser/index.js';
import { brief, chunksOf, run } from './support.js';

/** What each feed shows, and what is held after it. */
function steps(fields: object, chunks: readonly string[], prefix = ''): readonly (readonly [string, string])[] {
  const parser = new ResponseParser({ start_anchor: 'A:', fields }, prefix, { trace: true });
  return chunks.map((chunk) => {
    const shown = brief(parser.feed(chunk));
    return [shown, parser.held?.text ?? ''] as const;
  });
}

const CHAT = { think: { open: '<think>', close: '</think>' }, content: { close: '<|end|>' } };

describe('text that may still become a delimiter is held', () => {
  test.each<[string, object, readonly (readonly [chunk: string, shown: string, held: string])[]]>([
    [
      'a delimiter that comes in pieces is never shown',
      CHAT,
      [
        ['Hi <', '+content "Hi "', '<'],
        ['thi', '', '<thi'],
        ['nk>', '-content +think', ''],
        ['x</', '"x"', '</'],
        ['think', '', '</think'],
        ['>y', '-think +content "y"', ''],
      ],
    ],
    [
      'what turns out to be text is shown with what follows it',
      CHAT,
      [
        ['a <th', '+content "a "', '<th'],
        ['e', '"<the"', ''],
        [' <|e', '" "', '<|e'],
        ['<think', '"<|e"', '<think'],
      ],
    ],
    [
      'a beginning inside a beginning is held from the first that can still complete',
      { v: { open: 'aab' } },
      [
        ['aa', '', 'aa'],
        ['a', '', 'aa'],
        ['b!', '+v "!"', ''],
      ],
    ],
    ['a plain literal that ends with the text is decided', CHAT, [['<think>', '+think', '']]],
    [
      'in a list, a longer literal may still come',
      { v: { open: '[', close: ['END', 'END OF TURN'] } },
      [
        ['[x END', '+v "x "', 'END'],
        [' OF', '', 'END OF'],
        [' x', '-v', ''],
      ],
    ],
    [
      'in a list, an earlier literal may still come',
      { v: { open: '[', close: ['ab', '<ab>'] } },
      [
        ['[x<ab', '+v "x"', '<ab'],
        ['>', '-v', ''],
      ],
    ],
    [
      'in a list, the short literal is taken when the long one does not come',
      { v: { open: '[', close: ['ab', '<ab>'] } },
      [
        ['[x<ab', '+v "x"', '<ab'],
        ['c', '"<" -v', ''],
      ],
    ],
    [
      'the opener of another field may be longer',
      { a: { open: '<x>', close: ';' }, b: { open: '<x>>', close: ';' } },
      [
        ['<x>', '', '<x>'],
        ['>', '+b', ''],
      ],
    ],
    [
      'in an explicit region only its own closer is watched',
      CHAT,
      [['<think><think> <|end|></th', '+think "<think> <|end|>"', '</th']],
    ],
    ['a region without a closer holds nothing', { v: { open: '[' } }, [['[x<', '+v "x<"', '']]],
    [
      'outside of all regions text is dropped, and still held',
      { v: { open: '<x>', close: '</x>' } },
      [
        ['abc<', '', '<'],
        ['x>', '+v', ''],
      ],
    ],
    [
      'half a surrogate pair is held',
      { v: {} },
      [
        ['a\ud83d', '+v "a"', '\ud83d'],
        ['\ude00', '"😀"', ''],
        ['\ud83d', '', '\ud83d'],
        ['b', String.raw`"\ud83db"`, ''],
      ],
    ],
    [
      'a delimiter that begins with half a pair is not found inside a whole one',
      { v: { open: '\ude00' } },
      [
        ['\ud83d', '', '\ud83d'],
        ['\ude00', '', ''],
        ['\ude00', '+v', ''],
      ],
    ],
  ])('%s', (_name, fields, table) => {
    const chunks = table.map(([chunk]) => chunk);
    expect(steps(fields, chunks)).toEqual(table.map(([, shown, held]) => [shown, held]));
  });

  test('what holds it is named', () => {
    const parser = new ResponseParser({ start_anchor: 'A:', fields: CHAT }, '', { trace: true });
    parser.feed('Hi <');
    expect(parser.held).toEqual({
      text: '<',
      span: { start: 3, end: 4 },
      delimiters: [
        { field: 'think', side: 'open' },
        { field: 'content', side: 'close' },
      ],
    });
    expect(parser.consumed).toBe(3);
    parser.feed('t');
    expect(parser.held?.delimiters).toEqual([{ field: 'think', side: 'open' }]);
    parser.feed('hink>');
    expect(parser.held).toBeUndefined();
    expect(parser.consumed).toBe(10);
  });

  test('without trace nothing is told', () => {
    const parser = new ResponseParser({ start_anchor: 'A:', fields: CHAT }, '');
    parser.feed('<th');
    expect(parser.held).toBeUndefined();
  });

  test('held text that never becomes a delimiter comes at the end', () => {
    const { feeds, finalEvents, message } = run({ start_anchor: 'A:', fields: CHAT }, ['Hi <th']);
    expect(brief(feeds.flat())).toBe('+content "Hi "');
    expect(brief(finalEvents)).toBe('"<th" -content');
    expect({ ...message }).toEqual({ content: 'Hi <th' });
  });
});

describe('the prefix', () => {
  const template = (anchor: object) => ({ ...anchor, fields: CHAT });

  test.each<[string, object, string, string]>([
    ['is cut behind the last match of the anchor', { start_anchor: 'A:' }, 'A:old A:<think>x', '+think "x"'],
    ['is kept whole where the anchor is missing', { start_anchor: 'A:' }, '<think>x', '+think "x"'],
    ['is cut by the longest literal of a list', { start_anchor: ['A', 'A:'] }, 'A:<think>', '+think'],
    ['is cut by literals that do not overlap', { start_anchor: 'AA' }, 'AAAx', '+content "Ax"'],
    ['is cut by a pattern', { start_anchor_pattern: 'A\\d*:' }, 'A1:A23:y', '+content "y"'],
    ['is dropped whole by a pattern that matches nothing at its end', { start_anchor_pattern: '' }, 'abc', ''],
    ['may hold a whole region', { start_anchor: 'A:' }, 'A:<think></think>', '+think -think'],
    ['may be empty', { start_anchor: 'A:' }, '', ''],
  ])('%s', (_name, anchor, prefix, events) => {
    expect(brief(run(template(anchor), [], { prefix }).initialEvents)).toBe(events);
  });

  test.each<[string, object, string, string]>([
    ['behind the anchor', { start_anchor: 'A:' }, 'A:old A:<think>x', '<think>x'],
    ['all of it without the anchor', { start_anchor: 'A:' }, 'old', 'old'],
    ['nothing', { start_anchor_pattern: '$' }, 'A:', ''],
  ])('what is kept of it can be asked for: %s', (_name, anchor, prefix, kept) => {
    const parser = new ResponseParser(template(anchor), prefix);
    expect(parser.keptPrefix).toBe(kept);
    expect(parser.consumed).toBe(0);
  });

  test('the anchor does not apply to the generation', () => {
    expect({ ...run(template({ start_anchor: 'A:' }), ['x A:y']).message }).toEqual({ content: 'x A:y' });
  });

  test('a delimiter may begin in the prefix and end in the generation', () => {
    const { initialEvents, feeds } = run(template({ start_anchor: 'A:' }), ['nk>x'], { prefix: 'A:a<thi' });
    expect([brief(initialEvents), brief(feeds.flat())]).toEqual(['+content "a"', '-content +think "x"']);
  });
});

describe('when very much is held, it is still released by the chunk that decides it', () => {
  const CALL = { open_pattern: '<f=(?P<n>.*?)>>', close: ';', transform: '{n}' };
  const LONG = 'x'.repeat(40_000);

  /** What the last chunk shows, after an opener that has been incomplete for long. */
  const last = (field: object, start: string, chunks: readonly string[]): string => {
    const parser = new ResponseParser({ start_anchor: 'A:', fields: { v: field } }, '');
    for (const chunk of chunksOf(start + LONG, 64)) expect(parser.feed(chunk)).toEqual([]);
    return chunks.map((chunk) => brief(parser.feed(chunk))).join(' | ');
  };

  test.each<[string, object, readonly string[], string]>([
    ['its end in one chunk', CALL, ['x', '>>'], ' | +v'],
    ['its end in two', CALL, ['x>', '>y'], ' | +v "y"'],
    ['its end behind a group', { ...CALL, open_pattern: '<f=(?P<n>.*?)(?:!>)' }, ['!', '>'], ' | +v'],
    [
      'its end character by character',
      { ...CALL, open_pattern: '<f=(?P<n>.*?)<\\|message\\|>' },
      [...'<|message|>'],
      `${' | '.repeat(10)}+v`,
    ],
  ])('%s', (_name, field, chunks, shown) => {
    expect(last(field, '<f=', chunks)).toBe(shown);
  });
});
