import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/**
 * Milliseconds from the finger's lift: until the page is handed it, to the end of the frame that shows what is expected, and to that of the
 * frame in which what follows from it has changed; 0 where nothing does.
 */
export type Tap = { handed: number; painted: number; followed: number };

/** A keypad in a browser: where its keys are, and what its entry line says. */
export type Keypad = {
  page: Page;
  /** Taps a key and waits for what is expected in the entry line. */
  tap: (key: string, expected: string) => Promise<Tap>;
};

type Watch = { watch: (expected: string, follows: boolean) => void; painted: Promise<Tap> };

/**
 * In the page, alike for both: from the time stamp of `pointerup` (given when the browser received it) to the end of the frame in which
 * the entry line says what is expected. The end is told by a task that goes before all others: what a page has put off until after the
 * paint is not waited for by whoever looks at it.
 *
 * While a finger is down both pages ask for every frame. The instrument hands on a touch with a frame; a page that has just drawn one, as
 * who shows a pressed key has, would wait for the beat of the screen, and one that has drawn nothing would get a frame at once.
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
      window.setTimeout(() => reject(new Error(`After ten seconds the entry line says "${shown()}" and not "${expected}".`)), 10_000);
    });
  };
}

/** How long a finger rests on a key, in milliseconds; a quick one. */
const rest = 40;
/** Milliseconds of a frame. */
const frame = 17;

/** A finger does not know when the screen draws: over 17 taps `tap` lets it go at every moment of a frame. */
async function touch(session: CDPSession, point: { x: number; y: number }, tap: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(rest + ((tap * 7) % frame));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Options = {
  url: string;
  size: { width: number; height: number };
  storage?: Record<string, string>;
  /** the entry line */
  entry: string;
  /** what changes with a visit that was entered; absent: nothing */
  board?: string;
  /** of the visit, as its accessible name begins */
  enter: RegExp;
  slowdown: number;
};

/** Opens a keypad in a window of its own, and slows its processor down. */
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
      await page.evaluate(([text, follows]) => (window as unknown as Watch).watch(text, follows), [expected, key === 'Enter'] as const);
      await touch(session, place, taps++);
      return page.evaluate(() => (window as unknown as Watch).painted);
    },
  };
}
