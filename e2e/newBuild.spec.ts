import { expect, test } from '@playwright/test';
import { untilReady } from './ready.ts';

test('a page that is open during an update keeps working, and the next navigation loads the new build', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  let hasNewBuild = false;
  await page.route('**/builds/latest.json', async (route) => {
    requests += 1;
    const response = await route.fetch();
    const { id } = (await response.json()) as { id: string };
    await route.fulfill({ json: { id: hasNewBuild ? `${id}-newer` : id } });
  });
  // After hydration, the page requests the latest build every five minutes.
  const untilRequested = () =>
    expect(async () => {
      const before = requests;
      await page.clock.runFor('06:00');
      await expect.poll(() => requests, { timeout: 2000 }).toBeGreaterThan(before);
    }).toPass();
  await page.goto('/');
  const tournaments = page.getByRole('navigation').getByRole('link', { name: 'Tournaments' }).first();
  const home = page.getByRole('banner').getByRole('link', { name: 'Oche' });
  await expect(tournaments).toBeVisible();
  // A reload would lose this mark.
  const mark = () => page.evaluate(() => Object.assign(window, { isMarked: true }));
  const isMarked = () => page.evaluate(() => 'isMarked' in window);

  await mark();
  await untilRequested();
  await tournaments.click();
  await expect(page).toHaveURL('/tournaments');
  expect(await isMarked()).toBe(true);

  hasNewBuild = true;
  await untilRequested();
  expect(await isMarked()).toBe(true);
  // The response may take a moment. After it, the next navigation reloads the page.
  await expect(async () => {
    await tournaments.click({ timeout: 5000 });
    await home.click({ timeout: 5000 });
    await expect(page).toHaveURL('/', { timeout: 5000 });
    expect(await isMarked()).toBe(false);
  }).toPass();
});

test('a user who follows a link after an update has removed the old scripts still reaches the page', async ({ page }) => {
  // The stopped clock prevents prefetching, so the scripts of the next page are not loaded yet.
  await page.clock.install();
  let areScriptsRemoved = false;
  let missing = 0;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (!areScriptsRemoved) return route.continue();
    missing += 1;
    return route.fulfill({ status: 404 });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) areScriptsRemoved = false;
  });
  await page.goto('/auth/register');
  const terms = page.getByRole('link', { name: 'Terms of service' });
  // Before hydration, the browser would load the page of the link instead of the scripts.
  await untilReady(terms);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  areScriptsRemoved = true;
  await terms.click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(false);
  expect(missing).toBeGreaterThan(0);
});
