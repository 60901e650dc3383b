import { useLayoutEffect, type RefObject } from 'react';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

export type Placing = { side?: Side; align?: Align; /** px between them */ gap?: number };

/** px that stay free at the edge of the window. */
const edge = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const along = (from: number, to: number, length: number, align: Align) =>
  align === 'start' ? from : align === 'end' ? to - length : (from + to - length) / 2;
const inside = (at: number, length: number, room: number) => Math.max(edge, Math.min(at, room - length - edge));

/** Puts a box beside what it belongs to: on the other side where there is more room, and never over the edge of the window. */
function place(box: HTMLElement, at: DOMRect, { side = 'bottom', align = 'center', gap = 4 }: Placing) {
  const room = { top: at.top, bottom: innerHeight - at.bottom, left: at.left, right: innerWidth - at.right };
  const beside = side === 'left' || side === 'right';
  const needed = (beside ? box.offsetWidth : box.scrollHeight) + gap + edge;
  const chosen = needed > room[side] && room[opposite[side]] > room[side] ? opposite[side] : side;
  box.dataset['side'] = chosen;
  box.style.setProperty('--anchor-width', `${at.width}px`);
  const left = Math.max(room[chosen] - gap - edge, 96);
  box.style.setProperty('--room', `${beside ? innerHeight - 2 * edge : left}px`);
  box.style.setProperty('--room-beside', `${beside ? left : innerWidth - 2 * edge}px`);
  const { offsetWidth: width, offsetHeight: height } = box;
  const x = beside ? (chosen === 'right' ? at.right + gap : at.left - gap - width) : along(at.left, at.right, width, align);
  const y = beside ? along(at.top, at.bottom, height, align) : chosen === 'bottom' ? at.bottom + gap : at.top - gap - height;
  box.style.left = `${inside(x, width, innerWidth)}px`;
  box.style.top = `${inside(y, height, innerHeight)}px`;
}

/**
 * Shows a box with `popover="manual"` above everything, beside `anchor`, while it is open, and keeps it there while things move.
 * It lies where it is in the document: focus and events go on from there. `--room` is the height that there is,
 * `--room-beside` the width, `--anchor-width` that of the anchor.
 */
export function useFloating(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  anchor: () => DOMRect | undefined,
  placing: Placing = {},
): void {
  const { side, align, gap } = placing;
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    element.togglePopover(true);
    const put = (event?: Event) => {
      const at = anchor();
      if (!at || (event?.target instanceof Node && element.contains(event.target))) return;
      place(element, at, { ...(side && { side }), ...(align && { align }), ...(gap !== undefined && { gap }) });
    };
    put();
    const observer = new ResizeObserver(() => put());
    observer.observe(element);
    addEventListener('scroll', put, true);
    addEventListener('resize', put);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', put, true);
      removeEventListener('resize', put);
    };
    // The anchor is asked anew each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, side, align, gap]);
}
