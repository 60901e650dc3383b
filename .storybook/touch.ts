import type { AfterEach } from 'storybook/internal/csf';
import { fireEvent } from 'storybook/test';
import type { ReactRenderer } from '@storybook/react-vite';

type Point = { x: number; y: number };

/** Simulates a finger on the story's page. */
export type Finger = {
  /** Touches a point for `holdMs` milliseconds. `secondTapAfterMs`: taps again that many milliseconds after the first tap. */
  tap(point: Point, holdMs: number, secondTapAfterMs?: number): Promise<void>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For Storybook, which cannot send real touches: a script dispatches the events, without those that a browser would add. */
const scriptedFinger: Finger = {
  async tap(point, holdMs, secondTapAfterMs) {
    const target = document.elementFromPoint(point.x, point.y) ?? document.body;
    const at = { clientX: point.x, clientY: point.y, pointerId: 1, pointerType: 'touch', isPrimary: true };
    await fireEvent.pointerDown(target, at);
    await pause(holdMs);
    await fireEvent.pointerUp(target, at);
    if (target.isConnected) await fireEvent.click(target, { ...at, detail: 1 });
    if (secondTapAfterMs === undefined) return;
    await pause(secondTapAfterMs);
    await this.tap(point, holdMs);
  },
};

/** Opens a DevTools session with Chromium. Only for tests. */
const openSession = async () => {
  const { cdp } = await import('vitest/browser');
  return cdp() as { send: (method: string, params: object) => Promise<unknown> };
};

let hasTouched = false;

/** Presses a key after a story with touches. Stories share a document, and after a touch `:focus-visible` does not match scripted focus. */
export const leaveTouch: AfterEach<ReactRenderer> = async () => {
  if (!hasTouched) return;
  hasTouched = false;
  const session = await openSession();
  const shift = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 };
  for (const type of ['keyDown', 'keyUp']) await session.send('Input.dispatchKeyEvent', { type, ...shift });
};

/** Creates a finger. In `npm test`, Chromium gets touches as from a touch screen, and sends the same pointer, touch, mouse and click events. */
export async function finger(): Promise<Finger> {
  if (!('__vitest_browser__' in globalThis)) return scriptedFinger;
  const session = await openSession();
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // The story is in a frame of the page that runs the tests.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width > 0 ? frame.width / innerWidth : 1;
  const realFinger: Finger = {
    async tap(point, holdMs, secondTapAfterMs) {
      hasTouched = true;
      const touchPoints = [{ x: frame.x + point.x * scale, y: frame.y + point.y * scale }];
      // On a busy machine the browser may take a tap for a long press and cancel it.
      let cancelled = 0;
      const cancel = () => (cancelled += 1);
      addEventListener('pointercancel', cancel, { capture: true });
      // The events are not awaited one by one, because a finger does not wait until a busy page has handled them.
      const events: Promise<unknown>[] = [];
      for (const delay of secondTapAfterMs === undefined ? [0] : [0, secondTapAfterMs]) {
        await pause(delay);
        events.push(send('touchStart', touchPoints));
        await pause(holdMs);
        events.push(send('touchEnd', []));
      }
      await Promise.all(events);
      removeEventListener('pointercancel', cancel, { capture: true });
      if (cancelled > 0) await realFinger.tap(point, holdMs, secondTapAfterMs);
    },
  };
  return realFinger;
}

/** The middle of an element. Throws if it is not in view. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (point.x < 0 || point.y < 0 || point.x > innerWidth || point.y > innerHeight)
    throw new Error(`Not in view: ${element.getAttribute('aria-label') ?? element.textContent}`);
  return point;
}

/** Resizes the story's page, in CSS pixels. Returns whether it has this size, because pages cannot be resized in Storybook. */
export async function resize(width: number, height: number): Promise<boolean> {
  if (!('__vitest_browser__' in globalThis)) return innerWidth === width && innerHeight === height;
  const { page } = await import('vitest/browser');
  await page.viewport(width, height);
  return true;
}
