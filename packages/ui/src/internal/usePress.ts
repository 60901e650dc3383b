import { useRef, type PointerEvent, type TouchEvent } from 'react';
import { settleTime, useSteadyPress } from './steadyPress.ts';

/** How far a finger may slide before its release no longer counts. */
const slip = 100;

/** On the element itself: rendering twice for each tap would be most of what a tap costs. */
const paint = ({ currentTarget }: PointerEvent, pressed: boolean) => {
  if (pressed) currentTarget.setAttribute('data-pressed', '');
  else currentTarget.removeAttribute('data-pressed');
};

/**
 * A key of a scoring screen: paints on pointerdown, commits on release within 100 px of where the press began. A click that no
 * pointer made (a keyboard, a screen reader) commits too. `once`: a double tap is one press, e.g. where a tap writes a whole visit.
 */
export const usePress = (onPress: () => void, { once = false } = {}) => {
  useSteadyPress();
  const committed = useRef(-Infinity);
  const start = useRef<{ x: number; y: number } | null>(null);
  const handled = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      handled.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      // Keeps the release, wherever the finger goes. A pointer made by a script cannot be captured.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      paint(event, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      paint(event, false);
      if (!from) return;
      handled.current = true;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > slip) return;
      // The time at which the finger was lifted, not that at which a busy page handles the event.
      const isDouble = once && event.isTrusted && event.timeStamp - committed.current < settleTime;
      committed.current = event.timeStamp;
      if (!isDouble) onPress();
    },
    onPointerCancel: (event: PointerEvent) => {
      start.current = null;
      paint(event, false);
    },
    // A finger is done with its release: the mouse that a browser would make of it, and the click, cost half of what a tap costs.
    onTouchEnd: (event: TouchEvent) => {
      if (!event.cancelable) return;
      event.preventDefault();
      handled.current = false;
    },
    // Without this a tapped key would take the focus, and Enter on a keyboard would press it again.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (handled.current) handled.current = false;
      else onPress();
    },
  };
};
