import { expect, test, type Page } from '@playwright/test';
import { newEvent } from '@oche/api/gameLedger';
import type { Plan } from '@oche/api/contract/tournament';
import { href } from '@oche/routes/href';
import { drawAndStart, formatOf, openClub, openEvening, signUp, type Club } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { webOrigin } from './environment.ts';
import { clickWhenReady } from './ready.ts';

const plan: Plan = { groups: null, winners: { format: { default: formatOf(2) }, thirdPlace: false }, losers: null };
const names = ['Ann', 'Bea', 'Cis', 'Dré'];

/** Plays a knockout of four by results: the first side wins each game. Returns the name of the winner. */
const playKnockout = async (club: Club, name: string): Promise<string> => {
  const { token } = club;
  const entries = names.map((each) => ({ name: each }));
  const { id, slug } = await openEvening(client, club, {
    event: name,
    tournament: name,
    startsAt: '2026-01-09T20:00',
    plan,
    entries,
    newId,
  });
  await drawAndStart(client, token, id, 180);
  for (let round = 0; round < 2; round++) {
    const { items } = await client.call('listTournamentGames', { tournament: id, phase: 'open' }, { token });
    for (const game of items.filter(({ phase }) => phase === 'ready' || phase === 'called')) {
      const result = newEvent(newId(), 'result', { legs: [2, 0] }, Date.now());
      await client.call('recordEvents', { id: game.id, after: game.length, scorerEpoch: 0, events: [result] }, { token });
    }
  }
  const { winner } = await client.call('getTournament', { tournament: slug }, { token });
  if (winner === null) throw new Error('The knockout has no winner, but the flow needs one.');
  return winner;
};

/** The points of a player in the public table. */
const pointsOf = async (page: Page, player: string) => {
  await page.reload();
  return page
    .getByRole('row', { name: new RegExp(player) })
    .getByRole('cell')
    .last()
    .textContent();
};

test('an organiser makes a ranking, and a changed scheme moves its public table', async ({ page, browser }) => {
  const token = await signUp(client, { name: 'Rik', email: newEmail('ranking'), password: 'points for everybody' });
  const club = await openClub(client, token, { organisation: 'Ranking', timeZone: 'Europe/Brussels', location: 'Hall', boards: 2, newId });
  const winner = await playKnockout(club, 'First evening');
  const name = `Order of merit ${newId().slice(-6)}`;
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);

  await page.goto(href('rankingsManage', {}, 'en'));
  await clickWhenReady(page.getByRole('link', { name: 'New ranking' }).first());
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: /^Premier League nights/ }).click();
  await page.getByRole('button', { name: 'Create ranking' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No tournament of this ranking has finished yet.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Pages of the ranking' })
    .getByRole('link', { name: /^Tournaments/ })
    .click();
  await page.getByRole('button', { name: 'Add tournament' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tournament' });
  await dialog.getByRole('combobox', { name: 'Tournament' }).fill('First');
  await page.getByRole('option', { name: /First evening/ }).click();
  await dialog.getByRole('button', { name: 'Add tournament' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /First evening/ })).toContainText('Counts');
  const address = await page.getByRole('link', { name: 'Public page' }).getAttribute('href');

  const visitor = await browser.newContext({ locale: 'en-GB' });
  const publicPage = await visitor.newPage();
  await publicPage.goto(webOrigin + address);
  await expect(publicPage.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => pointsOf(publicPage, winner)).toBe('5');

  await page.getByRole('navigation', { name: 'Pages of the ranking' }).getByRole('link', { name: 'Points' }).click();
  await page.getByRole('spinbutton', { name: 'Winner' }).fill('7');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save for later tournaments' }).click();
  await expect(page.getByText('Saved. Finished tournaments keep the points that they gave.')).toBeVisible();
  expect(await pointsOf(publicPage, winner)).toBe('5');

  await page.getByRole('button', { name: 'Save and recompute' }).click();
  const question = page.getByRole('alertdialog', { name: 'Recompute all finished tournaments?' });
  await expect(question.getByText(`Leader: ${winner}`)).toBeVisible();
  await question.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(page.getByText('Saved. All points were recomputed.')).toBeVisible();
  // The page of a ranking whose tournaments have all finished is cached for up to a minute.
  await expect.poll(() => pointsOf(publicPage, winner), { timeout: 90_000 }).toBe('7');

  // The address of a player's results can be shared.
  await clickWhenReady(publicPage.getByRole('link', { name: new RegExp(winner) }));
  await expect(publicPage.getByRole('dialog').getByText('Winner', { exact: true })).toBeVisible();
  await visitor.close();
});
