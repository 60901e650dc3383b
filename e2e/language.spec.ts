import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../scripts/rehearse/organiser.ts';
import { tabletOrigin, webOrigin } from './environment.ts';
import { client, newEmail } from './api.ts';
import { clickWhenReady } from './ready.ts';
import { text } from './texts.ts';

/** Marks the current document. A reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
const languageCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value;

test('a user who chooses another language stays on the page without a reload, and gets this language on the next visit', async ({
  page,
}) => {
  const token = await signUp(client, { name: 'Taal Wissel', email: newEmail('taal'), password: 'in four languages' });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  const { items } = await client.call('listTournaments', { status: 'finished' });
  const tournament = items[0]!;
  const { items: games } = await client.call('listTournamentGames', { tournament: tournament.slug });
  const player = games[0]!.sides[0]!;
  const path = `/tournaments/${tournament.slug}/games?player=${player.id}`;
  const h1 = page.getByRole('heading', { level: 1 });
  const html = page.locator('html');
  const pages = page.getByRole('navigation', { name: text('de', 'tournamentPages.pages') });

  await page.goto(path);
  await expect(html).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('button', { name: 'Account of Taal Wissel' })).toBeVisible();
  await mark(page);

  await test.step('the user chooses German in the bar', async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/update-locale'));
    await clickWhenReady(page.getByRole('button', { name: 'Language: EN' }));
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de${path}`);
    await expect(html).toHaveAttribute('lang', 'de-DE');
    await expect(pages.getByRole('link', { name: text('de', 'words.games'), exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(h1).toHaveText(tournament.name);
    await expect(page).toHaveTitle(new RegExp(text('de', 'words.games')));
    expect(await isMarked(page)).toBe(true);
    expect((await saved).request().postDataJSON()).toEqual({ langcode: 'de' });
    expect((await saved).status()).toBe(200);
  });

  await test.step('links stay in German, and going back shows earlier pages in their language', async () => {
    await pages.getByRole('link', { name: text('de', 'words.results'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/de/tournaments/${tournament.slug}/results`));
    await page.goBack();
    await expect(page).toHaveURL(`/de${path}`);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(html).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('button', { name: 'Language: EN' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('the language is stored on the device and in the account', async () => {
    expect(await languageCookie(page)).toBe('de');
    expect((await client.call('getUser', {}, { token }))?.langcode).toBe('de');
    await page.goto('/');
    await expect(page).toHaveURL('/de');
  });
});

for (const [host, origin] of [
  ['web', webOrigin],
  ['tablet', tabletOrigin],
] as const) {
  test(`a user who chooses a language in the settings keeps the scroll position (${host} host)`, async ({ page }) => {
    const token = await signUp(client, { name: 'Taal Keuze', email: newEmail('keuze'), password: 'in four languages' });
    await page.context().addCookies([{ name: 'token', value: token, url: origin }]);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${origin}/nl/profile/settings`);
    const language = (code: 'nl' | 'de') => page.getByRole('main').getByRole('combobox', { name: text(code, 'shell.language') });
    await language('nl').scrollIntoViewIfNeeded();
    await clickWhenReady(language('nl'));
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${origin}/de/profile/settings`);
    await expect(language('de')).toBeInViewport();
  });
}
