import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of a chart in units of its view box, and the ref of its container. A unit is a pixel at the default font size and grows with the
 * user's font size, so that the text of the chart does not shrink on a phone.
 */
export function useChartWidth(): { box: RefObject<HTMLDivElement | null>; width: number } {
  const [width, setWidth] = useState(640);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const resize = new ResizeObserver(([entry]) => {
      // Waits for the next frame: a wider chart is also higher, and would notify the observer again in the same frame.
      if (!entry) return;
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      requestAnimationFrame(() => setWidth(Math.max(280, Math.round(entry.contentRect.width / unit))));
    });
    if (box.current) resize.observe(box.current);
    return () => resize.disconnect();
  }, []);
  return { box, width };
}
