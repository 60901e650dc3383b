import { useLayoutEffect, useRef, useState } from 'react';

/** The visible part of a scroller, in px. Positions are rounded down to `viewStep`, so that not every frame of scrolling renders. */
export type View = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels per rem, which depends on the user's font size. */
  rem: number;
};

/** In px. The margin that is rendered around the view has to be at least this large. */
export const viewStep = 64;

/** Measures the scroller; `view` is null until it is mounted. */
export const useView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    const read = () => {
      const stepped = (value: number) => Math.floor(Math.max(0, value) / viewStep) * viewStep;
      const current = {
        left: stepped(el.scrollLeft),
        top: stepped(el.scrollTop),
        width: el.clientWidth,
        height: el.clientHeight,
        rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
      setView((previous) =>
        previous && (Object.keys(current) as (keyof View)[]).every((key) => previous[key] === current[key]) ? previous : current,
      );
    };
    read();
    el.addEventListener('scroll', read, { passive: true });
    const resize = new ResizeObserver(read);
    resize.observe(el);
    return () => {
      el.removeEventListener('scroll', read);
      resize.disconnect();
    };
  }, []);
  return { ref, view };
};
