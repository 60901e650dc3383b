import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken an element over: on a page that has just been opened, a click before that does nothing. */
export async function untilReady(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))).toBe(true);
}

/** The first click on a page that has just been opened. */
export async function clickWhenReady(locator: Locator): Promise<void> {
  await untilReady(locator);
  await locator.click();
}
