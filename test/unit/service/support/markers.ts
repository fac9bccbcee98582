/** `⟦…⟧` marks a range and `‸` a place. None of these characters occurs in templates, patterns or model output. */
export interface MarkedText {
  /** The text without its markers. */
  readonly text: string;
  /** UTF-16 offsets in `text`, in the order of their openings; marks may be nested. */
  readonly ranges: readonly MarkedRange[];
  readonly places: readonly number[];
}
export interface MarkedRange {
  readonly start: number;
  readonly end: number;
}

const MARKER = /[⟦⟧‸]/gu;

/** Takes the markers out of a text. Fails when they are not balanced, or not as many as the test says. */
export function readMarked(marked: string, expected: { ranges?: number; places?: number } = {}): MarkedText {
  const ranges: { start: number; end: number }[] = [];
  const open: number[] = [];
  const places: number[] = [];
  let text = '';
  let from = 0;
  for (const { 0: marker, index } of marked.matchAll(MARKER)) {
    text += marked.slice(from, index);
    from = index + marker.length;
    if (marker === '‸') places.push(text.length);
    else if (marker === '⟦') open.push(ranges.push({ start: text.length, end: -1 }) - 1);
    else closeRange(ranges, open.pop(), text.length);
  }
  text += marked.slice(from);
  if (open.length > 0) throw new Error('A mark is not closed.');
  expectCount('ranges', ranges.length, expected.ranges);
  expectCount('places', places.length, expected.places);
  return { text, ranges, places };
}

/** The one place that is marked in a text. */
export function readPlace(marked: string): { readonly text: string; readonly place: number } {
  const { text, places } = readMarked(marked, { ranges: 0, places: 1 });
  return { text, place: places[0] ?? -1 };
}

function closeRange(ranges: { start: number; end: number }[], index: number | undefined, end: number): void {
  const range = index === undefined ? undefined : ranges[index];
  if (range === undefined) throw new Error('A mark is closed that was not opened.');
  range.end = end;
}

function expectCount(what: string, found: number, expected: number | undefined): void {
  if (expected !== undefined && found !== expected) throw new Error(`${found} marked ${what}, expected ${expected}.`);
}
