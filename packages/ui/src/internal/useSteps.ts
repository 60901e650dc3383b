import { useState, type KeyboardEvent } from 'react';

const horizontal = ['ArrowLeft', 'ArrowRight'] as const;

/** The step that a key selects: null clears the selection, and undefined means that the key has no effect. `keys`: to the previous and the next step. */
export function nextStep(
  count: number,
  at: number | null,
  key: string,
  [previous, next]: readonly [string, string] = horizontal,
): number | null | undefined {
  const end = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return end;
  if (key === 'Escape') return at === null ? undefined : null;
  if (key === next) return at === null ? 0 : Math.min(end, at + 1);
  if (key === previous) return at === null ? end : Math.max(0, at - 1);
  return undefined;
}

/** The selected point of a chart, and its key handler: ← → move to the next point, Home and End to the ends. Esc clears the selection. */
export function useSteps(count: number): { at: number | null; onKeyDown: (event: KeyboardEvent) => void } {
  const [at, setAt] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextStep(count, at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  };
  return { at, onKeyDown };
}
