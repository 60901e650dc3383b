import { expect, type Locator } from '@playwright/test';

/** Flags of React for what is not on the page yet: to be placed, and being taken over from the server. */
const placement = 2;
const hydrating = 4096;

/**
 * Waits until React has taken an element over: on a page that has just been opened, a click before that does nothing. React ties itself to an
 * element before it listens for it: on the way up from there, nothing may be new that is not on the page yet.
 */
export async function untilReady(locator: Locator): Promise<void> {
  const isTakenOver = (node: Element, notYet: number): boolean => {
    type Fiber = { flags: number; alternate: unknown; return: Fiber | null };
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    let fiber = key === undefined ? null : (node as unknown as Record<string, Fiber>)[key]!;
    if (!fiber) return false;
    for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & notYet) return false;
    return true;
  };
  await expect.poll(() => locator.evaluate(isTakenOver, placement | hydrating)).toBe(true);
}

/** The first click on a page that has just been opened. */
export async function clickWhenReady(locator: Locator): Promise<void> {
  await untilReady(locator);
  await locator.click();
}
