import { expect, test, type Page } from '@playwright/test';
import { signUp } from '../scripts/rehearse/organiser.ts';
import { tabletOrigin, webOrigin } from './addresses.ts';
import { client, newEmail } from './api.ts';
import { clickWhenReady } from './ready.ts';
import { text } from './texts.ts';

/** A page that has been loaded anew does not remember. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }));
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);
const languageCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value;

test('another language on a deep page: the same page and query, no reload, kept for the next visit and for mails', async ({ page }) => {
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

  await test.step('chosen in the bar', async () => {
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/user/update-locale'));
    await clickWhenReady(page.getByRole('button', { name: 'Language: EN' }));
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de${path}`);
    await expect(html).toHaveAttribute('lang', 'de-DE');
    await expect(pages.getByRole('link', { name: text('de', 'words.games'), exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(h1).toHaveText(tournament.name);
    await expect(page).toHaveTitle(new RegExp(text('de', 'words.games')));
    expect(await isKept(page)).toBe(true);
    expect((await told).request().postDataJSON()).toEqual({ langcode: 'de' });
    expect((await told).status()).toBe(200);
  });

  await test.step('links go on in it, and back is where one was, in the language of then', async () => {
    await pages.getByRole('link', { name: text('de', 'words.results'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/de/tournaments/${tournament.slug}/results`));
    await page.goBack();
    await expect(page).toHaveURL(`/de${path}`);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(html).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('button', { name: 'Language: EN' })).toBeVisible();
    expect(await isKept(page)).toBe(true);
  });

  await test.step('kept on the device and in the account', async () => {
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
  test(`chosen in the settings, the page stays where it is being read (${host} host)`, async ({ page }) => {
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
