import { useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** Says when something outside is pressed, while it is open. */
export function usePressOutside(open: boolean, isInside: (target: Node) => boolean, onOutside: () => void): void {
  const { press } = useLatest({
    press: ({ target }: PointerEvent) => {
      if (target instanceof Node && !isInside(target)) onOutside();
    },
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [open, press]);
}
