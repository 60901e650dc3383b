import { expect, type Locator, type Page } from '@playwright/test';

/** The focus ring is there: three pixels of outline, on what has the focus. */
async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return { isVisible: focused.matches(':focus-visible'), outlineStyle, outlineWidth };
  });
  expect(ring).toEqual({ isVisible: true, outlineStyle: 'solid', outlineWidth: '3px' });
}

/** What has the focus is this, and shows it. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectRing(page);
}

/** Goes to something by Tab alone, however many stops lie between. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 160; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectRing(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

/** Goes to something by Tab and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and writes over what stands there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** What a screen reader is told without being asked. */
export const expectSaid = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('[aria-live=polite], [role=status], [role=alert]').filter({ hasText: text }).first()).toBeAttached();
