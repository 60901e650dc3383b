import { useEffect, useRef, useState, type RefObject } from 'react';

/** How wide a drawing is, one unit being one pixel, so that its words keep their size on a phone; more where letters are larger. */
export function useDrawnWidth(): { box: RefObject<HTMLDivElement | null>; width: number } {
  const [width, setWidth] = useState(640);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => {
      // A wider drawing is higher too: in the next frame, so that it is not told in the one that made it.
      if (!entry) return;
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      requestAnimationFrame(() => setWidth(Math.max(280, Math.round(entry.contentRect.width / unit))));
    });
    if (box.current) resize.observe(box.current);
    return () => resize.disconnect();
  }, []);
  return { box, width };
}
