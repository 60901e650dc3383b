import { expect, test } from '@playwright/test';
import { untilReady } from './ready.ts';

test('a page that is open while a new build comes goes on, and loads the next page with the new scripts', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  let newer = false;
  await page.route('**/builds/latest.json', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const { id } = (await answer.json()) as { id: string };
    await route.fulfill({ json: { id: newer ? `${id}-newer` : id } });
  });
  // It asks every five minutes from when React has taken the page over.
  const whenAsked = () =>
    expect(async () => {
      const before = asked;
      await page.clock.runFor('06:00');
      await expect.poll(() => asked, { timeout: 2000 }).toBeGreaterThan(before);
    }).toPass();
  await page.goto('/');
  const tournaments = page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).first();
  const home = page.getByRole('banner').getByRole('link', { name: 'Oche' });
  await expect(tournaments).toBeVisible();
  // What the page keeps is gone where it is loaded anew.
  const mark = () => page.evaluate(() => Object.assign(window, { kept: true }));
  const isKept = () => page.evaluate(() => 'kept' in window);

  await mark();
  await whenAsked();
  await tournaments.click();
  await expect(page).toHaveURL('/tournaments');
  expect(await isKept()).toBe(true);

  newer = true;
  await whenAsked();
  expect(await isKept()).toBe(true);
  // Asked is not yet read: from the moment that the page knows, whatever is gone to is loaded anew.
  await expect(async () => {
    await tournaments.click({ timeout: 5000 });
    await home.click({ timeout: 5000 });
    await expect(page).toHaveURL('/', { timeout: 5000 });
    expect(await isKept()).toBe(false);
  }).toPass();
});

test('a page whose scripts went away with their build is loaded anew, at the address that was asked for', async ({ page }) => {
  // Nothing is fetched ahead, so that the scripts of the next page are not here yet.
  await page.clock.install();
  let gone = false;
  let missed = 0;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (!gone) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404 });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.goto('/auth/register');
  const terms = page.getByRole('link', { name: 'Terms of service' });
  // Before React has taken the page over, a link is the browser's own.
  await untilReady(terms);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  gone = true;
  await terms.click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  expect(missed).toBeGreaterThan(0);
});
