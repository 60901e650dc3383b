import { useRef, type PointerEvent, type TouchEvent } from 'react';
import { settleTime, useSteadyPress } from './steadyPress.ts';

/** The distance that a finger may slide before its release no longer counts, in px. */
const maxSlide = 100;

/** Sets the attribute directly on the element, because two renders for each tap would take most of its time. */
const showPressed = ({ currentTarget }: PointerEvent, pressed: boolean) => {
  if (pressed) currentTarget.setAttribute('data-pressed', '');
  else currentTarget.removeAttribute('data-pressed');
};

/**
 * Event handlers for a key of a scoring screen. The key looks pressed on pointerdown, and `onPress` is called on release within 100 px of the
 * start. A click without a pointer, from a keyboard or a screen reader, also calls it. `once`: a double tap counts as one press, e.g. because
 * a tap scores a whole visit.
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
      showPressed(event, true);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      showPressed(event, false);
      if (!from) return;
      handled.current = true;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxSlide) return;
      // Uses the time when the finger was lifted, not when a busy page handles the event.
      const isDouble = once && event.isTrusted && event.timeStamp - committed.current < settleTime;
      committed.current = event.timeStamp;
      if (!isDouble) onPress();
    },
    onPointerCancel: (event: PointerEvent) => {
      start.current = null;
      showPressed(event, false);
    },
    // Prevents the mouse events and the click that browsers send after a touch. They would take half of the time of a tap.
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
