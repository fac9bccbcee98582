import type { JsonValue } from '../../parser/index.js';
import { type Slot, slotsIn, textOf, toWritten, type Written } from './written.js';

/** A whole number from 0 to below the limit. */
type Pick = (limit: number) => number;

/** Numbers that look random and are the same for a seed in every run (a multiply-with-shift generator of 32 bits). */
export function seeded(seed: number): Pick {
  let state = (seed + 0x9e3779b9) | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What may stand where something else has to. */
const VALUES: readonly JsonValue[] = [
  null,
  true,
  false,
  0,
  1,
  1.5,
  12345678901234567890n,
  '',
  'text',
  'json',
  '{content}',
  '{missing}',
  'a {content} b',
  '(?P<key>x)',
  '(?P<name>a',
  '[a-',
  '(?R)',
  [],
  ['a'],
  [''],
  [1],
  {},
  { a: 1 },
  { key: '{content}' },
];

/** Keys that mean something at some place, and others. */
const KEYS = [
  ...['open', 'close', 'open_pattern', 'close_pattern', 'start_anchor', 'start_anchor_pattern', 'version', 'defaults'],
  ...['fields', 'content', 'content_args', 'repeats', 'join', 'optional', 'transform', 'transform_each', 'tag_pattern'],
  ...['value_parser', 'unquoted_keys', 'allow_non_json', 'line_sep', 'Open', 'x-regex', '', '0', '__proto__'],
];

/** What breaks a pattern, or makes another one of it. */
const PIECES = ['(', ')', '[', '\\', '*', '+?', '{2,1}', '(?P<n>', '(?P=n)', '\\p{Lx}', '$', '|', '(?<=', 'a'];

type Mutation = (slot: Slot, slots: readonly Slot[], pick: Pick) => void;

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;
const copy = (written: Written): Written =>
  written.kind === 'object'
    ? { kind: 'object', entries: written.entries.map(([key, value]) => [key, copy(value)]) }
    : written.kind === 'list'
      ? { kind: 'list', items: written.items.map(copy) }
      : written;

const MUTATIONS: readonly Mutation[] = [
  (slot) => slot.remove(),
  (slot, _, pick) => slot.rename(one(KEYS, pick)),
  (slot, _, pick) => slot.replace(toWritten(one(VALUES, pick))),
  (slot, slots, pick) => slot.repeat(copy(one(slots, pick).value)),
  (slot, slots, pick) => slot.replace(copy(one(slots, pick).value)),
  breakText,
  breakText,
];

/** Puts a piece into a text, or takes one character out. */
function breakText(slot: Slot, _: readonly Slot[], pick: Pick): void {
  if (slot.value.kind !== 'scalar' || typeof slot.value.value !== 'string') return;
  const text = slot.value.value;
  const at = pick(text.length + 1);
  const broken =
    pick(3) === 0 ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + one(PIECES, pick) + text.slice(at);
  slot.replace({ kind: 'scalar', value: broken });
}

/** The JSON text of a template to which one to three things have been done: dropped, renamed, retyped, repeated, broken. */
export function mutated(template: JsonValue, pick: Pick): string {
  const written = toWritten(template);
  for (let left = 1 + pick(3); left > 0; left--) {
    const slots = slotsIn(written);
    if (slots.length > 0) one(MUTATIONS, pick)(one(slots, pick), slots, pick);
  }
  return textOf(written);
}
