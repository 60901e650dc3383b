import { useEffect, useState, type CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';

export type LoadingBarProps = {
  /** `error`: the page could not be loaded; the bar turns red and disappears. */
  state: 'idle' | 'loading' | 'error';
  /** Name of the progress, e.g. "Loading". */
  label: string;
  className?: string;
};

/**
 * `height` in px, all others in ms. Navigations quicker than `throttle` show no bar. It grows for `duration`. Once full, it stays for `hide`
 * and fades out for `reset`.
 */
export const loadingBar = { height: 3, throttle: 200, duration: 2000, hide: 500, reset: 400 };
const { height, throttle, duration, hide, reset } = loadingBar;

/**
 * Shows that a page is loading: a bar of 3 px at the top edge, if it takes longer than 200 ms. It grows to nine tenths of the width and
 * waits there. With reduced motion, it is full from the start.
 */
export function LoadingBar({ state, label, className }: LoadingBarProps) {
  const [phase, setPhase] = useState<'hidden' | 'growing' | 'full' | 'fading'>('hidden');
  useEffect(() => {
    if (state === 'loading') {
      const timer = setTimeout(() => setPhase('growing'), throttle);
      return () => clearTimeout(timer);
    }
    setPhase((current) => (current === 'hidden' && state === 'idle' ? 'hidden' : 'full'));
    const fade = setTimeout(() => setPhase((current) => (current === 'hidden' ? current : 'fading')), hide);
    const gone = setTimeout(() => setPhase('hidden'), hide + reset);
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
    };
  }, [state]);
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-loading-bar origin-left print:hidden forced-colors:bg-[Highlight]',
        state === 'error' ? 'bg-danger-fill' : 'bg-you-fill',
        phase === 'growing' && 'motion-safe:animate-[loading-bar_var(--loading-bar)_var(--ease-out)_both]',
        phase === 'fading' && 'opacity-0 transition-opacity',
        className,
      )}
      style={{ height, transitionDuration: `${reset}ms`, '--loading-bar': `${duration}ms` } as CSSProperties}
    />
  );
}
