import { useEffect } from 'react';

/**
 * Milliseconds after a release during which no other control in the same place can be pressed, and a key that scores with one tap ignores a
 * second tap.
 */
export const settleTime = 500;

const pressable = 'button, a[href], label, input, select, summary, [role]';

type Press = { on: Element; box: DOMRect; at: number };

let isWatching = false;
let down: { id: number; on: Element; box: DOMRect } | null = null;
let last: Press | null = null;

const isInside = ({ left, top, right, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
/** A drawn board is one control, because the boxes of its beds overlap. */
const controlOf = (element: Element | null) => element?.closest('svg[role]') ?? element?.closest(pressable);

/** Whether the finger has just pressed a control in this place and another control has appeared there since. */
const isUnderTheFinger = (event: MouseEvent): boolean => {
  const target = elementOf(event);
  if (!last || !target || !event.isTrusted || event.timeStamp - last.at > settleTime) return false;
  return isInside(last.box, event.clientX, event.clientY) && !last.on.contains(target);
};

const suppress = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const onPointerDown = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') {
    last = null;
    return;
  }
  if (isUnderTheFinger(event)) return suppress(event);
  const on = controlOf(elementOf(event));
  down = on ? { id: event.pointerId, on, box: on.getBoundingClientRect() } : null;
};
const onPointerUp = (event: PointerEvent) => {
  if (down?.id !== event.pointerId) return;
  last = { on: down.on, box: down.box, at: event.timeStamp };
  down = null;
};
// After a touch, browsers send mouse events to the same place. By then another control may be there.
const onMouse = (event: MouseEvent) => {
  if (isUnderTheFinger(event)) suppress(event);
};

/** Adds the listeners for the whole page, once. They capture, so that they run before all others. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', onPointerDown, { capture: true });
  addEventListener('pointerup', onPointerUp, { capture: true });
  for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, onMouse, { capture: true });
}

/**
 * Prevents a finger from pressing a control that appears under it: neither the click that browsers send after a touch nor the second tap of a
 * double tap reaches it. Every key and button uses this, so that no screen has to. A second tap on the same control counts, even if it has
 * moved.
 */
export const useSteadyPress = (): void => useEffect(watch, []);
