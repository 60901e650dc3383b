import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of a drawing in units of its view box. A unit is a pixel at the default font size and grows with the reader's font size, so that
 * the text keeps its size on a phone.
 */
export function useDrawnWidth(): { box: RefObject<HTMLDivElement | null>; width: number } {
  const [width, setWidth] = useState(640);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => {
      // In the next frame: a wider drawing is also higher, and would notify the observer again in the same frame.
      if (!entry) return;
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      requestAnimationFrame(() => setWidth(Math.max(280, Math.round(entry.contentRect.width / unit))));
    });
    if (box.current) resize.observe(box.current);
    return () => resize.disconnect();
  }, []);
  return { box, width };
}
