import { useEffect, useRef, useState } from 'react';

export type View = { left: number; top: number; right: number; bottom: number; width: number };

/** What of a scroller is to be seen, with a screen's worth around it; unknown until it is mounted. */
export const useView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { scrollLeft: l, scrollTop: t, clientWidth: w, clientHeight: h } = el;
      setView({ left: l - w / 2, top: t - h / 2, right: l + w * 1.5, bottom: t + h * 1.5, width: w });
    };
    const later = () => (frame ||= requestAnimationFrame(read));
    read();
    el.addEventListener('scroll', later, { passive: true });
    const resize = new ResizeObserver(later);
    resize.observe(el);
    return () => {
      cancelAnimationFrame(frame);
      el.removeEventListener('scroll', later);
      resize.disconnect();
    };
  }, []);
  return { ref, view };
};
