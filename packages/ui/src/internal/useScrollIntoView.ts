import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row horizontally, so that the element that matches `selector` is in its middle. Scrolls again when `current` changes, and when a
 * width changes, e.g. after a font has loaded. Returns the ref of the row.
 */
export function useScrollIntoView<E extends HTMLElement>(selector: string, current: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    const element = row?.querySelector<HTMLElement>(selector);
    if (!row || !element) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
    });
    for (const box of [row, ...row.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [selector, current]);
  return ref;
}
