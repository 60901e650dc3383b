import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** A keypad in a browser: where its keys are, and what its entry line says. */
export type Keypad = {
  page: Page;
  /** Taps a key; milliseconds from the finger's lift to the frame that shows what is expected in the entry line. */
  tap: (key: string, expected: string) => Promise<number>;
};

type Watch = { watch: (expected: string) => void; painted: Promise<number> };

/**
 * In the page, alike for both: from the time stamp of `pointerup` (given when the browser received it) to the end of the frame in which
 * the entry line says what is expected. The end is told by a task that goes before all others: what a page has put off until after the
 * paint is not waited for by whoever looks at it.
 */
function installWatch(selector: string): void {
  let lifted = 0;
  let wanted = '';
  let settle: (ms: number) => void = () => undefined;
  const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: { priority: string }) => unknown } };
  const look = () => {
    const shown = document.querySelector(selector)?.textContent?.trim();
    if (shown === wanted) settle(performance.now() - lifted);
    else afterFrame();
  };
  const afterFrame = () => requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
  addEventListener(
    'pointerup',
    (event) => {
      lifted = event.timeStamp;
      afterFrame();
    },
    { capture: true },
  );
  const self = window as unknown as Watch;
  self.watch = (expected) => {
    wanted = expected;
    self.painted = new Promise((resolve, reject) => {
      settle = resolve;
      const shown = () => document.querySelector(selector)?.textContent ?? '';
      window.setTimeout(() => reject(new Error(`After ten seconds the entry line says "${shown()}" and not "${expected}".`)), 10_000);
    });
  };
}

/** How long a finger rests on a key, in milliseconds; a quick one. */
const rest = 40;

async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(rest);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Options = {
  url: string;
  size: { width: number; height: number };
  storage?: Record<string, string>;
  /** the entry line */
  entry: string;
  /** of the visit, as its accessible name begins */
  enter: RegExp;
  slowdown: number;
};

/** Opens a keypad in a window of its own, and slows its processor down. */
export async function openKeypad(browser: Browser, { url, size, storage = {}, entry, enter, slowdown }: Options): Promise<Keypad> {
  const context = await browser.newContext({ viewport: size, hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(installWatch, entry);
  await page.goto(url);
  await page.locator(entry).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const places = new Map<string, { x: number; y: number }>();
  const placeOf = async (key: string) => {
    const known = places.get(key);
    if (known) return known;
    // Keys never move: each is looked for once.
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
      await page.evaluate((text) => (window as unknown as Watch).watch(text), expected);
      await touch(session, place);
      return page.evaluate(() => (window as unknown as Watch).painted);
    },
  };
}
