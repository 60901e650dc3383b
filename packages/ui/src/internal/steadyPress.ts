import { useEffect } from 'react';

/**
 * The time after a release, in ms, during which no other control in the same place can be pressed. During this time, a key that scores with
 * one tap ignores a second tap.
 */
export const settleTime = 500;

const pressable = 'button, a[href], label, input, select, summary, [role]';

type Press = { control: Element; box: DOMRect; time: number };

let isWatching = false;
let down: { id: number; control: Element; box: DOMRect } | null = null;
let last: Press | null = null;

const isInside = ({ left, top, right, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
/** The pressable control around an element. A dartboard is one control, because the boxes of its beds overlap. */
const controlOf = (element: Element | null) => element?.closest('svg[role]') ?? element?.closest(pressable);

/** Whether an element is in a control. After a tap on a label, browsers also send a click to the control that it labels. */
const belongsTo = (element: Element, control: Element) =>
  control.contains(element) || (control instanceof HTMLLabelElement && control.control?.contains(element) === true);

/** Whether a finger has just pressed a control in this place, and another control has appeared there since. */
const isUnderFinger = (event: MouseEvent): boolean => {
  const target = elementOf(event);
  if (!last || !target || !event.isTrusted || event.timeStamp - last.time > settleTime) return false;
  return isInside(last.box, event.clientX, event.clientY) && !belongsTo(target, last.control);
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
  if (isUnderFinger(event)) return suppress(event);
  const control = controlOf(elementOf(event));
  down = control ? { id: event.pointerId, control, box: control.getBoundingClientRect() } : null;
};
const onPointerUp = (event: PointerEvent) => {
  if (down?.id !== event.pointerId) return;
  last = { control: down.control, box: down.box, time: event.timeStamp };
  down = null;
};
// After a touch, browsers send mouse events to the same place. By then another control may be there.
const onMouse = (event: MouseEvent) => {
  if (isUnderFinger(event)) suppress(event);
};

/** Adds the listeners of the page once. They are in the capture phase, so that they run before all others. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', onPointerDown, { capture: true });
  addEventListener('pointerup', onPointerUp, { capture: true });
  for (const type of ['mousedown', 'mouseup', 'click'] as const) addEventListener(type, onMouse, { capture: true });
}

/**
 * Prevents a finger from pressing a control that appears under it, by the click that browsers send after a touch or by the second tap of a
 * double tap. Every key and button uses this hook, so that screens do not have to. A second tap on the same control counts, even if the
 * control has moved.
 */
export const useSteadyPress = (): void => useEffect(watch, []);
