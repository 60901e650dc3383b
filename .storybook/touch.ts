import type { AfterEach } from 'storybook/internal/csf';
import { fireEvent } from 'storybook/test';
import type { ReactRenderer } from '@storybook/react-vite';

type Point = { x: number; y: number };

/** A finger on the page of the story. */
export type Finger = {
  /** Puts the finger on a point for so many milliseconds. `again`: a second tap there, so many milliseconds after the first. */
  tap(point: Point, hold: number, again?: number): Promise<void>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For stories opened in Storybook: a page cannot touch itself, so a script dispatches the events, without those that a browser adds. */
const scripted: Finger = {
  async tap(point, hold, again) {
    const target = document.elementFromPoint(point.x, point.y) ?? document.body;
    const at = { clientX: point.x, clientY: point.y, pointerId: 1, pointerType: 'touch', isPrimary: true };
    await fireEvent.pointerDown(target, at);
    await pause(hold);
    await fireEvent.pointerUp(target, at);
    if (target.isConnected) await fireEvent.click(target, { ...at, detail: 1 });
    if (again === undefined) return;
    await pause(again);
    await this.tap(point, hold);
  },
};

/** Chromium as the tests speak to it; only there can it be loaded. */
const openSession = async () => {
  const { cdp } = await import('vitest/browser');
  return cdp() as { send: (method: string, params: object) => Promise<unknown> };
};

let hasTouched = false;

/** Stories share a document, and after a touch `:focus-visible` matches nothing that a script focuses. A key makes it match again. */
export const leaveTouch: AfterEach<ReactRenderer> = async () => {
  if (!hasTouched) return;
  hasTouched = false;
  const session = await openSession();
  const shift = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 };
  for (const type of ['keyDown', 'keyUp']) await session.send('Input.dispatchKeyEvent', { type, ...shift });
};

/**
 * In `npm test` Chromium gets a touch as from a touch screen, and sends the same pointer, touch and mouse events and click as for a finger.
 */
export async function finger(): Promise<Finger> {
  if (!('__vitest_browser__' in globalThis)) return scripted;
  const session = await openSession();
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // The story lies in a frame of the page that runs the tests.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width > 0 ? frame.width / innerWidth : 1;
  const hand: Finger = {
    async tap(point, hold, again) {
      hasTouched = true;
      const touchPoints = [{ x: frame.x + point.x * scale, y: frame.y + point.y * scale }];
      // On a busy machine the browser may take a touch for a long one, which presses nothing.
      let cancelled = 0;
      const cancel = () => (cancelled += 1);
      addEventListener('pointercancel', cancel, { capture: true });
      // The events are not awaited one by one: a finger does not wait until a busy page has handled them.
      const sent: Promise<unknown>[] = [];
      for (const after of again === undefined ? [0] : [0, again]) {
        await pause(after);
        sent.push(send('touchStart', touchPoints));
        await pause(hold);
        sent.push(send('touchEnd', []));
      }
      await Promise.all(sent);
      removeEventListener('pointercancel', cancel, { capture: true });
      if (cancelled > 0) await hand.tap(point, hold, again);
    },
  };
  return hand;
}

/** The middle of an element, which has to be in view. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (point.x < 0 || point.y < 0 || point.x > innerWidth || point.y > innerHeight)
    throw new Error(`Not in view: ${element.getAttribute('aria-label') ?? element.textContent}`);
  return point;
}

/** Makes the page of the story as large as a screen, in CSS pixels; false where a page cannot be resized, in Storybook. */
export async function resize(width: number, height: number): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return innerWidth === width && innerHeight === height;
  const { page } = await import('vitest/browser');
  await page.viewport(width, height);
  return true;
}
