import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@oche/darts/days';
import { middenkust } from '@oche/darts/match/presets';
import { issueToken } from '../accounts/tokens.ts';
import { register, type TestServer } from '../testServer.ts';
import { readCalendar } from '../platform/calendar/testCalendar.ts';
import { openMatch } from './matches/testMatch.ts';
import { openFederation, startLeagues, weeks, type Client } from './testLeague.ts';

describe('calendars to subscribe to', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    world.fetch(new Request(`http://test/api/calendars/${path}`, { headers }));
  /** A changed calendar is shared for a while only if no write of this server has changed it. */
  const read = async (path: string) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    return readCalendar(await response.text()).events;
  };
  /** The appointment of a match; undefined if the calendar does not have it. */
  const eventIn = async (path: string, id: string) => (await read(path)).find(({ uid }) => uid === id);

  test('drafts have no calendar; an open season has one, which is empty until its matches are published', async () => {
    const { id: organisationId } = await boss.call('createCompetition', { name: 'Drafts', timeZone: 'Europe/Brussels', domains: [] });
    const dates = { startsOn: '2026-09-07', endsOn: '2027-05-30' };
    const { id: seasonId } = await boss.call('createSeason', { organisationId, name: '2026', ...dates });
    const team = await boss.call('createTeam', { seasonId, name: 'Secret', short: 'SEC' });
    const group = await boss.call('createGroup', { seasonId, name: 'Secret', structure: middenkust });
    const paths = [`season/${seasonId}.ics`, `team/${team.team.id}.ics`, `group/${group.id}.ics`];
    for (const path of paths) expect((await get(path)).status).toBe(404);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
    for (const path of paths) expect(await read(path)).toEqual([]);
    for (const path of ['season/x.ics', 'season/01890000-0000-7000-8000-000000000001.ics', 'constructor/x.ics', `season/${seasonId}`])
      expect((await get(path)).status).toBe(404);
  });

  test('season, division, team and location have their matches, and follow moves', async () => {
    const { apply, seasonId, groups, teams } = await openFederation(boss);
    const matches = await apply();
    await boss.call('setMatchdays', { seasonId, matchdays: weeks(12) });
    expect(await read(`season/${seasonId}.ics`)).toEqual([]);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const [match] = matches;
    const team = teams.find(({ id }) => id === match!.home.id)!;
    const paths = [`season/${seasonId}`, `group/${match!.groupId}`, `team/${team.team.id}`, `location/${match!.location.id}`];
    const counts = await Promise.all(paths.map(async (path) => (await read(`${path}.ics`)).length));
    const isOfTeam = ({ home, away }: (typeof matches)[number]) => [home.id, away.id].includes(team.id);
    expect(counts).toEqual([
      matches.length,
      matches.filter(({ groupId }) => groupId === match!.groupId).length,
      matches.filter(isOfTeam).length,
      matches.filter(({ location }) => location.id === match!.location.id).length,
    ]);
    expect(await eventIn(`${paths[0]!}.ics`, match!.id)).toMatchObject({
      ...{ sequence: 0, status: 'CONFIRMED', summary: `${match!.home.name} v ${match!.away.name}`, location: match!.location.name },
      startsAt: `${match!.startsAt}:00`,
      description: `${groups.find(({ id }) => id === match!.groupId)!.name}\nMatchday ${match!.matchday}`,
    });
    const evening = addDays(weeks(12)[11]!.from, 3);
    await boss.call('moveMatch', { id: match!.id, startsAt: `${evening}T19:30` });
    for (const path of paths)
      expect(await eventIn(`${path}.ics`, match!.id)).toMatchObject({
        ...{ sequence: 1, revisedAt: '2026-11-27T19:00:00Z' },
        ...{ startsAt: `${evening}T19:30:00`, startInstant: `${evening}T18:30:00.000Z` },
      });
    // A lock changes nothing that a calendar shows. Exchanged home sides keep the id.
    await boss.call('lockMatch', { id: match!.id, locked: true });
    expect(await eventIn(`${paths[0]!}.ics`, match!.id)).toMatchObject({ sequence: 1 });
    await boss.call('lockMatch', { id: match!.id, locked: false });
    await boss.call('swapHome', { id: match!.id, withReturn: false, reason: 'Hall closed' });
    expect(await eventIn(`${paths[0]!}.ics`, match!.id)).toMatchObject({
      ...{ sequence: 2, summary: `${match!.away.name} v ${match!.home.name}` },
    });
  });

  test('evenings around the change of the clocks are at the right instants', async () => {
    const match = await openMatch(world, boss, middenkust);
    for (const [index, [startsAt, instant]] of [
      ['2027-03-27T20:00', '2027-03-27T19:00:00.000Z'],
      ['2027-03-28T20:00', '2027-03-28T18:00:00.000Z'],
      ['2026-11-29T20:00', '2026-11-29T19:00:00.000Z'],
    ].entries()) {
      await boss.call('moveMatch', { id: match.id, startsAt: startsAt!, reason: 'Clocks' });
      const event = await eventIn(`season/${match.seasonId}.ics`, match.id);
      expect(event).toMatchObject({ startsAt: `${startsAt}:00`, startInstant: instant, sequence: index + 1 });
    }
  });

  test('hostile names of teams and locations stay texts in their places', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { id, organisationId, seasonId, home, away, location } = match;
    const attack = 'A, B; "C"\\n\r\nATTACH:javascript:x\nEND:VEVENT 🎯\u202e\u0007';
    const asText = 'A, B; "C"\\n ATTACH:javascript:x END:VEVENT 🎯';
    await boss.call('updateSeasonTeam', { id: home.id, name: attack });
    await boss.call('updateSeasonTeam', { id: away.id, name: `B ${attack}` });
    await boss.call('updateLocation', { id: location.id, name: attack, address: attack });
    await boss.call('updateSite', { organisationId, name: attack });
    const text = await (await get(`season/${seasonId}.ics`)).text();
    const { name, events } = readCalendar(text);
    expect(name).toBe(`${asText} 2026`);
    expect(events).toMatchObject([
      {
        uid: id,
        summary: `${asText} v B ${asText}`,
        location: `${asText}, ${asText}`,
        startInstant: '2026-11-27T19:00:00.000Z',
      },
    ]);
  });

  test('trap 19: a match cannot start at a time that the clocks show twice or never', async () => {
    const { apply } = await openFederation(boss);
    const [match] = await apply();
    for (const startsAt of ['2026-10-25T02:30', '2027-03-28T02:30'])
      await expect(boss.call('moveMatch', { id: match!.id, startsAt, reason: 'Night' })).rejects.toMatchObject({
        body: { fields: { starts_at: 'not-one-instant' } },
      });
  });

  test('texts are in the language asked for, otherwise in the first language of the competition', async () => {
    const match = await openMatch(world, boss, middenkust);
    await world.database.db
      .updateTable('organisations')
      .set({ languages: JSON.stringify(['nl', 'fr']) })
      .where('id', '=', match.organisationId)
      .execute();
    for (const [query, matchday] of [
      ['', 'Speeldag 1'],
      ['?lang=fr', 'Journée 1'],
      ['?lang=xx', 'Speeldag 1'],
    ] as const)
      expect(await eventIn(`season/${match.seasonId}.ics${query}`, match.id)).toMatchObject({
        description: expect.stringContaining(matchday),
      });
  });

  test('an annulled match and a postponed one stay as cancelled, with a reason', async () => {
    const match = await openMatch(world, boss, middenkust);
    const event = () => eventIn(`season/${match.seasonId}.ics`, match.id);
    await world.database.db.updateTable('matches').set({ state: 'postponed' }).where('id', '=', match.id).execute();
    expect(await event()).toMatchObject({
      ...{ status: 'CANCELLED', sequence: 0, summary: 'Postponed: Home v Away', description: expect.stringContaining('postponed') },
    });
    await boss.call('moveMatch', { id: match.id, startsAt: '2026-12-04T20:00', reason: 'Agreed' });
    expect(await event()).toMatchObject({ status: 'CONFIRMED', sequence: 1, transp: '' });
    await boss.call('withdrawTeam', { id: match.away.id });
    expect(await event()).toMatchObject({
      ...{ status: 'CANCELLED', sequence: 2, summary: 'Annulled: Home v Away', description: expect.stringContaining('does not count') },
    });
  });

  test('the address of a private location, and its calendar, are not public', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { id } = match.location;
    await boss.call('updateLocation', { id, address: 'Kerkstraat 1' });
    const location = async () => (await eventIn(`season/${match.seasonId}.ics`, match.id))!.location;
    expect(await location()).toBe('Hall, Kerkstraat 1');
    await world.database.db.updateTable('locations').set({ private: true }).where('id', '=', id).execute();
    expect((await get(`location/${id}.ics`)).status).toBe(404);
    // The shared calendar is dropped by the next write of a place.
    await boss.call('updateLocation', { id, address: 'Kerkstraat 2' });
    expect(await location()).toBe('Hall');
  });

  test('a calendar is cached, and sent again only if it has changed', async () => {
    const match = await openMatch(world, boss, middenkust);
    const path = `season/${match.seasonId}.ics`;
    const first = await get(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const etag = first.headers.get('etag')!;
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    await boss.call('moveMatch', { id: match.id, startsAt: '2026-12-04T20:00', reason: 'Agreed' });
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    // A calendar of one match is too short to be compressed.
    expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull();
  });

  test('a user subscribes to their own matches by a secret address, which can be renewed and ended', async () => {
    const match = await openMatch(world, boss, middenkust);
    const { captain } = match.home;
    expect(await captain.call('getMyCalendar', {})).toEqual({ createdAt: null });
    const { path } = await captain.call('renewMyCalendar', {});
    const own = path.slice('/calendars/'.length);
    expect(await eventIn(own, match.id)).toBeDefined();
    expect((await get(own)).headers.get('cache-control')).toBe('private, no-cache');
    expect(await captain.call('getMyCalendar', {})).toEqual({ createdAt: '2026-11-27T19:00:00.000Z' });
    const stored = await world.database.db.selectFrom('calendarTokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(own.slice('mine/'.length, -'.ics'.length));
    const renewed = (await captain.call('renewMyCalendar', {})).path.slice('/calendars/'.length);
    expect((await get(own)).status).toBe(404);
    expect(await read(renewed)).toHaveLength(1);
    await captain.call('endMyCalendar', {});
    expect((await get(renewed)).status).toBe(404);
  });

  test('logging out everywhere ends the address of their calendar, until a new one is created', async () => {
    const { client } = await register(world, 'Lost phone');
    const { id: userId } = (await client.call('getUser', {}))!;
    const { path } = await client.call('renewMyCalendar', {});
    const own = path.slice('/calendars/'.length);
    await read(own);
    await client.call('logoutEverywhere', {});
    expect((await get(own)).status).toBe(404);
    const again = world.as(await world.server.asSystem((context) => issueToken({ kind: 'user', userId }, context)));
    expect(await again.call('getMyCalendar', {})).toEqual({ createdAt: null });
    await read((await again.call('renewMyCalendar', {})).path.slice('/calendars/'.length));
    expect((await get(own)).status).toBe(404);
  });

  test('players see the matches on whose day they are on the roster, and nobody sees those of others', async () => {
    const match = await openMatch(world, boss, middenkust);
    const [{ client: player }, { client: stranger }] = [await register(world, 'Player'), await register(world, 'Stranger')];
    const { id: userId } = (await player.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', match.away.players[0]!).execute();
    const calendarOf = async (client: Client) => (await client.call('renewMyCalendar', {})).path.slice('/calendars/'.length);
    const [ofPlayer, ofStranger] = [await calendarOf(player), await calendarOf(stranger)];
    expect(await read(ofPlayer)).toHaveLength(1);
    expect(await read(ofStranger)).toHaveLength(0);
    await world.database.db.updateTable('rosterEntries').set({ endsOn: '2026-11-26' }).where('seasonTeamId', '=', match.away.id).execute();
    expect(await read(ofPlayer)).toHaveLength(0);
    await world.database.db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', userId).execute();
    expect((await get(ofPlayer)).status).toBe(404);
  });
});
