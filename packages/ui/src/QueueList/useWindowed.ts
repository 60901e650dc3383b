import { useState, type CSSProperties, type UIEvent } from 'react';
import { useNarrow } from '../internal/useNarrow.ts';
import { rowHeights } from './QueueRow.tsx';

/** Longer lists are windowed: only rows in view are rendered. */
const windowFrom = 100;
/** Rows that are rendered above and below those in view. */
const overscan = 8;

type Windowed = {
  /** In rem; undefined if the rows grow with their text, because the list is not windowed. */
  rowHeight: number | undefined;
  /** Indexes of the rows in view. */
  view: { first: number; last: number };
  isRendered: (index: number) => boolean;
  /** Props of the box that scrolls. */
  box: { className?: string; onScroll?: (event: UIEvent<HTMLElement>) => void };
  /** Props of the list in it, which is as high as all its rows. */
  list: { style?: CSSProperties };
};

/** Windows a list with this number of rows, if it is long. */
export function useWindowed(count: number): Windowed {
  const [view, setView] = useState({ first: 0, last: 11 });
  const rowHeight = rowHeights[useNarrow() ? 'narrow' : 'wide'];
  if (count <= windowFrom) return { rowHeight: undefined, view, isRendered: () => true, box: {}, list: {} };
  return {
    rowHeight,
    view,
    isRendered: (index) => index >= view.first - overscan && index < view.last + overscan,
    box: {
      className: 'max-h-[70dvh] overflow-y-auto overscroll-contain',
      onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const row = scrollHeight / count;
        setView({ first: Math.floor(scrollTop / row), last: Math.ceil((scrollTop + clientHeight) / row) });
      },
    },
    list: { style: { height: `${count * rowHeight}rem` } },
  };
}
