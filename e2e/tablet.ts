import { expect, type Locator, type Page } from '@playwright/test';
import { tabletOrigin } from './addresses.ts';

/** Opens the tablet host as a device without a board does, and reads the code that it shows. */
export async function showCode(page: Page, origin = tabletOrigin): Promise<string> {
  await page.goto(`${origin}/tablet`);
  const spoken = page.getByText(/^Code of this tablet: /);
  await expect(spoken).toHaveText(/: (\S )+\S$/);
  return ((await spoken.textContent()) ?? '').replace(/^.*: /, '').replaceAll(' ', '');
}

/** Where totals are typed. */
export const keypad = (page: Page): Locator => page.getByRole('region', { name: 'Score keypad' });

/** Taps a total digit by digit, then Enter; with another way to press than a short tap if told. */
export async function tapTotal(page: Page, total: number, press = (key: Locator) => key.tap()): Promise<void> {
  const pad = keypad(page);
  for (const digit of String(total)) await press(pad.getByRole('button', { name: digit, exact: true }));
  await press(pad.getByRole('button', { name: /^Enter/ }));
}
