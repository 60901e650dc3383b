import { expect, test, type Locator, type Page } from '@playwright/test';
import { foldGame } from '@oche/darts/x01/game';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { drawAndStart, formatOf, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { client, newEmail, newId } from './api.ts';
import { keypad, showCode, tapTotal } from './tablet.ts';
import { touch, untilTapCounts } from './touch.ts';

const first = 'Michaël van der Aa';
const winner = 'Seán O’Neill';

/** Creates a club with one board and a game on it: 501, double out, first to one leg. */
async function gameOnOneBoard() {
  const token = await signUp(client, { name: 'Nine Darts', email: newEmail('nine'), password: 'nine darts suffice' });
  const club = await openClub(client, token, { organisation: 'Nine', timeZone: 'Europe/London', location: 'Palace', boards: 1, newId });
  const tournament = await openEvening(client, club, {
    event: 'Final',
    tournament: 'Nine darts',
    startsAt: '2030-01-04T20:00',
    plan: { groups: null, winners: { format: { default: formatOf(1) }, thirdPlace: false }, losers: null },
    entries: [{ name: first }, { name: winner }],
    newId,
  });
  await drawAndStart(client, token, tournament.id, 2023);
  const { items } = await client.call('listTournamentGames', { tournament: tournament.slug });
  return { token, boardId: club.boards[0]!.id, game: items[0]! };
}

/** The two values in a row of the statistics, left and right of its label. */
const figures = (page: Page, label: string): Locator =>
  page
    .getByRole('table', { name: 'Statistics' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');

test('a marker scores the nine-dart leg of the 2023 final, and tablet, live page and API show the same figures', async ({
  page: live,
  browser,
}) => {
  const { token, boardId, game } = await gameOnOneBoard();
  const device = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const tablet = await device.newPage();
  const code = await showCode(tablet);
  await client.call('pairBoard', { id: boardId, code }, { token });

  await live.goto(`/live/${game.id}`);
  await expect(live.getByRole('heading', { name: 'Not started yet' })).toBeVisible();

  // Touches have different durations, like those of a marker.
  const holds = [30, 80, 250];
  let touches = 0;
  const press = (target: Locator) => touch(target, holds[touches++ % holds.length]!);
  await press(tablet.getByRole('button', { name: 'Start the game' }));
  await press(tablet.getByRole('region', { name: 'Who throws first?' }).getByRole('button', { name: first }));
  await untilTapCounts(keypad(tablet));

  const question = tablet.getByRole('group', { name: 'Darts at a double?' });
  const remaining = (name: string, points: number) =>
    expect(tablet.getByRole('region', { name: 'Scoreboard' }).getByRole('region', { name })).toContainText(String(points));
  let questions = 0;
  const type = async (name: string, total: number, left: number, answer?: RegExp) => {
    await tapTotal(tablet, total, press);
    if (answer) {
      await expect(question.getByRole('button', { name: /at a double$/ })).toHaveCount(2);
      await expect(question.getByRole('button', { name: '3 darts, 0 at a double' })).toBeVisible();
      questions += 1;
      await press(question.getByRole('button', { name: answer }));
    }
    await expect(question).toHaveCount(0);
    if (left > 0) await remaining(name, left);
  };
  await type(first, 180, 321);
  await type(winner, 180, 321);
  await type(first, 177, 144);
  await type(winner, 180, 141);
  await type(first, 120, 24, /^3 darts, 1 at a double$/);
  await type(winner, 141, 0);
  expect(questions).toBe(1);
  await expect(tablet.getByRole('heading', { name: `${winner} wins` })).toBeVisible();

  // The tablet shows the winner before the server has the last visit.
  const fetchLog = () => client.call('getGame', { id: game.id, since: 0 });
  await expect.poll(async () => (await fetchLog()).game.phase).toBe('finished');
  const log = await fetchLog();
  const state = foldGame(log.events);
  const names = state.sides.map(({ id }) => log.game.sides.find((side) => side.id === id)?.name);
  const side = (name: string) => gameStatistics(state).sides[names.indexOf(name)]!;
  expect(side(winner)).toMatchObject({ points: 501, darts: 9, average: 167, highCheckout: 141, bestLeg: 9, checkouts: 1, doubles: 1 });
  expect(side(first)).toMatchObject({ points: 477, darts: 9, average: 159, highCheckout: null, checkouts: 0, doubles: 1 });
  expect(state.legs[0]?.remaining[names.indexOf(first)]).toBe(24);

  // Sides are shown in the order of the draw, not in the order of throwing.
  const inOrder = (ofFirst: string, ofWinner: string) => names.map((name) => (name === first ? ofFirst : ofWinner));
  for (const page of [tablet, live]) {
    const [average, finish, doubles] = [figures(page, 'Average'), figures(page, 'Best finish'), figures(page, 'Darts at double')];
    await expect(average).toHaveText(inOrder('159.00', '167.00'));
    await expect(finish).toHaveText(inOrder('–', '141'));
    await expect(doubles).toHaveText(inOrder('0 of 1', '1 of 1'));
  }
  await expect(figures(live, 'Best leg')).toHaveText(inOrder('–', '9 darts'));
  const visits = live.getByRole('table', { name: 'Leg 1' });
  for (const points of ['180', '177', '120', '141', '24']) await expect(visits.getByText(points, { exact: true }).first()).toBeVisible();
  await device.close();
});
