import { useEffect, useRef, type RefObject } from 'react';

/**
 * A row that scrolls sideways shows the one of its children that is meant, also when that becomes another, when the letters come after the
 * words and are of another width, and when the window gets another. Returns the ref of the row.
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
