import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row sideways so that the child that matches `selector` is in its middle; again when `current` changes, and when a late font or
 * the window changes a width. Returns the ref of the row.
 */
export function useInSight<E extends HTMLElement>(selector: string, current: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    const shown = row?.querySelector<HTMLElement>(selector);
    if (!row || !shown) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
    });
    for (const box of [row, ...row.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [selector, current]);
  return ref;
}
