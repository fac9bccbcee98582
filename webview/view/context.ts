import { createContext } from 'preact';
import { useContext, useEffect, useReducer } from 'preact/hooks';
import type { PlaygroundController } from '../controller/controller.js';
import type { PlaygroundState } from '../controller/state.js';
import { DEFAULT_STRINGS, type PlaygroundStrings } from '../strings.js';

export const StringsContext = createContext<PlaygroundStrings>(DEFAULT_STRINGS);
export const useStrings = (): PlaygroundStrings => useContext(StringsContext);

/** The controller's state; the component is drawn again after each change. */
export function usePlayground(controller: PlaygroundController): PlaygroundState {
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  useEffect(() => controller.subscribe(() => redraw(undefined)), [controller]);
  return controller.state;
}

/** Shows a template in its text editor: `offset` is a place inside its text, null its beginning. */
export type Reveal = (uri: string, offset: number | null) => void;
