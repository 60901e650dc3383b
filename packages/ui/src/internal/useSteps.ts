import { useState, type KeyboardEvent } from 'react';

const next = (count: number, at: number | null, key: string): number | null | undefined => {
  const end = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return end;
  if (key === 'Escape') return at === null ? undefined : null;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(end, at + 1);
  if (key === 'ArrowLeft') return at === null ? end : Math.max(0, at - 1);
  return undefined;
};

/** The selected point of a chart, and its key handler: ← → move to the next point, Home and End to the ends. Esc clears the selection. */
export function useSteps(count: number): { at: number | null; onKeyDown: (event: KeyboardEvent) => void } {
  const [at, setAt] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = next(count, at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  };
  return { at, onKeyDown };
}
