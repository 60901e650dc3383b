import { useState, type ComponentProps, type PointerEvent } from 'react';

/** The slot under a pointer; null outside the slots. */
const slotAt = ({ clientX, clientY }: PointerEvent): number | null => {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
  return slot ? Number(slot.dataset['slot']) : null;
};

/** Dragging one slot onto another. `over`: the slot on which the player would be dropped. */
export function useSlotDrag(onSwap: (slot: number, other: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number | null } | null>(null);
  const gripOf = (at: number): ComponentProps<'span'> => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, over: null });
    },
    onPointerMove: (event) => {
      if (drag) setDrag({ ...drag, over: slotAt(event) });
    },
    onPointerUp: (event) => {
      const to = slotAt(event);
      if (drag && to !== null && to !== drag.from) onSwap(drag.from, to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { over: drag && drag.over !== drag.from ? drag.over : null, gripOf };
}
