import { describe, expect, test } from 'vitest';
import { NO_STEPS, type Stepping, type SteppingAction, step } from '../../../webview/model/stepping.js';

type Place = Omit<Stepping, 'moved'>;

const at = (index: number, count = 5, playing = false): Place => ({ index, count, playing });
const place = ({ index, count, playing }: Stepping): Place => ({ index, count, playing });
const unmoved = (before: Place): Stepping => ({ ...before, moved: false });
const act = (type: Exclude<SteppingAction['type'], 'seek' | 'renew'>): SteppingAction => ({ type });
const seek = (index: number): SteppingAction => ({ type: 'seek', index });
const renew = (count: number, other = false): SteppingAction => ({ type: 'renew', count, other });

describe('stepping', () => {
  test.each<[string, Place, SteppingAction, Place]>([
    ['next', at(1), act('next'), at(2)],
    ['next at the end stays', at(4), act('next'), at(4)],
    ['previous', at(1), act('previous'), at(0)],
    ['previous at the start stays', at(0), act('previous'), at(0)],
    ['first', at(3), act('first'), at(0)],
    ['last', at(0), act('last'), at(4)],
    ['seek', at(0), seek(3), at(3)],
    ['seek past the end', at(0), seek(99), at(4)],
    ['seek before the start', at(2), seek(-9), at(0)],
    ['moving by hand ends the playing', at(1, 5, true), act('next'), at(2)],
    ['play', at(1), act('play'), at(1, 5, true)],
    ['play at the end begins anew', at(4), act('play'), at(0, 5, true)],
    ['pause', at(1, 5, true), act('pause'), at(1)],
    ['a tick moves on', at(1, 5, true), act('tick'), at(2, 5, true)],
    ['the tick that reaches the end ends the playing', at(3, 5, true), act('tick'), at(4)],
    ['a tick after the pause does nothing', at(1), act('tick'), at(1)],
    ['one event cannot be played', at(0, 1), act('play'), at(0, 1)],
  ])('%s', (_name, before, action, after) => {
    expect(place(step(unmoved(before), action))).toEqual(after);
  });

  test.each(['first', 'previous', 'next', 'last', 'play', 'pause', 'tick'] as const)(
    '%s without steps does nothing',
    (type) => {
      expect(place(step(NO_STEPS, { type }))).toEqual(place(NO_STEPS));
    },
  );
});

describe('when the steps are made anew', () => {
  test.each<[string, Place, number, Place]>([
    ['the first time one stands at the first, with all still to come', NO_STEPS, 5, at(0)],
    ['one who stood at the end stands there again', at(4), 9, at(8, 9)],
    ['one who stood elsewhere stays', at(2), 9, at(2, 9)],
    ['one who stood at the only one stays at the first', at(0, 1), 9, at(0, 9)],
    ['a place that is gone becomes the end', at(3), 2, at(1, 2)],
    ['none are left', at(3), 0, at(-1, 0)],
    ['the playing ends', at(1, 5, true), 5, at(1)],
  ])('%s', (_name, before, count, after) => {
    expect(place(step(unmoved(before), renew(count)))).toEqual(after);
  });
});

test.each<[string, Place]>([
  ['at the end', at(4)],
  ['elsewhere', at(2)],
  ['playing', at(2, 5, true)],
])('the steps of another text begin at the first, also for one who stood %s', (_name, before) => {
  expect(place(step(unmoved(before), renew(9, true)))).toEqual(at(0, 9));
});

test('one has moved by stepping or playing, and not where the steps were made anew', () => {
  const moved = (action: SteppingAction) => step({ ...at(2, 5, true), moved: action.type === 'renew' }, action).moved;
  expect([act('next'), act('tick'), act('play'), seek(1), renew(5)].map(moved)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
