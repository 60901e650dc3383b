import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/**
 * Milliseconds after the finger was lifted. `received`: until the page received the event. `painted`: until the end of the frame that shows the
 * expected text. `boardChanged`: until the end of the frame that shows the board's new state, or 0 if the tap does not change it.
 */
export type Tap = { received: number; painted: number; boardChanged: number };

/** A keypad in a browser. */
export type Keypad = {
  page: Page;
  /** Taps a key and waits until the entry line shows the expected text. */
  tap: (key: string, expected: string) => Promise<Tap>;
};

type Watch = { watch: (expected: string, changesBoard: boolean) => void; painted: Promise<Tap> };

/**
 * Runs in both pages. Measures from the time stamp of `pointerup`, which is when the browser received it, to the end of the frame in which the entry
 * line shows the expected text. A task of the highest priority marks the end of the frame. So work that a page defers until after the paint does
 * not count, because users do not wait for it.
 *
 * While a finger is down, both pages request every frame, because DevTools deliver a touch together with a frame. Otherwise a page that has just
 * rendered a pressed key would wait for the next frame of the screen, but a page that has rendered nothing would get a frame immediately.
 */
function installWatch([entrySelector, boardSelector]: [string, string | null]): void {
  let lifted = 0;
  let received = 0;
  let expectedText = '';
  let painted = 0;
  let previousBoard: string | null | undefined = null;
  let isDown = false;
  let settle: (tap: Tap) => void = () => undefined;
  const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: { priority: string }) => unknown } };
  const check = () => {
    const entry = document.querySelector(entrySelector)?.textContent.trim();
    if (entry === expectedText && painted === 0) painted = performance.now() - lifted;
    const hasBoardChanged =
      previousBoard === null || (boardSelector !== null && document.querySelector(boardSelector)?.textContent !== previousBoard);
    if (painted > 0 && hasBoardChanged) {
      settle({ received, painted, boardChanged: previousBoard === null ? 0 : performance.now() - lifted });
    } else checkAfterFrame();
  };
  const checkAfterFrame = () => requestAnimationFrame(() => void scheduler.postTask(check, { priority: 'user-blocking' }));
  const requestFrames = () => {
    if (isDown) requestAnimationFrame(requestFrames);
  };
  const onDown = () => {
    isDown = true;
    requestFrames();
  };
  const onUp = ({ timeStamp }: PointerEvent) => {
    isDown = false;
    lifted = timeStamp;
    received = performance.now() - timeStamp;
    checkAfterFrame();
  };
  addEventListener('pointerdown', onDown, { capture: true });
  addEventListener('pointerup', onUp, { capture: true });
  const self = window as unknown as Watch;
  self.watch = (expected, changesBoard) => {
    expectedText = expected;
    painted = 0;
    previousBoard = changesBoard && boardSelector !== null ? document.querySelector(boardSelector)?.textContent : null;
    self.painted = new Promise((resolve, reject) => {
      settle = resolve;
      const entry = () => document.querySelector(entrySelector)?.textContent ?? '';
      window.setTimeout(() => reject(new Error(`After ten seconds the entry line shows "${entry()}" instead of "${expected}".`)), 10_000);
    });
  };
}

/** Milliseconds that a quick finger rests on a key. */
const touchMs = 40;
/** Milliseconds of a frame. */
const frameMs = 17;

/** Touches a point. The number of the `tap` varies the duration, so that during 17 taps fingers are lifted at every moment of a frame. */
async function touch(session: CDPSession, point: { x: number; y: number }, tap: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(touchMs + ((tap * 7) % frameMs));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Options = {
  url: string;
  size: { width: number; height: number };
  storage?: Record<string, string>;
  /** selector of the entry line */
  entry: string;
  /** selector of the element that changes after Enter, if there is one */
  board?: string;
  /** the accessible name of the Enter key */
  enter: RegExp;
  slowdown: number;
};

/** Opens a keypad in a new window with CPU throttling. */
export async function openKeypad(browser: Browser, { url, size, storage = {}, entry, board, enter, slowdown }: Options): Promise<Keypad> {
  const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(installWatch, [entry, board ?? null] as [string, string | null]);
  await page.goto(url);
  await page.locator(entry).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let taps = 0;
  const centres = new Map<string, { x: number; y: number }>();
  const centreOf = async (key: string) => {
    const known = centres.get(key);
    if (known) return known;
    // Keys never move, so each is located only once.
    const box = await page.getByRole('button', key === 'Enter' ? { name: enter } : { name: key, exact: true }).boundingBox();
    if (!box) throw new Error(`There is no key ${key} on ${url}.`);
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    centres.set(key, centre);
    return centre;
  };
  return {
    page,
    async tap(key, expected) {
      const centre = await centreOf(key);
      await page.evaluate(([text, changesBoard]) => (window as unknown as Watch).watch(text, changesBoard), [
        expected,
        key === 'Enter',
      ] as const);
      await touch(session, centre, taps++);
      return page.evaluate(() => (window as unknown as Watch).painted);
    },
  };
}
