import { expect, test, type Page } from '@playwright/test';
import { eveningPlan, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { startCutOffWeb } from './forwarding.ts';
import { clickWhenReady } from './ready.ts';

let web: Awaited<ReturnType<typeof startCutOffWeb>>;
let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  web = await startCutOffWeb();
  stop = web.stop;
});
test.afterAll(() => stop?.());

/** Creates a tournament in registration, and opens its page of players as its organiser. */
async function openPlayers(page: Page) {
  const token = await signUp(client, { name: 'Wegge Weg', email: newEmail('weg'), password: 'back in a minute' });
  const club = await openClub(client, token, { organisation: 'Away', timeZone: 'Europe/Brussels', location: 'Away', boards: 2, newId });
  const tournament = await openEvening(client, club, {
    ...{ event: 'An evening away', tournament: 'An evening away', startsAt: '2030-01-05T19:30', newId },
    plan: eveningPlan({ groups: 2, knockout: 2, finals: 2 }),
    entries: ['Ada', 'Bea'].map((name) => ({ name })),
  });
  await page.context().addCookies([{ name: 'token', value: token, url: web.origin }]);
  await page.goto(`${web.origin}/manage/tournaments/${tournament.id}/players`);
  return { token, id: tournament.id };
}

const account = (page: Page) => page.getByRole('button', { name: 'Account of Wegge Weg' });
const tokenOf = async (page: Page) => (await page.context().cookies(web.origin)).find(({ name }) => name === 'token')?.value;

test('while the API is unavailable, an open page shows a notice, keeps input and session, and recovers automatically', async ({ page }) => {
  await page.clock.install();
  // At first realtime works: an entry added by another device appears.
  const { token, id } = await openPlayers(page);
  const player = (name: string) => page.getByRole('table').getByText(name, { exact: true });
  const addFromAnotherDevice = (name: string) => client.call('addEntries', { id, entries: [{ id: newId(), name }] }, { token });
  const notice = page.getByText('No connection.');
  await expect(account(page)).toBeVisible();
  await expect(player('Bea')).toBeVisible();
  await addFromAnotherDevice('Cas');
  await expect(player('Cas')).toBeVisible();
  // A reload would lose this mark.
  await page.evaluate(() => Object.assign(window, { isMarked: true }));

  await test.step('unavailable: the page shows a notice and keeps the typed name', async () => {
    await web.api.shut();
    await page.clock.runFor('00:20');
    await expect(notice).toBeVisible();
    const name = page.getByLabel('Add one player');
    await name.fill('Dirk');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('main').getByText(/HTTP error! status: 5\d\d|Something went wrong on the server|No answer from the server/),
    ).toBeVisible();
    await expect(name).toHaveValue('Dirk');
    await page.clock.runFor('00:40');
    await expect(account(page)).toBeVisible();
    await expect(player('Cas')).toBeVisible();
    expect(await tokenOf(page)).toBe(token);
  });

  await test.step('available again: missed changes arrive, and the typed name can be sent', async () => {
    await web.api.open();
    await addFromAnotherDevice('Els');
    await expect(async () => {
      await page.clock.runFor('00:20');
      await expect(notice).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(player('Els')).toBeVisible();
    await page.getByLabel('Add one player').press('Enter');
    await expect(player('Dirk')).toBeVisible();
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  });
});

test('a page opened while the API is unavailable responds with 503, keeps the session, and shows its content after "Try again"', async ({
  page,
}) => {
  const { token } = await openPlayers(page);
  await expect(account(page)).toBeVisible();
  await web.api.shut();
  expect((await page.reload())?.status()).toBe(503);
  await expect(page).toHaveTitle(/^Oops! Something went wrong - /);
  await expect(page.getByRole('main').getByText(/Service unavailable|Something went wrong/)).toBeVisible();
  await expect(page).toHaveURL(/\/players$/);
  expect(await tokenOf(page)).toBe(token);
  await web.api.open();
  await clickWhenReady(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('table').getByText('Bea', { exact: true })).toBeVisible();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveTitle(/^An evening away/);
});

test('while the API is unavailable, a public page responds with 503 and a title, to search engines too', async () => {
  await web.api.shut();
  const path = '/tournaments/not-read-before';
  for (const agent of ['Mozilla/5.0 Firefox/150.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'AnotherBot/1.0']) {
    const response = await fetch(web.origin + path, { headers: { 'user-agent': agent } });
    expect([agent, response.status, await response.text()]).toEqual([agent, 503, expect.stringMatching(/<title>[^<]+<\/title>/)]);
  }
  await web.api.open();
  expect((await fetch(web.origin + path)).status).toBe(404);
});

test('an organiser who opens a page of another club gets a 403', async ({ page }) => {
  const { id } = await openPlayers(page);
  const { event } = await client.call('getTournament', { tournament: id });
  const stranger = await signUp(client, { name: 'Vera Vreemd', email: newEmail('vreemd'), password: 'not of this club' });
  const response = await fetch(`${web.origin}/manage/events/${event.id}/boards`, { headers: { cookie: `token=${stranger}` } });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('<title>Oops! Something went wrong')]);
});

test('a page opened while the API hangs keeps the session, and shows its content when the API responds', async ({ page }) => {
  const { token, id } = await openPlayers(page);
  await expect(account(page)).toBeVisible();
  web.api.hold();
  await page.goto(`${web.origin}/manage/tournaments/${id}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/manage/tournaments/${id}$`));
  expect(await tokenOf(page)).toBe(token);
  web.api.release();
  await expect(page.getByRole('heading', { level: 1, name: 'An evening away' })).toBeVisible();
  await expect(account(page)).toBeVisible();
});
