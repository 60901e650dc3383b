import { expect, request, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Input } from '@oche/api/contract/endpoints';
import type { MatchSheet } from '@oche/api/contract/match';
import { encodeDomain } from '@oche/api/domain';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { newEvent } from '@oche/api/gameLedger';
import { addDays, dayNumber, weekdayOf } from '@oche/darts/days';
import { foldMatch } from '@oche/darts/match/fold';
import type { MatchState } from '@oche/darts/match/state';
import type { MatchStructure } from '@oche/darts/match/structure';
import { href } from '@oche/routes/href';
import { signUp } from '../scripts/rehearse/organiser.ts';
import { webOrigin } from './environment.ts';
import { administratorToken, client, newEmail, newId } from './api.ts';
import { untilReady } from './ready.ts';
import { text } from './texts.ts';

/** Three singles of one leg. Home throws first in games 1 and 3. */
const structureOf = (start: number): MatchStructure => ({
  ...{ v: 1, sheet: { least: 1, full: 3, most: 4 }, throwsFirst: { first: 'home', then: 'alternate' } },
  formats: { short: { start, legs: { firstTo: 1 } } },
  blocks: [{ id: 'a', lineup: 'blind-match', games: [{ n: 3, size: 1, format: 'short' }] }],
});

type Squad = { name: string; players: readonly string[] };
const twoSquads: readonly Squad[] = [
  { name: 'Krijtstreep', players: ['Lotte Krijtlijn', 'Wout Dubbelrand', 'Rik Telraam'] },
  { name: 'Visgraat', players: ['Karl-Heinz Oberdörfer', 'Fien Zestiger', 'Sander Puntslijper'] },
];

type LeagueOptions = {
  /** an even number of teams, each with three players */
  squads?: readonly Squad[];
  /** the points of a leg */
  start?: number;
  /** the host name of its site, and settings of the site */
  domain?: string;
  site?: Omit<Input<'updateSite'>, 'organisationId'>;
};

/** A text on the screens, in English. */
export const say = (id: string, values?: Record<string, string | number>): string => text('en', id, values);

/** The HTML of an English page of a site, as the server sends it. Not every system resolves the host name, so it is a header. */
export async function htmlOf(domain: string, path: string): Promise<string> {
  const context = await request.newContext({ extraHTTPHeaders: { host: domain } });
  const html = await (await context.get(`${webOrigin}/en${path}`)).text();
  await context.dispose();
  return html;
}

/** Takes a host name from the competition of an earlier run, if there is one. */
async function freeDomain(domain: string, token: string): Promise<void> {
  const earlier = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) }).catch(() => null);
  if (earlier) await client.call('updateSite', { organisationId: earlier.organisation.id, domains: [] }, { token });
}

/**
 * A running league whose teams play a match each week from this one on, on the weekday of today. Two teams play each other twice. Its captains have
 * links and codes, and no accounts.
 */
export async function openLeague({ squads = twoSquads, start = 301, domain, site = {} }: LeagueOptions = {}) {
  const token = await administratorToken();
  const options = { token };
  // The first match begins now: a link opens six hours before it.
  const [today = '', now = ''] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' }).split(' ');
  const monday = addDays(today, 1 - weekdayOf(dayNumber(today)));
  const name = `League ${newId().slice(-6)}`;
  const domains = domain === undefined ? [] : [domain];
  if (domain !== undefined) await freeDomain(domain, token);
  const { id: organisationId, slug: organisation } = await client.call(
    'createCompetition',
    { name, timeZone: 'Europe/Brussels', domains },
    options,
  );
  await client.call('updateSite', { organisationId, ...site }, options);
  const weeks = 2 * (squads.length - 1);
  const dates = { startsOn: addDays(monday, -7), endsOn: addDays(monday, 7 * weeks + 46) };
  const season = await client.call('createSeason', { organisationId, name: 'Flow', ...dates }, options);
  const seasonId = season.id;
  await client.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, waitDays: 0, leastPlayers: 1 } }, options);
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, options);
  const location = await client.call('createLocation', { organisationId, name: 'De Gouden Pijl', boards: squads.length }, options);
  const home = { locationId: location.id, homeWeekday: weekdayOf(dayNumber(today)), homeTime: now.slice(0, 5) };
  const enter = async ({ name, players }: Squad) => {
    const { id, team } = await client.call(
      'createTeam',
      { seasonId, name, short: name.slice(0, 4), captains: [{ name: players[0]! }], ...home },
      options,
    );
    const ids: string[] = [];
    for (const player of players) {
      const member = { seasonId, person: { name: player }, teamId: id, activeFrom: dates.startsOn };
      ids.push((await client.call('createMember', member, options)).playerId);
    }
    const { token: link, code } = await client.call('renewTeamAccess', { id }, options);
    return { id, teamId: team.id, name, players, ids, link, code };
  };
  const teams: Awaited<ReturnType<typeof enter>>[] = [];
  for (const squad of squads) teams.push(await enter(squad));
  const group = await client.call(
    'createGroup',
    { seasonId, name: 'Division', structure: structureOf(start), teams: teams.map(({ id }) => ({ teamId: id })) },
    options,
  );
  const matchday = (number: number) => ({
    ...{ groupId: null, number, kind: 'league' as const },
    ...{ from: addDays(monday, 7 * (number - 1)), to: addDays(monday, 7 * number - 1) },
  });
  await client.call('setMatchdays', { seasonId, matchdays: Array.from({ length: weeks }, (_, week) => matchday(week + 1)) }, options);
  const { version, drawNumber } = await client.call('planFixtures', { seasonId, drawNumber: 1 }, options);
  await client.call('applyFixtures', { seasonId, version, drawNumber }, options);
  await client.call('setSeasonStatus', { id: seasonId, state: 'running' }, options);
  // The web host keeps the site of an earlier run for some seconds, and its pages for up to a minute.
  if (domain !== undefined) await expect.poll(() => htmlOf(domain, '/help'), { timeout: 90_000 }).toContain(seasonId);
  const params = { org_slug: organisation, season_slug: season.slug };
  const matches = (await client.call('listMatches', { seasonId, perPage: 200 }, options)).items.map(({ id, slug, startsAt, ...sides }) => {
    const teamOf = (side: 'home' | 'away') => teams.find((team) => team.id === sides[side].id)!;
    return {
      id,
      slug,
      startsAt: startsAt!,
      home: teamOf('home'),
      away: teamOf('away'),
      path: href('matchManage', { ...params, match_slug: slug }, 'en'),
    };
  });
  return {
    ...{ token, seasonId, today, location, groupId: group.id, tablePath: href('groupManage', { ...params, group_slug: group.slug }, 'en') },
    ...{ tonight: matches[0]!, nextWeek: matches[squads.length / 2]!, allTonight: matches.slice(0, squads.length / 2) },
  };
}

export type League = Awaited<ReturnType<typeof openLeague>>;
export type Match = League['tonight'];
export type Team = Match['home'];

/** The sheet of a match, and its state after the log. */
export const sheetOf = async (id: string): Promise<{ games: MatchSheet['games']; state: MatchState }> => {
  const { structure: played, events, folded, games } = await client.call('getMatch', { id });
  return { games, state: foldMatch(played, events, folded) };
};

/** Both captains hand in their lineups: the players in the order of the squad. */
export async function handInLineups({ id, home, away }: Match): Promise<void> {
  for (const [side, { ids, link }] of [[0, home] as const, [1, away] as const])
    await client.call('putLineup', { id, part: 'match', eventId: newId(), side, players: ids }, { token: link });
}

/** Enters the winner of a game of one leg, as a captain does from paper. */
export async function enterResult({ id, home }: Match, number: number, winner: 'home' | 'away'): Promise<void> {
  const { games } = await sheetOf(id);
  const game = games.find(({ key }) => key === `m${number}`)!;
  const options = { token: home.link };
  const { length, scorerEpoch } = await client.call('getGame', { id: game.id }, options);
  const events = [newEvent(newId(), 'result', { legs: winner === 'home' ? [1, 0] : [0, 1] }, Date.now())];
  await client.call('recordEvents', { id: game.id, after: length, scorerEpoch, events }, options);
}

/** The devices of people in a flow. */
export type Device = { context: BrowserContext; page: Page };

const openDevice = async (browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Device> => {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const withToken = async (device: Device, token: string): Promise<Device> => {
  await device.context.addCookies([{ name: 'token', value: token, url: webOrigin }]);
  return device;
};

/** The phone of a captain without an account, who opens the link of the team and then the match. */
export async function openGuest(browser: Browser, { link, name }: Team, { path }: Match): Promise<Device> {
  const device = await openDevice(browser, phone);
  await device.page.goto(`/profile?team=${link}`);
  await expect(device.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await device.page.goto(path);
  return device;
}

/** The phone of a captain who is logged in and has connected the team with the account, on the page of the match. */
export async function openCaptain(browser: Browser, { link }: Team, { path }: Match): Promise<Device> {
  const token = await signUp(client, { name: 'Carla Kapitein', email: newEmail('captain'), password: 'three in the treble' });
  await client.call('claimTeam', { token: link }, { token });
  const device = await withToken(await openDevice(browser, phone), token);
  await device.page.goto(path);
  return device;
}

/** The computer of the secretary, on a page of the competition. */
export async function openSecretary(browser: Browser, { token }: League, path: string): Promise<Device> {
  const device = await withToken(await openDevice(browser, { viewport: { width: 1280, height: 900 } }), token);
  await device.page.goto(path);
  return device;
}

/** A control that appears under a finger ignores taps for half a second. People then tap again. */
const tapUntil = (tap: () => Promise<void>, isDone: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await tap();
    await isDone();
  }).toPass();

/** Chooses the players of a lineup in the order of its games, as a captain taps them. */
export async function fillLineup(page: Page, players: readonly string[]): Promise<void> {
  const slots = page.getByRole('group', { name: say('lineup.slots') });
  for (const [index, player] of players.entries()) {
    const game = say('game.ofMatch', { number: index + 1 });
    const choice = page.getByRole('button', { name: `${player} ${game}`, exact: true });
    if (index === 0) await untilReady(choice);
    await tapUntil(
      () => choice.tap({ timeout: 2000 }),
      () => expect(slots.getByRole('button', { name: `${game}: ${player}` })).toBeVisible({ timeout: 1000 }),
    );
  }
}

/** Chooses an option of a select with a finger. */
export async function chooseOption(page: Page, select: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: select });
  await tapUntil(
    () => field.tap({ timeout: 2000 }),
    () => page.getByRole('option', { name: option }).tap({ timeout: 1000 }),
  );
  await expect(field).toContainText(option);
}

/** The row of a game on the sheet of a match. */
export const rowOf = (page: Page, number: number) =>
  page
    .getByRole('table', { name: say('teamMatch.sheet') })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(number), exact: true }) });

/** The button with which a captain confirms the sheet with this score. */
export const confirmButton = (page: Page, score: string, team: string) =>
  page.getByRole('button', { name: say('teamMatchConfirm.confirm', { score, team }) });

/** A captain confirms the sheet with this score. */
export async function confirmSheet(page: Page, score: string, team: string): Promise<void> {
  await confirmButton(page, score, team).tap();
  await expect(page.getByText(say('teamMatchConfirm.confirmed', { team }), { exact: true })).toBeVisible();
}

/** Expects that the sheet on a screen is confirmed by both captains. */
export async function expectConfirmed(page: Page, { home, away }: Match): Promise<void> {
  for (const { name: team } of [home, away])
    await expect(page.getByText(say('teamMatchConfirm.confirmed', { team }), { exact: true })).toBeVisible();
}

/** Expects the points of these teams in the table on a page. */
export async function expectPointsOn(page: Page, ...teams: readonly (readonly [Team, points: number])[]): Promise<void> {
  const table = page.getByRole('table', { name: say('words.standings') });
  for (const [{ name }, points] of teams)
    await expect(table.getByRole('row').filter({ hasText: name }).getByRole('cell').last()).toHaveText(String(points));
}

/** Opens the table of the division again, and expects the points of these teams. */
export async function expectPoints(page: Page, { tablePath }: League, ...teams: Parameters<typeof expectPointsOn>[1][]): Promise<void> {
  await page.goto(tablePath);
  await expectPointsOn(page, ...teams);
}
