import { useRef, type PointerEvent, type TouchEvent } from 'react';
import { settleTime, useSteadyPress } from './steadyPress.ts';

/** How many px a finger may slide before its release no longer counts. */
const maxSlip = 100;

/** Sets the attribute directly on the element: rendering twice for each tap would be most of the cost of a tap. */
const paint = ({ currentTarget }: PointerEvent, pressed: boolean) => {
  if (pressed) currentTarget.setAttribute('data-pressed', '');
  else currentTarget.removeAttribute('data-pressed');
};

/**
 * A key of a scoring screen: paints on pointerdown, commits on release within 100 px of where the press began. A click without a
 * pointer (from a keyboard or a screen reader) commits too. `once`: a double tap is one press, e.g. if a tap scores a whole visit.
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
      // Receives the release even outside the key. The pointer of a scripted event cannot be captured.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      paint(event, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      paint(event, false);
      if (!from) return;
      handled.current = true;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxSlip) return;
      // Uses the time when the finger was lifted, not when a busy page handles the event.
      const isDouble = once && event.isTrusted && event.timeStamp - committed.current < settleTime;
      committed.current = event.timeStamp;
      if (!isDouble) onPress();
    },
    onPointerCancel: (event: PointerEvent) => {
      start.current = null;
      paint(event, false);
    },
    // Prevents the mouse events and the click that browsers send after a touch. They would be half of the cost of a tap.
    onTouchEnd: (event: TouchEvent) => {
      if (!event.cancelable) return;
      event.preventDefault();
      handled.current = false;
    },
    // Otherwise a tapped key would take the focus, and Enter on a keyboard would press it again.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (handled.current) handled.current = false;
      else onPress();
    },
  };
};
