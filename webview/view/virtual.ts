import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks';

export interface VirtualList {
  readonly items: readonly VirtualItem[];
  /** Height of all rows, in pixels. */
  readonly height: number;
  show(index: number): void;
}

/** The rows of a long list that are in view. All rows have the same height. */
export function useVirtualList(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): VirtualList {
  const [, redraw] = useReducer<number, undefined>((drawn) => drawn + 1, 0);
  const options = {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(undefined),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
