import { expect, type Locator, type Page } from '@playwright/test';
import { tabletOrigin } from './environment.ts';

/** Opens the tablet host on a device without a board. Returns the pairing code that it shows. */
export async function showCode(page: Page, origin = tabletOrigin): Promise<string> {
  await page.goto(`${origin}/tablet`);
  const code = page.getByText(/^Code of this tablet: /);
  await expect(code).toHaveText(/: (\S )+\S$/);
  return ((await code.textContent()) ?? '').replace(/^.*: /, '').replaceAll(' ', '');
}

/** The keypad for totals. */
export const keypad = (page: Page): Locator => page.getByRole('region', { name: 'Score keypad' });

/** Taps a total digit by digit, then Enter. `press`: presses a key, by default with a short tap. */
export async function tapTotal(page: Page, total: number, press = (key: Locator) => key.tap()): Promise<void> {
  const pad = keypad(page);
  for (const digit of String(total)) await press(pad.getByRole('button', { name: digit, exact: true }));
  await press(pad.getByRole('button', { name: /^Enter/ }));
}
