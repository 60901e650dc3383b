import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '@oche/api/contract/endpoints';
import { lineupParts } from '@oche/darts/match/lineup';
import { middenkust } from '@oche/darts/match/presets';
import type { SeasonRules } from '@oche/api/contract/season';
import { register, type TestServer } from '../testServer.ts';
import { openMatch } from './matches/testMatch.ts';
import { deleteOldRefusals } from './requestAnswers.ts';
import { claimTeam, startLeagues, type Client } from './testLeague.ts';

const day = 86_400_000;
const [today, tomorrow] = ['2026-11-27', '2026-11-28'];

let world: TestServer;
let boss: Client;
beforeAll(async () => {
  ({ world, boss } = await startLeagues());
});
afterAll(() => world.close());

/** A match of today, with the requests that its captains make and get. */
const open = async (rules: Partial<SeasonRules> = {}) => {
  const match = await openMatch(world, boss, middenkust, rules);
  const { seasonId, home, away } = match;
  const members = (client: Client = boss, teamId?: string) => client.call('listSeasonMembers', { seasonId, ...(teamId ? { teamId } : {}) });
  const memberOf = async (player: string) => (await members()).find(({ playerId }) => playerId === player)!;
  /** The captain of the away team asks for a player of the home team. */
  const ask = async (number = 0) => {
    const { id } = await memberOf(home.players[number]!);
    return (await away.captain.call('transferMember', { id, teamId: away.id })).requests[0]!;
  };
  /** The captain of the home team asks for a new player. */
  const askNew = async (name: string, more: { isAnotherPerson?: boolean } = {}) =>
    home.captain.call('createMember', { seasonId, person: { name }, teamId: home.id, ...more });
  /** A third team of the season, with a captain if there is one. */
  const addTeam = async (name: string, captain?: Client) => {
    const { id } = await boss.call('createTeam', { seasonId, name, short: name, captains: captain ? [{ name: 'Captain' }] : [] });
    if (captain) await claimTeam(boss, captain, id);
    return { id };
  };
  const setMatch = (more: { state: 'planned' | 'cancelled'; annulled: boolean; startsAt: string }) =>
    world.database.db.updateTable('matches').set(more).where('id', '=', match.id).execute();
  return { ...match, match, members, memberOf, ask, askNew, addTeam, setMatch };
};

const daysIn = (member: Output<'answerRequest'>) => member!.roster.map(({ team, from, to }) => [team.name, from, to]);
const news = async (client: Client, ...kinds: string[]) => {
  await world.settle();
  const all = await client.call('listNotifications', {});
  return all.flatMap(({ kind, league }) =>
    kinds.includes(kind) ? [[kind, league?.team?.name ?? league?.match?.home, league?.player, league?.reason]] : [],
  );
};

test('a player who changes teams on the day of a match leaves tomorrow, also if an organiser accepts', async () => {
  const { id, home, away, ask } = await open();
  const request = await ask();
  expect(request).toMatchObject({ on: tomorrow, match: { home: 'Home', away: 'Away' } });
  await home.captain.call('answerRequest', { id: request.id, accept: true });
  expect(daysIn(await boss.call('answerRequest', { id: request.id, accept: true }))).toEqual([
    ['Home', '2026-09-07', today],
    ['Away', tomorrow, null],
  ]);
  // The captain of the new team finds the player among those who cannot be chosen tonight.
  const { players } = await away.captain.call('getOwnLineup', { id, part: lineupParts(middenkust)[0]!.id, side: '1' });
  expect(players.find(({ player }) => player === home.players[0])).toMatchObject({ roster: 'own', eligibleFrom: tomorrow });
  const free = await open({ rosterByCaptain: 'free' });
  const moved = await free.home.captain.call('answerRequest', { id: (await free.ask()).id, accept: true });
  expect(daysIn(moved).at(-1)).toEqual(['Away', tomorrow, null]);
});

test('a known player who is accepted in place of a new person leaves tomorrow too', async () => {
  const { home, away, seasonId } = await open();
  const { requests } = await away.captain.call('createMember', { seasonId, person: { name: 'Home 1' }, teamId: away.id });
  const accepted = await boss.call('answerRequest', { id: requests[0]!.id, accept: true, playerId: home.players[0]! });
  expect(daysIn(accepted)).toEqual([
    ['Home', '2026-09-07', today],
    ['Away', tomorrow, null],
  ]);
});

test('a known player who already moves to another team is accepted instead on the day of that move', async () => {
  const { home, away, seasonId, addTeam, memberOf } = await open();
  const third = await addTeam('Third');
  const { id } = await memberOf(home.players[0]!);
  await boss.call('transferMember', { id, teamId: third.id, on: tomorrow });
  const { requests } = await away.captain.call('createMember', { seasonId, person: { name: 'Home 1' }, teamId: away.id });
  const accepted = await boss.call('answerRequest', { id: requests[0]!.id, accept: true, playerId: home.players[0]! });
  expect(daysIn(accepted)).toEqual([
    ['Home', '2026-09-07', today],
    ['Away', tomorrow, null],
  ]);
});

test('a captain agrees to one request for a player at a time', async () => {
  const { home, addTeam, memberOf, ask } = await open();
  const { client: captain } = await register(world, 'Captain');
  const third = await addTeam('Third', captain);
  const first = await ask();
  const { id } = await memberOf(home.players[0]!);
  const { requests } = await captain.call('transferMember', { id, teamId: third.id, fromTeamId: home.id });
  const second = requests.find(({ to }) => to.id === third.id)!;
  const answer = (request: { id: string }, accept: boolean) => home.captain.call('answerRequest', { id: request.id, accept });
  await answer(first, true);
  await expect(answer(second, true)).rejects.toMatchObject({ status: 409, body: { code: 'taken', team: 'Away' } });
  // The agreement about another player does not matter.
  await answer(await ask(1), true);
  await answer(first, false);
  expect(await answer(second, true)).toMatchObject({ requests: [{ id: second.id, state: 'agreed' }] });
});

test('two teams ask for one player: accepting one request refuses the other, and tells its captain why', async () => {
  const { home, away, seasonId, addTeam, memberOf, ask } = await open();
  const third = await addTeam('Third', home.captain);
  const accepted = await ask();
  const { id } = await memberOf(home.players[0]!);
  await home.captain.call('transferMember', { id, teamId: third.id, fromTeamId: home.id });
  const other = await ask(1);
  expect(await boss.call('answerRequest', { id: accepted.id, accept: true })).toMatchObject({ requests: [] });
  expect(await home.captain.call('listRefusedRequests', { seasonId })).toMatchObject([
    { teamId: third.id, name: 'Home 1', reason: null, joined: 'Away' },
  ]);
  await world.settle();
  const refused = (await home.captain.call('listNotifications', {})).filter(({ kind }) => kind === 'request-refused');
  expect(refused.map(({ league }) => [league!.team!.name, league!.player, league!.joined])).toEqual([['Third', 'Home 1', 'Away']]);
  // The request for another player stays open.
  expect((await memberOf(home.players[1]!)).requests).toMatchObject([{ id: other.id, state: 'asked' }]);
  expect(await news(away.captain, 'request-refused')).toEqual([]);
});

test('requests of other teams stay open if the season lets a player be in several', async () => {
  const { home, away, addTeam, memberOf } = await open({ teamsPerMember: 3 });
  const third = await addTeam('Third', home.captain);
  const { id, playerId, seasonId } = await memberOf(home.players[0]!);
  await away.captain.call('createMember', { seasonId, playerId, teamId: away.id });
  const asked = await home.captain.call('createMember', { seasonId, playerId, teamId: third.id });
  const [first] = asked.requests.filter(({ to }) => to.id === third.id);
  const accepted = await boss.call('answerRequest', { id: first!.id, accept: true });
  expect(accepted).toMatchObject({ id, requests: [{ to: { id: away.id } }] });
});

test('an organiser who moves a player refuses the requests for them', async () => {
  const { home, away, seasonId, addTeam, memberOf, ask } = await open();
  const third = await addTeam('Third');
  await ask();
  const { id } = await memberOf(home.players[0]!);
  expect(await boss.call('transferMember', { id, teamId: third.id, on: tomorrow })).toMatchObject({ requests: [] });
  expect(await away.captain.call('listRefusedRequests', { seasonId })).toMatchObject([{ name: 'Home 1', joined: 'Third' }]);
});

test('nobody joins a team on a day outside the season', async () => {
  const { home, away, seasonId, memberOf } = await open();
  const { id } = await memberOf(home.players[0]!);
  for (const [client, on] of [
    [away.captain, '2030-01-01'],
    [boss, '2027-05-31'],
    [boss, '2026-09-06'],
  ] as const) {
    const fields = { on: 'outside-season' };
    await expect(client.call('transferMember', { id, teamId: away.id, on })).rejects.toMatchObject({ status: 400, body: { fields } });
  }
  const late = { seasonId, person: { name: 'Mia' }, teamId: home.id, activeFrom: '2027-05-31' };
  await expect(boss.call('createMember', late)).rejects.toMatchObject({ body: { fields: { active_from: 'outside-season' } } });
  expect(await away.captain.call('transferMember', { id, teamId: away.id, on: '2027-05-30' })).toMatchObject({ requests: [{}] });
});

test('announcements of a move say from which day', async () => {
  const { away, ask, home } = await open();
  await boss.call('answerRequest', { id: (await ask()).id, accept: true });
  await world.settle();
  for (const [client, kind] of [
    [away.captain, 'member-accepted'],
    [home.captain, 'member-left'],
  ] as const) {
    const all = await client.call('listNotifications', {});
    expect(all.find((each) => each.kind === kind)?.league).toMatchObject({ player: 'Home 1', days: [tomorrow] });
  }
});

test('the captain who asked reads from when a new player may play', async () => {
  const { home, askNew } = await open({ waitDays: 7 });
  const { requests } = await askNew('Mia');
  await boss.call('answerRequest', { id: requests[0]!.id, accept: true });
  await world.settle();
  const all = await home.captain.call('listNotifications', {});
  expect(all.find(({ kind }) => kind === 'member-accepted')?.league).toMatchObject({ player: 'Mia', days: ['2026-12-04'] });
});

test('a match today does not concern a request for a new person', async () => {
  const { askNew } = await open();
  expect((await askNew('Mia')).requests).toMatchObject([{ on: today, match: null }]);
});

test('a player who changes teams plays for the new one today if neither team has a match', async () => {
  const { ask, setMatch } = await open();
  for (const [number, off] of [{ state: 'cancelled' as const }, { annulled: true }, { startsAt: '2026-11-28T20:00' }].entries()) {
    await setMatch({ state: 'planned', annulled: false, startsAt: '2026-11-27T20:00', ...off });
    const request = await ask(number);
    expect(request).toMatchObject({ on: today, match: null });
    expect(daysIn(await boss.call('answerRequest', { id: request.id, accept: true })).at(-1)).toEqual(['Away', today, null]);
  }
});

test('the captains of a sealed lineup hear that one of its players may no longer play, and the reveal records a protest', async () => {
  const { id, home, away, handIn, slotsOf, memberOf, sheet } = await open();
  const part = lineupParts(middenkust)[0]!.id;
  const lineup = home.players.slice(0, slotsOf(part));
  const read = () => home.captain.call('getOwnLineup', { id, part, side: '0' });
  await handIn(part, 0, lineup);
  const gone = await memberOf(lineup[0]!);
  // Somebody who is not in the lineup changes nothing.
  await boss.call('transferMember', { id: (await memberOf(home.players[7]!)).id, teamId: away.id, on: today });
  expect(await news(home.captain, 'lineup-invalid')).toEqual([]);
  await boss.call('transferMember', { id: gone.id, teamId: away.id, on: today });
  expect(await news(home.captain, 'lineup-invalid')).toEqual([['lineup-invalid', 'Home', null, null]]);
  expect(await news(away.captain, 'lineup-invalid')).toEqual([]);
  const { sealed, players } = await read();
  expect(sealed!.players).toEqual(lineup);
  expect(players.find(({ player }) => player === lineup[0])).toMatchObject({ name: 'Home 1', roster: 'none' });
  expect(players.some(({ player }) => player === home.players[7])).toBe(false);
  await handIn(part, 1, away.players.slice(0, slotsOf(part)));
  const protests = (await sheet(home.captain)).events.flatMap(({ kind, payload }) => (kind === 'protest' ? [payload] : []));
  expect(protests).toEqual([{ side: 1, about: lineup[0], text: 'not-on-roster' }]);
});

test('nobody who changes the roster hears, as a captain, whom a sealed lineup names', async () => {
  const { seasonId, home, away, handIn, slotsOf, memberOf } = await open();
  const part = lineupParts(middenkust)[0]!.id;
  const lineup = home.players.slice(0, slotsOf(part));
  await handIn(part, 0, lineup);
  const [team] = (await boss.call('listTeams', { seasonId })).filter(({ id }) => id === home.id);
  const known = team!.captains.map(({ name, email }) => ({ name, email }));
  await boss.call('updateSeasonTeam', {
    id: home.id,
    captains: [...known, { name: 'Spy', email: 'spy@example.org' }, { name: 'No account', email: 'none@example.org' }],
  });
  const { client: spy } = await register(world);
  world.wait(1000);
  await claimTeam(boss, spy, home.id);
  await boss.call('transferMember', { id: (await memberOf(lineup[0]!)).id, teamId: away.id, on: today });
  expect(await news(spy, 'lineup-invalid')).toEqual([]);
  expect(await news(home.captain, 'lineup-invalid')).toHaveLength(1);
  const mails = await world.database.db
    .selectFrom('announcementMails')
    .innerJoin('announcements', 'announcements.id', 'announcementId')
    .select('email')
    .where('kind', '=', 'lineup-invalid')
    .execute();
  // Only accounts get one.
  expect(mails.filter(({ email }) => email !== null)).toEqual([]);
});

test('a refused request tells the captain who asked why, and stays visible to the team for 14 days', async () => {
  const { home, away, seasonId, ask, askNew } = await open();
  const refused = (client: Client) => client.call('listRefusedRequests', { seasonId });
  const { requests } = await askNew('Mia');
  await boss.call('answerRequest', { id: requests[0]!.id, accept: false, reason: 'Not paid' });
  // A new person is deleted, so only the list of the team has the name.
  expect(await news(home.captain, 'request-refused')).toEqual([['request-refused', 'Home', null, 'Not paid']]);
  world.wait(1000);
  await home.captain.call('answerRequest', { id: (await ask()).id, accept: false });
  expect(await news(away.captain, 'request-refused')).toEqual([['request-refused', 'Away', 'Home 1', null]]);
  expect(await refused(home.captain)).toMatchObject([{ teamId: home.id, name: 'Mia', reason: 'Not paid' }]);
  expect(await refused(away.captain)).toMatchObject([{ teamId: away.id, name: 'Home 1', reason: null }]);
  expect((await refused(boss)).map(({ name }) => name)).toEqual(['Home 1', 'Mia']);
  const { client: stranger } = await register(world, 'Stranger');
  await expect(refused(stranger)).rejects.toMatchObject({ status: 403 });
  world.wait(15 * day);
  expect(await refused(boss)).toEqual([]);
  await world.server.asSystem(deleteOldRefusals);
  expect(await world.database.db.selectFrom('refusedRequests').selectAll().execute()).toEqual([]);
  world.wait(-15 * day - 1000);
});

test('a captain takes back an own request, which deletes a new person, and nobody else can', async () => {
  const { organisationId, home, away, ask, askNew, members } = await open();
  const { requests } = await askNew('Mia');
  const mia = { id: requests[0]!.id, accept: false };
  await expect(away.captain.call('answerRequest', mia)).rejects.toMatchObject({ status: 403 });
  // The captain who has asked does not accept.
  await expect(home.captain.call('answerRequest', { ...mia, accept: true })).rejects.toMatchObject({ status: 403 });
  expect(await home.captain.call('answerRequest', mia)).toBeNull();
  expect((await boss.call('listPlayers', { organisationId, search: 'Mia' })).items).toEqual([]);
  const { id } = await ask();
  expect(await away.captain.call('answerRequest', { id, accept: false })).toMatchObject({ requests: [] });
  expect((await members()).flatMap(({ requests: open }) => open)).toEqual([]);
  for (const client of [home.captain, away.captain]) expect(await news(client, 'request-refused')).toEqual([]);
  await expect(away.captain.call('answerRequest', { id, accept: false })).rejects.toMatchObject({ status: 404 });
});

test('an organiser learns that a captain means another person of the name', async () => {
  const { askNew, members } = await open();
  await askNew('Away 1', { isAnotherPerson: true });
  await askNew('Away 2');
  const said = (await members()).flatMap(({ name, requests }) => requests.map(({ isAnotherPerson }) => [name, isAnotherPerson]));
  expect(said).toEqual([
    ['Away 1', true],
    ['Away 2', false],
  ]);
});

test('the id of a member of another team is taken', async () => {
  const { seasonId, home, away, memberOf, members } = await open();
  const { id } = await memberOf(away.players[0]!);
  const add = (teamId: string) => boss.call('createMember', { seasonId, id, person: { name: 'Mia' }, teamId });
  await expect(add(home.id)).rejects.toMatchObject({ status: 409, body: { code: 'taken' } });
  expect(await add(away.id)).toMatchObject({ id, name: 'Away 1' });
  expect(await members(boss, home.id)).toHaveLength(8);
});
