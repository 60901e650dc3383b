import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';

export type LoadingBarProps = {
  state: 'idle' | 'loading' | 'error';
  /** Name of the progress, e.g. "Loading". */
  label: string;
  className?: string;
};

const throttle = 200;
const duration = 2000;
const hide = 500;

/** A navigation in progress: 3 px under the top edge, only where it takes longer than 200 ms. */
export function LoadingBar({ state, label, className }: LoadingBarProps) {
  const [phase, setPhase] = useState<'hidden' | 'growing' | 'full'>('hidden');
  useEffect(() => {
    if (state === 'loading') {
      const timer = setTimeout(() => setPhase('growing'), throttle);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'hidden' && state === 'idle' ? 'hidden' : 'full'));
    const timer = setTimeout(() => setPhase('hidden'), hide);
    return () => clearTimeout(timer);
  }, [state]);
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-[1300] h-[3px] origin-left',
        state === 'error' ? 'bg-danger-fill' : 'bg-you-fill',
        className,
      )}
      style={phase === 'growing' ? { animation: `loading-bar ${duration}ms var(--ease-out) both` } : { transition: 'transform 200ms' }}
    />
  );
}
