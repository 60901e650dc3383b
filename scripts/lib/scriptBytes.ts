import type { Browser } from 'playwright';
import { Failure } from './project.ts';

/** How long a page may take until it can be used, in milliseconds. */
const timeout = 30_000;

/**
 * Returns the bytes of the scripts, as compressed, that a browser without a cache loads until a page can be used: until React has hydrated its
 * heading and all its links and controls. Throws a Failure if that never happens.
 */
export async function scriptBytesUntilUsable(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url);
    await page.waitForFunction(isUsable, undefined, { timeout, polling: 10 }).catch(() => {
      throw new Failure(`${url} cannot be used after ${timeout / 1000} s.`);
    });
    return bytes;
  } finally {
    await page.close();
  }
}

/** Runs in the page. React attaches its fiber to an element before hydration ends, so no ancestor may still be hydrating (see e2e/ready.ts). */
function isUsable(): boolean {
  type Fiber = { flags: number; alternate: unknown; return: Fiber | null };
  const placementOrHydrating = 2 | 4096;
  const isHydrated = (element: Element): boolean => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    let fiber = key === undefined ? null : (element as unknown as Record<string, Fiber>)[key]!;
    if (!fiber) return false;
    for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & placementOrHydrating) return false;
    return true;
  };
  const elements = [...document.querySelectorAll('h1, a[href], button, select, input')];
  return elements.length > 0 && elements.every(isHydrated);
}
