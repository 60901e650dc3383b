import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/**
 * Milliseconds after the finger was lifted. `handed`: until the page received the event. `painted`: until the end of the frame that shows the expected
 * text. `followed`: until the end of the frame in which the board's state has changed, or 0 if nothing follows.
 */
export type Tap = { handed: number; painted: number; followed: number };

/** A keypad in a browser. */
export type Keypad = {
  page: Page;
  /** Taps a key and waits until the entry line shows the expected text. */
  tap: (key: string, expected: string) => Promise<Tap>;
};

type Watch = { watch: (expected: string, follows: boolean) => void; painted: Promise<Tap> };

/**
 * Runs in both pages. Measures from the time stamp of `pointerup`, which is when the browser received it, to the end of the frame in which the entry
 * line shows the expected text. A task of the highest priority marks the end of the frame, so work that a page defers until after the paint does
 * not count: users do not wait for it.
 *
 * While a finger is down, both pages request every frame. DevTools deliver a touch together with a frame. Otherwise a page that has just drawn a
 * pressed key would wait for the next frame of the screen, but a page that has drawn nothing would get one immediately.
 */
function installWatch([selector, followed]: [string, string | null]): void {
  let lifted = 0;
  let handed = 0;
  let wanted = '';
  let painted = 0;
  let before: string | null | undefined = null;
  let isDown = false;
  let settle: (tap: Tap) => void = () => undefined;
  const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: { priority: string }) => unknown } };
  const look = () => {
    const shown = document.querySelector(selector)?.textContent.trim();
    if (shown === wanted && painted === 0) painted = performance.now() - lifted;
    const isFollowed = before === null || (followed !== null && document.querySelector(followed)?.textContent !== before);
    if (painted > 0 && isFollowed) settle({ handed, painted, followed: before === null ? 0 : performance.now() - lifted });
    else afterFrame();
  };
  const afterFrame = () => requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
  const beat = () => {
    if (isDown) requestAnimationFrame(beat);
  };
  const onDown = () => {
    isDown = true;
    beat();
  };
  const onUp = ({ timeStamp }: PointerEvent) => {
    isDown = false;
    lifted = timeStamp;
    handed = performance.now() - timeStamp;
    afterFrame();
  };
  addEventListener('pointerdown', onDown, { capture: true });
  addEventListener('pointerup', onUp, { capture: true });
  const self = window as unknown as Watch;
  self.watch = (expected, follows) => {
    wanted = expected;
    painted = 0;
    before = follows && followed !== null ? document.querySelector(followed)?.textContent : null;
    self.painted = new Promise((resolve, reject) => {
      settle = resolve;
      const shown = () => document.querySelector(selector)?.textContent ?? '';
      window.setTimeout(() => reject(new Error(`After ten seconds the entry line shows "${shown()}" instead of "${expected}".`)), 10_000);
    });
  };
}

/** How long a quick finger rests on a key, in milliseconds. */
const rest = 40;
/** Milliseconds of a frame. */
const frame = 17;

/** Touches a point. `tap`, the number of the tap, varies the duration, so that over 17 taps fingers are lifted at every moment of a frame. */
async function touch(session: CDPSession, point: { x: number; y: number }, tap: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(rest + ((tap * 7) % frame));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Options = {
  url: string;
  size: { width: number; height: number };
  storage?: Record<string, string>;
  /** selector of the entry line */
  entry: string;
  /** selector of the part that changes after Enter; absent if nothing does */
  board?: string;
  /** the accessible name of the Enter key */
  enter: RegExp;
  slowdown: number;
};

/** Opens a keypad in a new window with CPU throttling. */
export async function openKeypad(browser: Browser, { url, size, storage = {}, entry, board, enter, slowdown }: Options): Promise<Keypad> {
  const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(installWatch, [entry, board ?? null] as [string, string | null]);
  await page.goto(url);
  await page.locator(entry).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let taps = 0;
  const places = new Map<string, { x: number; y: number }>();
  const placeOf = async (key: string) => {
    const known = places.get(key);
    if (known) return known;
    // Keys never move, so each is located only once.
    const found = await page.getByRole('button', key === 'Enter' ? { name: enter } : { name: key, exact: true }).boundingBox();
    if (!found) throw new Error(`There is no key ${key} on ${url}.`);
    const place = { x: found.x + found.width / 2, y: found.y + found.height / 2 };
    places.set(key, place);
    return place;
  };
  return {
    page,
    async tap(key, expected) {
      const place = await placeOf(key);
      await page.evaluate(([text, follows]) => (window as unknown as Watch).watch(text, follows), [expected, key === 'Enter'] as const);
      await touch(session, place, taps++);
      return page.evaluate(() => (window as unknown as Watch).painted);
    },
  };
}
