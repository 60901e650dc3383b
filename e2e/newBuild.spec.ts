import { expect, test } from '@playwright/test';
import { untilReady } from './ready.ts';

test('a page that is open during an update keeps working, and the next navigation loads the new build', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  let newer = false;
  await page.route('**/builds/latest.json', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const { id } = (await answer.json()) as { id: string };
    await route.fulfill({ json: { id: newer ? `${id}-newer` : id } });
  });
  // After hydration, the page asks for the latest build every five minutes.
  const untilAsked = () =>
    expect(async () => {
      const before = asked;
      await page.clock.runFor('06:00');
      await expect.poll(() => asked, { timeout: 2000 }).toBeGreaterThan(before);
    }).toPass();
  await page.goto('/');
  const tournaments = page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).first();
  const home = page.getByRole('banner').getByRole('link', { name: 'Oche' });
  await expect(tournaments).toBeVisible();
  // A reload would lose this mark.
  const mark = () => page.evaluate(() => Object.assign(window, { kept: true }));
  const isKept = () => page.evaluate(() => 'kept' in window);

  await mark();
  await untilAsked();
  await tournaments.click();
  await expect(page).toHaveURL('/tournaments');
  expect(await isKept()).toBe(true);

  newer = true;
  await untilAsked();
  expect(await isKept()).toBe(true);
  // The answer may take a moment. After it, the next navigation reloads the page.
  await expect(async () => {
    await tournaments.click({ timeout: 5000 });
    await home.click({ timeout: 5000 });
    await expect(page).toHaveURL('/', { timeout: 5000 });
    expect(await isKept()).toBe(false);
  }).toPass();
});

test('a user who follows a link after an update has removed the old scripts still gets to the page', async ({ page }) => {
  // The stopped clock prevents prefetching, so the scripts of the next page are not loaded yet.
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
  // Before hydration, the browser would follow the link itself.
  await untilReady(terms);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  gone = true;
  await terms.click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  expect(await page.evaluate(() => 'kept' in window)).toBe(false);
  expect(missed).toBeGreaterThan(0);
});
