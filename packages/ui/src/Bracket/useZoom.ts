import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const minScale = 0.35;
const maxScale = 1.5;
const clampScale = (scale: number) => Math.min(maxScale, Math.max(minScale, Math.round(scale * 20) / 20));

/** The scale of the bracket, from 0.35 to 1.5. The point in the middle, or under the pointer, stays at its place on the screen. */
export const useZoom = (ref: RefObject<HTMLElement | null>, enabled: boolean) => {
  const [scale, setScale] = useState(1);
  const anchor = useRef({ x: 0, y: 0, left: 0, top: 0 });
  const latest = useRef({ scale, enabled });

  const zoomTo = useCallback(
    (to: number, at?: { x: number; y: number }) => {
      const el = ref.current;
      if (!el) return;
      const { x, y } = at ?? { x: el.clientWidth / 2, y: el.clientHeight / 2 };
      const current = latest.current.scale;
      anchor.current = { x, y, left: (el.scrollLeft + x) / current, top: (el.scrollTop + y) / current };
      setScale(clampScale(to));
    },
    [ref],
  );

  useLayoutEffect(() => {
    const previous = latest.current.scale;
    latest.current = { scale, enabled };
    const el = ref.current;
    if (!el || previous === scale) return;
    const { x, y, left, top } = anchor.current;
    el.scrollTo({ left: left * scale - x, top: top * scale - y, behavior: 'instant' });
  }, [scale, enabled, ref]);

  useEffect(() => {
    const el = ref.current;
    if (!el || !enabled) return;
    // Browsers report a pinch on a touchpad as a wheel event with Ctrl. A wheel without Ctrl scrolls.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = el.getBoundingClientRect();
      const step = Math.max(0.05, Math.min(0.2, Math.abs(event.deltaY) / 100));
      zoomTo(latest.current.scale + (event.deltaY < 0 ? step : -step), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    el.addEventListener('wheel', onWheel, { passive: false });
    return () => el.removeEventListener('wheel', onWheel);
  }, [enabled, ref, zoomTo]);

  return { scale, zoomTo };
};
