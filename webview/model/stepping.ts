/** Where one stands among the steps, and whether they play. `index` is −1 while there are none. */
export interface Stepping {
  readonly index: number;
  readonly count: number;
  readonly playing: boolean;
  /** One came here by stepping, not because the steps were made anew. */
  readonly moved: boolean;
}

export type SteppingAction =
  | { readonly type: 'first' | 'previous' | 'next' | 'last' | 'play' | 'pause' | 'tick' }
  | { readonly type: 'seek'; readonly index: number }
  /**
   * The steps were made anew. Those of another text begin at the first; after an edit, one who stood at the end stands at the end
   * again, and others keep their place where it exists.
   */
  | { readonly type: 'renew'; readonly count: number; readonly other: boolean };

export const NO_STEPS: Stepping = { index: -1, count: 0, playing: false, moved: false };

export function step(state: Stepping, action: SteppingAction): Stepping {
  const last = state.count - 1;
  switch (action.type) {
    case 'first':
      return moveTo(state, 0);
    case 'previous':
      return moveTo(state, state.index - 1);
    case 'next':
      return moveTo(state, state.index + 1);
    case 'last':
      return moveTo(state, last);
    case 'seek':
      return moveTo(state, action.index);
    case 'play':
      return state.count === 0
        ? state
        : { ...state, index: state.index >= last ? 0 : state.index, playing: last > 0, moved: true };
    case 'pause':
      return { ...state, playing: false };
    case 'tick':
      return state.playing ? tick(state) : state;
    case 'renew':
      return renew(state, action);
  }
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** Moving by hand ends the playing. */
function moveTo(state: Stepping, index: number): Stepping {
  return { ...state, index: clamp(index, state.count), playing: false, moved: true };
}

function tick(state: Stepping): Stepping {
  const index = clamp(state.index + 1, state.count);
  return { ...state, index, playing: index < state.count - 1, moved: true };
}

function renew({ index, count: before }: Stepping, { count, other }: { count: number; other: boolean }): Stepping {
  const atEnd = index > 0 && index >= before - 1;
  const place = other || before === 0 ? 0 : atEnd ? count - 1 : index;
  return { index: clamp(place, count), count, playing: false, moved: false };
}
