import { randomUUID } from 'node:crypto';
import { middenkust } from '@oche/darts/match/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { claimTeam, startSeason } from './testLeague.ts';
import { register, startTestServer, type TestServer } from '../testServer.ts';

type Client = ReturnType<TestServer['as']>;

describe('teams', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    world = await startTestServer();
    boss = (await register(world, 'Boss')).client;
    const { id } = (await boss.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
  });
  afterAll(() => world.close());

  /** A league with an open season. */
  const openLeague = async () => {
    const { id } = await boss.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: [] });
    const addSeason = async (year: number) => {
      const season = { organisationId: id, name: `${year}`, startsOn: `${year}-09-04`, endsOn: `${year + 1}-05-28` };
      const created = await boss.call('createSeason', season);
      await boss.call('setSeasonStatus', { id: created.id, state: 'open' });
      return created.id;
    };
    const seasonId = await addSeason(2026);
    const location = await boss.call('createLocation', { organisationId: id, name: 'De Linde', boards: 2 });
    const add = (more: Partial<Input<'createTeam'>> = {}) =>
      boss.call('createTeam', { seasonId, name: 'De Linde A', short: 'Linde A', ...more });
    return { id, seasonId, addSeason, location, add };
  };
  const account = async (name: string) => {
    const { client } = await register(world, name);
    return { client, email: (await client.call('getUser', {}))!.email };
  };

  test('a new team is a permanent team and plays in the season', async () => {
    const { seasonId, location, add } = await openLeague();
    const team = await add({
      ...{ name: ' De  Linde A', club: 'De Linde', locationId: location.id, homeWeekday: 5, homeTime: '20:00', region: 'West' },
      ...{ colours: ['#D3222A', '#ffffff'], wishes: 'Not on Fridays', captains: [{ name: 'Mia Trosdubbel', phone: '+32 470 00 00 00' }] },
    });
    expect(team).toEqual({
      ...{ id: team.id, seasonId, name: 'De Linde A', state: 'accepted', homeWeekday: 5, homeTime: '20:00', region: 'West' },
      team: { id: team.team.id, slug: 'de-linde-a', short: 'Linde A', club: 'De Linde' },
      location: { id: location.id, name: 'De Linde', address: '' },
      ...{ colours: ['#d3222a', '#ffffff'], wishes: 'Not on Fridays', hasLink: false, awaitsLink: false, withdrawnOn: null },
      captains: [{ name: 'Mia Trosdubbel', email: null, phone: '+32 470 00 00 00', hasAccount: false }],
    });
    expect(await boss.call('createTeam', { seasonId, id: team.id, name: 'De Linde A', short: 'Linde A' })).toEqual(team);
    expect((await add({ name: 'Create' })).team.slug).toBe('create-2');
  });

  test('only organisers and captains of the season see contacts and wishes, and nobody else sees teams of a draft', async () => {
    const { seasonId, addSeason, add } = await openLeague();
    const captain = await account('Captain');
    const linde = await add({ captains: [{ name: 'Captain', email: captain.email, phone: '0470 00 00 00' }], wishes: 'No Fridays' });
    const other = await account('Other');
    const krijtstreep = await add({ name: 'Krijtstreep', captains: [{ name: 'Other', email: other.email }] });
    // The address gives no rights: anybody can register with it.
    expect((await captain.client.call('listTeams', { seasonId }))[0]!.captains).toEqual([{ name: 'Captain' }]);
    await claimTeam(boss, captain.client, linde.id);
    await claimTeam(boss, other.client, krijtstreep.id);
    const next = await addSeason(2027);
    const list = (client: Client, id = seasonId) => client.call('listTeams', { seasonId: id });
    for (const client of [boss, captain.client, other.client])
      expect((await list(client))[0]).toMatchObject({
        wishes: 'No Fridays',
        captains: [{ name: 'Captain', email: captain.email, phone: '0470 00 00 00', hasAccount: true }],
      });
    for (const client of [world.as(), (await register(world)).client]) {
      const [team] = await list(client);
      expect(team!.captains).toEqual([{ name: 'Captain' }]);
      expect(team).not.toHaveProperty('wishes');
    }
    await boss.call('addExistingTeams', { seasonId: next, teamIds: [(await list(boss))[1]!.team.id] });
    expect((await list(other.client, next))[0]!.captains).toEqual([{ name: 'Other', email: other.email, phone: null, hasAccount: true }]);
    expect((await list(captain.client, next))[0]!.captains).toEqual([{ name: 'Other' }]);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'draft' });
    for (const client of [world.as(), captain.client]) await expect(list(client)).rejects.toMatchObject({ status: 404 });
    expect(await list(boss)).toHaveLength(2);
  });

  test('a name of another team is refused with the id of that team, also if both are created at once', async () => {
    const { add } = await openLeague();
    const results = await Promise.allSettled([add({ name: 'Flèche' }), add({ name: 'fleche' })]);
    const created = results.find((result) => result.status === 'fulfilled')!.value;
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, code: 'taken', body: { fields: { name: 'taken' }, team_id: created.team.id } });
    const second = await add({ name: 'Other' });
    const rename = boss.call('updateSeasonTeam', { id: second.id, name: 'FLECHE' });
    await expect(rename).rejects.toMatchObject({ status: 409, body: { team_id: created.team.id } });
    expect(await boss.call('updateSeasonTeam', { id: created.id, name: 'Flèche d’Or' })).toMatchObject({ name: 'Flèche d’Or' });
  });

  test('existing teams are entered once, as they were in their latest season', async () => {
    const { addSeason, location, add } = await openLeague();
    const captains = [{ name: 'Mia Trosdubbel', email: 'mia@example.org' }, { name: 'Vice' }];
    const first = await add({ locationId: location.id, homeWeekday: 5, homeTime: '20:00', colours: ['#d3222a'], captains });
    const next = await addSeason(2027);
    const input = { seasonId: next, teamIds: [first.team.id] };
    const [again, ...others] = await boss.call('addExistingTeams', input);
    expect(again).toEqual({ ...first, id: again!.id, seasonId: next });
    expect(others).toEqual([]);
    expect(await boss.call('addExistingTeams', input)).toEqual([again]);
    const foreign = await (await openLeague()).add();
    const refused = boss.call('addExistingTeams', { seasonId: next, teamIds: [foreign.team.id] });
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { team_ids: 'unknown' } } });
    // The name of an earlier season changes alone, that of the latest season is the name of the team.
    await boss.call('updateSeasonTeam', { id: first.id, name: 'De Oude Linde' });
    expect(await boss.call('addExistingTeams', { ...input, seasonId: await addSeason(2028) })).toMatchObject([{ name: 'De Linde A' }]);
  });

  test('teams of other seasons are listed as they would be entered, for organisers', async () => {
    const { id, seasonId, addSeason, location, add } = await openLeague();
    const home = { locationId: location.id, homeWeekday: 5 as const, homeTime: '20:00' };
    const linde = await add({ ...home, club: 'De Linde', captains: [{ name: 'Mia Trosdubbel' }, { name: 'Vice' }] });
    const other = await add({ name: 'Krijtstreep' });
    await boss.call('createMember', { seasonId, teamId: linde.id, person: { name: 'Mia Trosdubbel' } });
    const teams = [{ teamId: linde.id }, { teamId: other.id }];
    await boss.call('createGroup', { seasonId, name: 'First', structure: middenkust, teams });
    const next = await addSeason(2027);
    const list = (client = boss) => client.call('listFormerTeams', { seasonId: next });
    const former = { season: { id: seasonId, name: '2026' }, place: { group: 'First', position: null as number | null } };
    const ofLinde = {
      ...{ ...former, id: linde.team.id, name: 'De Linde A', club: 'De Linde', isEntered: false, location: 'De Linde' },
      ...{ homeWeekday: 5, homeTime: '20:00', captain: 'Mia Trosdubbel', players: 1 },
    };
    expect(await list()).toEqual([ofLinde, expect.objectContaining({ ...former, name: 'Krijtstreep', captain: null, players: 0 })]);
    const [group] = await boss.call('listSeasonGroups', { seasonId });
    const matchId = randomUUID();
    await world.database.db
      .insertInto('matches')
      .values({
        ...{ id: matchId, seasonId, groupId: group!.id, key: '1', slug: 'a-b', matchday: 1, homeId: other.id, awayId: linde.id },
        ...{ locationId: location.id, startsAt: '2026-09-11T20:00', state: 'walkover', locked: false, movedFrom: '[]', absent: 'away' },
        ...{ annulled: false, createdAt: new Date() },
      })
      .execute();
    await world.database.db
      .insertInto('matchResults')
      .values({ matchId, points: '[10,0]', legs: '[30,0]', leader: 0, isFinal: true, isCorrected: false, length: 1, foldVersion: 1 })
      .execute();
    await boss.call('addExistingTeams', { seasonId: next, teamIds: [linde.team.id] });
    expect((await list()).map(({ isEntered, place }) => [isEntered, place?.position])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    // A captain and a stranger do not learn that the list exists.
    const captain = await account('Captain');
    await claimTeam(boss, captain.client, linde.id);
    for (const client of [captain.client, (await account('Stranger')).client])
      await expect(list(client)).rejects.toMatchObject({ status: 404 });
    await expect(list(world.as())).rejects.toMatchObject({ status: 401 });
    const editor = await account('Editor');
    await boss.call('setMember', { id, email: editor.email, role: 'editor' });
    expect(await list(editor.client)).toHaveLength(2);
  });

  test('a captain changes captains, colours and wishes of their own team, and its evening while the season is open', async () => {
    const { seasonId, add } = await openLeague();
    const captain = await account('Captain');
    const { id } = await add({ captains: [{ name: 'Captain', email: captain.email }] });
    await claimTeam(boss, captain.client, id);
    const other = await add({ name: 'Krijtstreep' });
    const change = (more: object, teamId = id) => captain.client.call('updateSeasonTeam', { id: teamId, ...more });
    expect(await change({ colours: ['#000000'], homeWeekday: 4, homeTime: '19:30', wishes: 'Late' })).toMatchObject({
      ...{ colours: ['#000000'], homeWeekday: 4, homeTime: '19:30', wishes: 'Late' },
    });
    for (const refused of [{ name: 'Mine' }, { short: 'Mine' }, { region: 'North' }, { locationId: null }])
      await expect(change(refused), JSON.stringify(refused)).rejects.toMatchObject({ status: 403 });
    await expect(change({ colours: [] }, other.id)).rejects.toMatchObject({ status: 403 });
    await startSeason(world, seasonId);
    await expect(change({ homeWeekday: 5 })).rejects.toMatchObject({ status: 403 });
    // Whoever is no longer a captain has no rights.
    await change({ captains: [{ name: 'Successor' }] });
    await expect(change({ colours: [] })).rejects.toMatchObject({ status: 403 });
    const audit = await world.database.db.selectFrom('audit').select('detail').where('subject', '=', id).execute();
    expect(JSON.stringify(audit)).not.toContain(captain.email);
  });

  test('the link of a team connects one account with each captain, first with the one of the same address', async () => {
    const { add } = await openLeague();
    const [vice, captain, late] = [await account('Vice'), await account('Captain'), await account('Late')];
    const { id } = await add({ captains: [{ name: 'Captain' }, { name: 'Vice', email: vice.email }] });
    const { token } = await boss.call('renewTeamAccess', { id });
    const claim = async (client: Client) => (await client.call('claimTeam', { token })).captains.map(({ hasAccount }) => hasAccount);
    expect(await claim(vice.client)).toEqual([false, true]);
    expect(await claim(vice.client)).toEqual([false, true]);
    expect(await claim(captain.client)).toEqual([true, true]);
    await expect(claim(late.client)).rejects.toMatchObject({ status: 409, code: 'taken' });
    await expect(late.client.call('claimTeam', { token: 'unknown' })).rejects.toMatchObject({ status: 404 });
    // Another contact of the same captain keeps the account, and another name does not.
    const captains = [{ name: 'Captain' }, { name: 'Successor', email: vice.email }];
    await boss.call('updateSeasonTeam', { id, captains });
    await expect(vice.client.call('updateSeasonTeam', { id, colours: [] })).rejects.toMatchObject({ status: 403 });
    await captain.client.call('updateSeasonTeam', { id, colours: [] });
  });

  test('a team withdraws once, and its captains lose their rights', async () => {
    const { seasonId, add } = await openLeague();
    const captain = await account('Captain');
    const { id } = await add({ captains: [{ name: 'Captain', email: captain.email }] });
    await claimTeam(boss, captain.client, id);
    const withdraw = (client: Client) => client.call('withdrawTeam', { id, reason: 'Too few players' });
    await expect(withdraw(captain.client)).rejects.toMatchObject({ status: 403 });
    expect(await withdraw(boss)).toMatchObject({ state: 'withdrawn', withdrawnOn: '2026-11-27' });
    await expect(withdraw(boss)).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
    await expect(captain.client.call('updateSeasonTeam', { id, colours: [] })).rejects.toMatchObject({ status: 403 });
    const second = await add({ name: 'Krijtstreep' });
    const excluded = boss.call('withdrawTeam', { id: second.id, excluded: true, on: '2026-10-02' });
    expect(await excluded).toMatchObject({ state: 'excluded', withdrawnOn: '2026-10-02' });
    const states = (await boss.call('listTeams', { seasonId })).map(({ state }) => state);
    expect(states).toEqual(['withdrawn', 'excluded']);
  });

  test('teams of a finished season do not change', async () => {
    const { seasonId, add } = await openLeague();
    const { id, team } = await add();
    await startSeason(world, seasonId);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'finished' });
    const before = await world.fingerprint();
    for (const call of [
      () => add({ name: 'Late' }),
      () => boss.call('addExistingTeams', { seasonId, teamIds: [team.id] }),
      () => boss.call('updateSeasonTeam', { id, region: 'North' }),
      () => boss.call('withdrawTeam', { id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 422, code: 'wrong-state' });
    expect(await world.fingerprint()).toBe(before);
  });

  test.each<[string, Partial<Input<'createTeam'>>, string]>([
    ['a short name of one letter', { short: 'A' }, 'short'],
    ['three colours', { colours: ['#000000', '#111111', '#222222'] }, 'colours'],
    ['an eighth day of the week', { homeWeekday: 8 }, 'home_weekday'],
    ['a time after midnight', { homeTime: '24:30' }, 'home_time'],
    ['five captains', { captains: Array.from({ length: 5 }, () => ({ name: 'C' })) }, 'captains'],
    ['letters in a phone number', { captains: [{ name: 'C', phone: 'call me' }] }, 'captains.0.phone'],
  ])('refuses %s', async (_what, more, field) => {
    const { add } = await openLeague();
    await expect(add(more)).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  test('a location of another organisation is refused', async () => {
    const { location } = await openLeague();
    const { add } = await openLeague();
    const refused = add({ locationId: location.id });
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { location_id: 'unknown' } } });
  });

  test('a deleted account leaves the name of the captain without contact, or nothing if it is anonymous', async () => {
    const { seasonId, add } = await openLeague();
    const [known, unknown] = [await account('Known'), await account('Unknown')];
    const { id } = await add({
      captains: [
        { name: 'Unknown', email: unknown.email, phone: '0470 00 00 00' },
        { name: 'Known', email: known.email, phone: '0470 00 00 01' },
      ],
    });
    for (const { client } of [known, unknown]) await claimTeam(boss, client, id);
    const password = 'ninety-nine-darts';
    await unknown.client.call('deleteAccount', { password, anonymous: true });
    await known.client.call('deleteAccount', { password, anonymous: false });
    const [team] = await boss.call('listTeams', { seasonId });
    expect(team!.captains).toEqual([{ name: 'Known', email: null, phone: null, hasAccount: false }]);
  });
});
