import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, type TestServer } from '../testServer.ts';
import { claimTeam, openLeague, startLeagues, type Client } from './testLeague.ts';

describe('managed competitions', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const account = async (name: string) => {
    const { client } = await register(world, name);
    return { client, email: (await client.call('getUser', {}))!.email };
  };
  const slugOf = async (id: string) => (await boss.call('listAvailableOrganisations', {})).find((each) => each.id === id)!.slug;

  test('organisers get every season with the sizes of its lists, and captains get those of their teams', async () => {
    const { id, seasonId, addTeam, addGroup } = await openLeague(boss);
    const orgSlug = await slugOf(id);
    const captain = await account('Captain');
    const team = await addTeam({ captains: [{ name: 'Captain', email: captain.email }] });
    await claimTeam(boss, captain.client, team.id);
    await addTeam();
    const group = await addGroup();
    await boss.call('createMember', { seasonId, teamId: team.id, person: { name: 'Mia Trosdubbel' } });
    const draft = await boss.call('createSeason', { organisationId: id, name: '2027', startsOn: '2027-09-04', endsOn: '2028-05-28' });

    const asOrganiser = await boss.call('getManagedCompetition', { orgSlug, season: '2026' });
    expect(asOrganiser).toMatchObject({ organisation: { id }, role: 'admin', ownTeams: [] });
    expect(asOrganiser.seasons.map((each) => each.id)).toEqual([draft.id, seasonId]);
    expect(asOrganiser.season).toMatchObject({ id: seasonId, counts: { teams: 2, groups: 1, members: 1 } });

    await boss.call('withdrawTeam', { id: team.id });
    expect((await boss.call('getManagedCompetition', { orgSlug, season: '2026' })).season!.counts).toMatchObject({ teams: 1, members: 0 });
    await world.database.db.updateTable('seasonTeams').set({ state: 'accepted' }).where('id', '=', team.id).execute();

    const asCaptain = await captain.client.call('getManagedCompetition', { orgSlug });
    expect(asCaptain).toMatchObject({ role: 'captain', season: null });
    expect(asCaptain.seasons.map((each) => each.id)).toEqual([seasonId]);
    const { slug, short } = team.team;
    expect(asCaptain.ownTeams).toEqual([{ id: team.id, seasonId, slug, short, name: team.name }]);
    const ofTeam = await captain.client.call('getManagedCompetition', { orgSlug, season: '2026', team: slug });
    expect(ofTeam.team).toMatchObject({ id: team.id, captains: [{ email: captain.email }] });
    const ofGroup = await boss.call('getManagedCompetition', { orgSlug, season: '2026', group: group.slug });
    expect(ofGroup.group).toMatchObject({ id: group.id, name: group.name });
    const unknownGroup = boss.call('getManagedCompetition', { orgSlug, season: '2026', group: 'no-such-group' });
    await expect(unknownGroup).rejects.toMatchObject({ status: 404 });
    const unknown = captain.client.call('getManagedCompetition', { orgSlug, season: '2026', team: 'nobodys' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const noMatch = captain.client.call('getManagedCompetition', { orgSlug, season: '2026', match: 'nobodys' });
    await expect(noMatch).rejects.toMatchObject({ status: 404 });
    await expect(captain.client.call('getManagedCompetition', { orgSlug, season: '2027' })).rejects.toMatchObject({ status: 404 });
  });

  test('a link gives an account the place of a named captain once, and ends when that captain is removed', async () => {
    const { addTeam } = await openLeague(boss);
    const nameless = await addTeam();
    const [first, second] = [(await account('First')).client, (await account('Second')).client];
    await expect(claimTeam(boss, first, nameless.id)).rejects.toMatchObject({ status: 409, body: { code: 'taken' } });

    const { id } = await addTeam({ captains: [{ name: 'First' }] });
    const { token } = await boss.call('renewTeamAccess', { id });
    await first.call('claimTeam', { token });
    await expect(second.call('claimTeam', { token })).rejects.toMatchObject({ status: 409, body: { code: 'taken' } });
    await boss.call('updateSeasonTeam', { id, captains: [{ name: 'Second' }] });
    expect(await first.call('getUser', {})).toMatchObject({ isCaptain: false });
    const dead = { status: 404, body: { code: 'not-found' } };
    for (const client of [first, second]) await expect(client.call('claimTeam', { token })).rejects.toMatchObject(dead);
    await claimTeam(boss, second, id);
    expect(await second.call('getUser', {})).toMatchObject({ isCaptain: true });
  });

  test('a team that does not play any more, or whose season is over, has no links', async () => {
    const { seasonId, addTeam } = await openLeague(boss);
    const withdrawn = await addTeam({ captains: [{ name: 'Anke' }] });
    const played = await addTeam({ captains: [{ name: 'Bart' }] });
    const anke = (await account('Anke')).client;
    const wrongState = { status: 422, body: { code: 'wrong-state' } };
    const tokens = [];
    for (const { id } of [withdrawn, played]) tokens.push((await boss.call('renewTeamAccess', { id })).token);
    await boss.call('withdrawTeam', { id: withdrawn.id });
    await world.database.db.updateTable('seasons').set({ state: 'finished' }).where('id', '=', seasonId).execute();
    for (const [index, { id }] of [withdrawn, played].entries()) {
      await expect(boss.call('renewTeamAccess', { id })).rejects.toMatchObject(wrongState);
      await expect(anke.call('claimTeam', { token: tokens[index]! })).rejects.toMatchObject(wrongState);
    }
  });

  test('organisers get a location of the competition with its boards', async () => {
    const { id, addTeam, addLocation } = await openLeague(boss);
    const orgSlug = await slugOf(id);
    const captain = (await account('Captain')).client;
    await claimTeam(boss, captain, (await addTeam({ captains: [{ name: 'Captain' }] })).id);
    const location = await addLocation('Café De Linde', 3);
    const read = (client: Client, locationId: string) => client.call('getManagedCompetition', { orgSlug, location: locationId });
    expect((await read(boss, location.id)).location).toEqual(location);
    const foreign = await (await openLeague(boss)).addLocation('Elsewhere');
    for (const unknown of [foreign.id, 'no-such-location'])
      await expect(read(boss, unknown)).rejects.toMatchObject({ status: 404, body: { message: expect.stringContaining('location') } });
    await expect(read(captain, location.id)).rejects.toMatchObject({ status: 404 });
  });

  test('the link of a team opens the competition for its captain without an account', async () => {
    const { id, seasonId, addTeam } = await openLeague(boss);
    const [own, other] = [await addTeam(), await addTeam()];
    const { token } = await boss.call('renewTeamAccess', { id: own.id });
    const guest = world.as(token);
    expect(await guest.call('listAvailableOrganisations', {})).toMatchObject([{ id, role: 'captain' }]);
    const orgSlug = await slugOf(id);
    const managed = await guest.call('getManagedCompetition', { orgSlug, season: '2026', team: own.team.slug });
    expect(managed).toMatchObject({ role: 'captain', team: { id: own.id }, ownTeams: [{ id: own.id, seasonId }] });
    expect(await guest.call('listSeasonMembers', { seasonId, teamId: other.id })).toEqual([]);
    await boss.call('renewTeamAccess', { id: own.id });
    await expect(guest.call('getManagedCompetition', { orgSlug })).rejects.toMatchObject({ status: 401 });
  });

  test('a captain learns from their account that they are one', async () => {
    const { addTeam } = await openLeague(boss);
    const captain = await account('Captain');
    expect(await captain.client.call('getUser', {})).toMatchObject({ isCaptain: false });
    const team = await addTeam({ captains: [{ name: 'Captain', email: captain.email }] });
    await claimTeam(boss, captain.client, team.id);
    expect(await captain.client.call('getUser', {})).toMatchObject({ isCaptain: true });
  });

  test('a former slug of a season leads to it', async () => {
    const { id, seasonId } = await openLeague(boss);
    await boss.call('updateSeason', { id: seasonId, slug: 'winter' });
    for (const season of ['2026', 'winter'])
      expect((await boss.call('getManagedCompetition', { orgSlug: await slugOf(id), season })).season!.slug).toBe('winter');
  });

  test('users without a role or a team do not find the competition', async () => {
    const { id, addTeam } = await openLeague(boss);
    const orgSlug = await slugOf(id);
    const editor = await account('Editor');
    await boss.call('setMember', { id, email: editor.email, role: 'editor' });
    const captain = await account('Captain');
    const team = await addTeam({ captains: [{ name: 'Captain', email: captain.email }] });
    await claimTeam(boss, captain.client, team.id);
    const rolesOf = async ({ client }: { client: Client }) =>
      (await client.call('listAvailableOrganisations', {})).filter((each) => each.id === id).map(({ role }) => role);
    expect(await rolesOf(editor)).toEqual(['editor']);
    expect(await rolesOf(captain)).toEqual(['captain']);
    await boss.call('withdrawTeam', { id: team.id });
    expect(await rolesOf(captain)).toEqual([]);
    await expect(captain.client.call('getManagedCompetition', { orgSlug })).rejects.toMatchObject({ status: 404 });
    await expect(boss.call('getManagedCompetition', { orgSlug: 'no-such-league' })).rejects.toMatchObject({ status: 404 });
  });
});
