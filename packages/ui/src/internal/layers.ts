import { useLayoutEffect, useRef } from 'react';

type Layer = {
  /** What belongs to it, and to what opened it: a press there does not close it. */
  isInside: (target: Node) => boolean;
  leave: (by: 'key' | 'press') => void;
};

/** What lies over the page, the top-most last. */
const layers: Layer[] = [];

type Key = { key: string; defaultPrevented: boolean; preventDefault: () => void; stopPropagation: () => void };

/** Esc closes the top-most and nothing under it. Whether it did. */
export function leaveTop(event: Key): boolean {
  const top = layers.at(-1);
  if (!top || event.key !== 'Escape' || event.defaultPrevented) return false;
  event.preventDefault();
  event.stopPropagation();
  top.leave('key');
  return true;
}

/** A press closes what lies over the place that is pressed. */
function onPress({ target }: PointerEvent) {
  for (const layer of layers.toReversed()) {
    if (target instanceof Node && layer.isInside(target)) return;
    layer.leave('press');
  }
}

/** Puts something on top; gives back what takes it away. */
export function addLayer(layer: Layer): () => void {
  if (layers.push(layer) === 1) {
    document.addEventListener('keydown', leaveTop);
    document.addEventListener('pointerdown', onPress, true);
  }
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length > 0) return;
    document.removeEventListener('keydown', leaveTop);
    document.removeEventListener('pointerdown', onPress, true);
  };
}

/**
 * One layer over the page while it is open. What has the focus in it hands Esc to `leaveTop` in its own `onKeyDown`, so that a field in it may
 * take the key before and nothing around it hears it after; with the focus elsewhere the document hears it.
 */
export function useLayer(open: boolean, isInside: Layer['isInside'], leave: Layer['leave']): void {
  const latest = useRef<Layer>({ isInside, leave });
  useLayoutEffect(() => {
    latest.current = { isInside, leave };
  });
  useLayoutEffect(
    () => (open ? addLayer({ isInside: (target) => latest.current.isInside(target), leave: (by) => latest.current.leave(by) }) : undefined),
    [open],
  );
}
