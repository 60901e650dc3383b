import { expect, test, type Page } from '@playwright/test';
import {
  confirmSheet,
  expectConfirmed,
  expectPoints,
  fillLineup,
  handInLineups,
  openGuest,
  openLeague,
  openSecretary,
  rowOf,
  say,
  sheetOf,
  type Match,
} from './league.ts';
import { checkOut, firstVisit, goOn, secondVisit, toGo, type Leg } from './marker.ts';
import { untilReady } from './ready.ts';

/** The players of a game of the match; the home player wins unless the away player throws first. */
const legOf = ({ home, away }: Match, number: 1 | 2 | 3): Leg => {
  const [ours, theirs] = [home.players[number - 1]!, away.players[number - 1]!];
  return number === 2 ? { winner: theirs, loser: ours } : { winner: ours, loser: theirs };
};

/** Starts the game on the screen, and plays it to its end. */
async function score(phone: Page, leg: Leg): Promise<void> {
  await phone.getByRole('button', { name: 'Start the game' }).tap();
  await firstVisit(phone, leg);
  await secondVisit(phone, leg);
  await checkOut(phone, leg);
}

const matchScore = (phone: Page) => phone.locator('header').getByRole('img', { name: /: \d/ });

test('two captains share one phone without a network after the lineups, and the games arrive in order and count in the table', async ({
  browser,
}) => {
  const league = await openLeague();
  const match = league.tonight;
  const { home, away } = match;
  const { context, page: phone } = await openGuest(browser, home, match);
  const pointsOnServer = async () => (await sheetOf(match.id)).state.points;

  await test.step('both lineups are filled in on the phone, one after the other', async () => {
    const together = phone.getByRole('button', { name: say('lineup.together') });
    await untilReady(together);
    await together.tap();
    await fillLineup(phone, home.players);
    await phone.getByRole('button', { name: say('lineup.ready') }).tap();
    await expect(phone.getByText(home.players[0]!)).toHaveCount(0);
    await phone.getByRole('button', { name: say('lineup.takeOver', { team: away.name }) }).tap();
    await fillLineup(phone, away.players);
    await phone.getByLabel(say('lineup.code', { team: away.name })).fill(away.code);
    await phone.getByRole('button', { name: say('lineup.reveal') }).tap();
    await expect(rowOf(phone, 1)).toContainText(new RegExp(`${home.players[0]}.*${away.players[0]}`));
  });

  await test.step('without a network, the phone scores two games and a part of the third', async () => {
    const scoreGame = phone.getByRole('link', { name: say('teamMatchAction.scoreGame', { number: 1 }) });
    await untilReady(scoreGame);
    await scoreGame.tap();
    await expect(phone.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await context.setOffline(true);
    await score(phone, legOf(match, 1));
    await expect(matchScore(phone)).toHaveAccessibleName(`${home.name} – ${away.name}: 1–0`);
    await goOn(phone);
    await expect(phone.getByText('Game 2 of 3', { exact: true }).filter({ visible: true })).toBeVisible();
    await score(phone, legOf(match, 2));
    await expect(phone.getByText('No network. The game is kept on this device and sent automatically.')).toBeVisible();
    await expect(matchScore(phone)).toHaveAccessibleName(`${home.name} – ${away.name}: 1–1`);
    await goOn(phone);
    await phone.getByRole('button', { name: 'Start the game' }).tap();
    await firstVisit(phone, legOf(match, 3));
    await secondVisit(phone, legOf(match, 3));
    await expect(phone.getByText('2 visits kept on this device').filter({ visible: true })).toBeVisible();
    expect(await pointsOnServer()).toEqual([0, 0]);
  });

  await test.step('with the network back, all games are sent, and the third one is played to its end', async () => {
    await context.setOffline(false);
    await expect.poll(pointsOnServer, { timeout: 60_000 }).toEqual([1, 1]);
    await expect.poll(async () => (await sheetOf(match.id)).games[2]!.live?.remaining, { timeout: 60_000 }).toEqual([121, 241]);
    await expect(phone.getByText('All saved').filter({ visible: true })).toBeVisible();
    await toGo(phone, legOf(match, 3).winner, 121);
    await checkOut(phone, legOf(match, 3));
    await phone.getByRole('button', { name: 'Continue' }).tap();
    await expect(phone.getByRole('heading', { name: 'All games are played' })).toBeVisible();
  });

  await test.step('the sheet has all three games, and both captains confirm it on the phone', async () => {
    await phone.getByText('Match sheet', { exact: true }).tap();
    for (const [index, points] of ['1–0', '1–1', '2–1'].entries()) await expect(rowOf(phone, index + 1)).toContainText(points);
    await expect.poll(async () => (await sheetOf(match.id)).state.status).toBe('to-confirm');
    const { games } = await sheetOf(match.id);
    expect(games.map(({ winner, length }) => [winner, length])).toEqual([
      [0, 4],
      [1, 4],
      [0, 4],
    ]);
    await confirmSheet(phone, '2–1', home.name);
    await phone.getByRole('button', { name: say('teamMatchConfirm.byCode', { team: away.name }) }).tap();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel(say('lineup.code', { team: away.name })).fill(away.code);
    await dialog.getByRole('button', { name: say('teamMatchConfirm.confirm', { score: '2–1', team: away.name }) }).tap();
    await expectConfirmed(phone, match);
  });

  const desk = await openSecretary(browser, league, league.tablePath);
  await expectPoints(desk.page, league, [home, 2], [away, 0]);
  await Promise.all([context, desk.context].map((each) => each.close()));
});

test('everybody with the link of a match can score it, until a captain renews the link', async ({ browser }) => {
  const { tonight: match } = await openLeague();
  await handInLineups(match);
  const { context: captains, page: captain } = await openGuest(browser, match.away, match);
  const strangers = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const stranger = await strangers.newPage();

  const button = captain.getByRole('button', { name: 'Link to score' });
  await untilReady(button);
  await button.tap();
  const dialog = captain.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show link' }).tap();
  const link = (await dialog.getByText(/\/profile\?match=/).textContent()) ?? '';

  await stranger.goto(match.path);
  await expect(stranger).toHaveURL(/\/auth\/login/);
  await stranger.goto(link);
  const leg = legOf(match, 1);
  await stranger.getByRole('button', { name: 'Start the game' }).tap();
  await firstVisit(stranger, leg);
  await expect.poll(async () => (await sheetOf(match.id)).games[0]!.live?.remaining).toEqual([121, 301]);

  await dialog.getByRole('button', { name: 'Renew link' }).tap();
  await expect(dialog.getByText(/Earlier links have ended/)).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'This match link no longer works' })).toBeVisible();
  await Promise.all([captains.close(), strangers.close()]);
});
