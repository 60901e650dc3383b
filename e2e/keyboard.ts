import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a focus ring on the focused element: an outline of three pixels. */
async function expectFocusRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return { isVisible: focused.matches(':focus-visible'), outlineStyle, outlineWidth };
  });
  expect(ring).toEqual({ isVisible: true, outlineStyle: 'solid', outlineWidth: '3px' });
}

/** Expects that an element has the focus and a focus ring. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusRing(page);
}

/** Moves the focus to an element only with Tab. Throws after 160 presses. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 160; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusRing(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

/** Moves the focus to an element with Tab and presses a key. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and replaces its text. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Expects a text in a live region, which screen readers announce. */
export const expectAnnounced = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('[aria-live=polite], [role=status], [role=alert]').filter({ hasText: text }).first()).toBeAttached();
