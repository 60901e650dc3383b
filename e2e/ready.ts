import { expect, type Locator } from '@playwright/test';

/** React's flags of a fiber that is not in the document yet, and of a fiber that is hydrating. */
const placement = 2;
const hydrating = 4096;

/**
 * Waits until React has hydrated an element, because earlier clicks on a newly opened page have no effect. React attaches its fiber to an element
 * before hydration ends, so neither the element nor an ancestor may still be hydrating.
 */
export async function untilReady(locator: Locator): Promise<void> {
  const isHydrated = (node: Element, pendingFlags: number): boolean => {
    type Fiber = { flags: number; alternate: unknown; return: Fiber | null };
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    let fiber = key === undefined ? null : (node as unknown as Record<string, Fiber>)[key]!;
    if (!fiber) return false;
    for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & pendingFlags) return false;
    return true;
  };
  await expect.poll(() => locator.evaluate(isHydrated, placement | hydrating)).toBe(true);
}

/** Clicks an element of a newly opened page after it is hydrated. */
export async function clickWhenReady(locator: Locator): Promise<void> {
  await untilReady(locator);
  await locator.click();
}
