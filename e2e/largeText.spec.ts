import { expect, test, type Page } from '@playwright/test';
import { href } from '@oche/routes/href';
import { chromium } from '../.storybook/chromium.ts';
import { client } from './api.ts';

/* A phone with text at 200 % in the browser's settings (WCAG 1.4.4 and 1.4.10). */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
});

/** The number of CSS pixels by which the page is wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How the product's name next to the logo is shown: whole, hidden, or cut off. */
const wordmark = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('header a[href] .sr-only')!;
    const text = document.createRange();
    text.selectNodeContents(mark.nextElementSibling!);
    const visible = [...text.getClientRects()].filter(({ width }) => width > 1);
    if (visible.length === 0) return 'hidden';
    const { left, right } = mark.parentElement!.getBoundingClientRect();
    return visible.every((each) => each.left >= left - 1 && each.right <= right + 1) ? 'whole' : 'cut off';
  });

test('a user with text at 200 % on a phone never scrolls horizontally, and the name in the bar is not cut off', async ({ page }) => {
  const { items } = await client.call('listTournaments', {});
  const { slug: tournament } = items.find(({ status }) => status === 'running' || status === 'finished')!;
  const paths = [
    href('home', {}, 'en'),
    href('tournaments', {}, 'en'),
    href('tournament', { tournament }, 'en'),
    href('tournamentGroups', { tournament }, 'en'),
    href('tournamentResults', { tournament }, 'de'),
    href('tournamentGroups', { tournament }, 'de'),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.evaluate(() => document.fonts.ready);
    expect([path, await overflow(page), await wordmark(page)]).toEqual([path, 0, expect.stringMatching(/whole|hidden/)]);
  }
});
