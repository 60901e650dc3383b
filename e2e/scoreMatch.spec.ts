import { expect, test, type Page } from '@playwright/test';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { addDays, dayNumber, weekdayOf } from '@oche/darts/days';
import { foldMatch } from '@oche/darts/match/fold';
import type { MatchStructure } from '@oche/darts/match/structure';
import { administratorToken, client, newId } from './api.ts';
import { checkOut, firstVisit, goOn, secondVisit, toGo, type Leg } from './marker.ts';
import { untilReady } from './ready.ts';

/** Three singles of one leg of 301. Home throws first in games 1 and 3. */
const structure: MatchStructure = {
  ...{ v: 1, sheet: { least: 1, full: 3, most: 4 }, throwsFirst: { first: 'home', then: 'alternate' } },
  formats: { short: { start: 301, legs: { firstTo: 1 } } },
  blocks: [{ id: 'a', lineup: 'blind-match', games: [{ n: 3, size: 1, format: 'short' }] }],
};

const squads = [
  ['Lotte Krijtlijn', 'Wout Dubbelrand', 'Rik Telraam'],
  ['Karl-Heinz Oberdörfer', 'Fien Zestiger', 'Sander Puntslijper'],
] as const;

/** A league whose only two teams play each other tonight. Their captains have no accounts; both lineups are in. */
async function matchOfTonight() {
  const token = await administratorToken();
  const options = { token };
  // The match begins now: a link opens six hours before it.
  const [today = '', now = ''] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).split(' ');
  const monday = addDays(today, 1 - weekdayOf(dayNumber(today)));
  const name = `League ${newId().slice(-6)}`;
  const { id: organisationId, slug: organisation } = await client.call(
    'createCompetition',
    { name, timeZone: 'Europe/Brussels', domains: [] },
    options,
  );
  const dates = { startsOn: addDays(monday, -7), endsOn: addDays(monday, 60) };
  const season = await client.call('createSeason', { organisationId, name: 'Flow', ...dates }, options);
  const seasonId = season.id;
  await client.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, waitDays: 0, leastPlayers: 1 } }, options);
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, options);
  const location = await client.call('createLocation', { organisationId, name: 'De Gouden Pijl', boards: 2 }, options);
  const home = { locationId: location.id, homeWeekday: weekdayOf(dayNumber(today)), homeTime: now.slice(0, 5) };
  const enter = async (name: string, players: readonly string[]) => {
    const { id } = await client.call('createTeam', { seasonId, name, short: name.slice(0, 4), ...home }, options);
    const ids: string[] = [];
    for (const player of players) {
      const member = { seasonId, person: { name: player }, teamId: id, activeFrom: dates.startsOn };
      ids.push((await client.call('createMember', member, options)).playerId);
    }
    const { token: link } = await client.call('renewTeamAccess', { id }, options);
    return { id, name, players, ids, link };
  };
  const teams = [await enter('Krijtstreep', squads[0]), await enter('Visgraat', squads[1])];
  await client.call('createGroup', { seasonId, name: 'Division', structure, teams: teams.map(({ id }) => ({ teamId: id })) }, options);
  const matchday = (number: number) => ({
    ...{ groupId: null, number, kind: 'league' as const },
    ...{ from: addDays(monday, 7 * (number - 1)), to: addDays(monday, 7 * number - 1) },
  });
  await client.call('setMatchdays', { seasonId, matchdays: [matchday(1), matchday(2)] }, options);
  const { version, drawNumber } = await client.call('planFixtures', { seasonId, drawNumber: 1 }, options);
  await client.call('applyFixtures', { seasonId, version, drawNumber }, options);
  await client.call('setSeasonStatus', { id: seasonId, state: 'running' }, options);
  const [match] = (await client.call('listMatches', { seasonId }, options)).items;
  const sides = [match!.home, match!.away].map(({ id }) => teams.find((team) => team.id === id)!);
  for (const [index, { ids, link }] of sides.entries()) {
    const side = index === 0 ? 0 : 1;
    await client.call('putLineup', { id: match!.id, part: 'match', eventId: newId(), side, players: ids }, { token: link });
  }
  const path = `/en/competition/${organisation}/season/${season.slug}/matches/${match!.slug}`;
  return { id: match!.id, home: sides[0]!, away: sides[1]!, path };
}

type Match = Awaited<ReturnType<typeof matchOfTonight>>;

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

const sheetOf = async (id: string) => {
  const { structure: played, events, folded, games } = await client.call('getMatch', { id });
  return { games, state: foldMatch(played, events, folded) };
};

test('a captain scores a match on a phone, goes on without a network, and the sheet is right', async ({ browser }) => {
  const match = await matchOfTonight();
  const { home, away, path } = match;
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const phone = await context.newPage();

  await test.step('the captain opens the match with the link of the team, and scores the first game', async () => {
    await phone.goto(`/profile?team=${home.link}`);
    await expect(phone.getByRole('heading', { level: 1, name: home.name })).toBeVisible();
    await phone.goto(path);
    const scoreGame = phone.getByRole('link', { name: 'Score game 1 on this device' });
    await untilReady(scoreGame);
    await scoreGame.tap();
    await expect(phone.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await score(phone, legOf(match, 1));
    await expect(matchScore(phone)).toHaveAccessibleName(`${home.name} – ${away.name}: 1–0`);
  });

  await test.step('without a network, the next two games follow', async () => {
    await expect.poll(async () => (await sheetOf(match.id)).state.points).toEqual([1, 0]);
    await context.setOffline(true);
    await goOn(phone);
    await expect(phone.getByText('Game 2 of 3', { exact: true }).filter({ visible: true })).toBeVisible();
    await score(phone, legOf(match, 2));
    await expect(phone.getByText('No network. The game is kept on this device and sent automatically.')).toBeVisible();
    await expect(matchScore(phone)).toHaveAccessibleName(`${home.name} – ${away.name}: 1–1`);
    await goOn(phone);
    const leg = legOf(match, 3);
    await phone.getByRole('button', { name: 'Start the game' }).tap();
    await firstVisit(phone, leg);
    await secondVisit(phone, leg);
    await expect(phone.getByText('2 visits kept on this device').filter({ visible: true })).toBeVisible();
    expect((await sheetOf(match.id)).state.points).toEqual([1, 0]);
  });

  await test.step('with the network back, both games are sent', async () => {
    await context.setOffline(false);
    await expect.poll(async () => (await sheetOf(match.id)).state.points, { timeout: 60_000 }).toEqual([1, 1]);
    await expect.poll(async () => (await sheetOf(match.id)).games[2]!.live?.remaining, { timeout: 60_000 }).toEqual([121, 241]);
    await expect(phone.getByText('All saved').filter({ visible: true })).toBeVisible();
    await toGo(phone, legOf(match, 3).winner, 121);
    await checkOut(phone, legOf(match, 3));
    await phone.getByRole('button', { name: 'Continue' }).tap();
    await expect(phone.getByRole('heading', { name: 'All games are played' })).toBeVisible();
  });

  await test.step('the sheet has all three games', async () => {
    await phone.getByText('Match sheet', { exact: true }).tap();
    const sheet = phone.getByRole('table', { name: 'Match sheet' });
    for (const [index, points] of ['1–0', '1–1', '2–1'].entries())
      await expect(sheet.getByRole('row').filter({ hasText: home.players[index]! })).toContainText(points);
    await expect.poll(async () => (await sheetOf(match.id)).state.status).toBe('to-confirm');
    const { games } = await sheetOf(match.id);
    expect(games.map(({ winner, length }) => [winner, length])).toEqual([
      [0, 4],
      [1, 4],
      [0, 4],
    ]);
  });
  await context.close();
});

test('everybody with the link of a match can score it, until a captain renews the link', async ({ browser }) => {
  const match = await matchOfTonight();
  const captains = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const strangers = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const [captain, stranger] = [await captains.newPage(), await strangers.newPage()];

  await captain.goto(`/profile?team=${match.away.link}`);
  await expect(captain.getByRole('heading', { level: 1, name: match.away.name })).toBeVisible();
  await captain.goto(match.path);
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
