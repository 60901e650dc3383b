import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { defaultGroupRules } from '@oche/api/contract/group';
import { twoForAWin } from '@oche/darts/league/presets';
import { bezirksligaShootOut, middenkust } from '@oche/darts/match/presets';
import { register, type TestServer } from '../testServer.ts';
import { claimTeam, openFederation, openLeague, startLeagues, type Client, startSeason } from './testLeague.ts';

describe('groups of a season', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => {
    ({ world, boss } = await startLeagues());
  });
  afterAll(() => world.close());

  const perGame = { ...defaultGroupRules, points: { win: 0, draw: 0, loss: 0, perSet: 1 } };
  const teamsInput = (...ids: string[]) => ids.map((teamId) => ({ teamId }));

  test('a new group has the default rules and the teams in the given order', async () => {
    const { seasonId, addTeam, addGroup } = await openLeague(boss);
    const [one, two] = [await addTeam(), await addTeam()];
    const teams = [
      { teamId: two.id, keyNumber: 3 },
      { teamId: one.id, seed: 1 },
    ];
    const group = await addGroup({ name: ' First  Division', teams });
    expect(group).toEqual({
      ...{ id: group.id, seasonId, slug: 'first-division', name: 'First Division', kind: 'league', level: 1, position: 0 },
      ...{ structure: middenkust, rules: defaultGroupRules, follows: null, version: group.version },
      teams: [
        { id: two.id, slug: 'team-2', name: 'Team 2', short: 'T2', state: 'accepted', keyNumber: 3, seed: null },
        { id: one.id, slug: 'team-1', name: 'Team 1', short: 'T1', state: 'accepted', keyNumber: null, seed: 1 },
      ],
    });
    const second = await addGroup({ name: 'First Division', level: 2 });
    const create = await addGroup({ name: 'Create' });
    expect([second.slug, create.slug, create.position]).toEqual(['first-division-2', 'create-2', 1]);
    expect(await addGroup({ id: group.id })).toEqual(group);
    const listed = await world.as().call('listSeasonGroups', { seasonId });
    expect(listed).toEqual([group, create, second]);
  });

  test('the default rules are those of the preset for two points', () => {
    const { points, tieBreakers } = twoForAWin;
    expect(defaultGroupRules).toMatchObject({ points, tieBreakers });
  });

  test('nobody except organisers sees the groups of a draft', async () => {
    const { seasonId, addGroup } = await openLeague(boss);
    await addGroup();
    await boss.call('setSeasonStatus', { id: seasonId, state: 'draft' });
    const stranger = (await register(world)).client;
    for (const client of [world.as(), stranger])
      await expect(client.call('listSeasonGroups', { seasonId })).rejects.toMatchObject({ status: 404 });
    expect(await boss.call('listSeasonGroups', { seasonId })).toHaveLength(1);
  });

  test('a team plays in one division, in a league that follows it, and in any number of cups', async () => {
    const { addTeam, addGroup } = await openLeague(boss);
    const team = await addTeam();
    const teams = teamsInput(team.id);
    const first = await addGroup({ teams });
    const refused = addGroup({ name: 'Second', teams });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'taken', body: { team_ids: [team.id] } });
    const follows = { groupIds: [first.id], ranks: [1, 2], carry: 'all' as const };
    expect(await addGroup({ name: 'Play-offs', teams, follows })).toMatchObject({ follows });
    for (const name of ['Cup', 'Other Cup']) await addGroup({ name, kind: 'cup', structure: bezirksligaShootOut, teams });
    await boss.call('updateGroup', { id: first.id, teams: [] });
    expect((await addGroup({ name: 'Second', teams })).teams).toHaveLength(1);
  });

  test.each<[string, (ids: { own: string; foreign: string; group: string }) => Partial<Input<'updateGroup'>>, string]>([
    ['a team of another season', ({ foreign }) => ({ teams: teamsInput(foreign) }), 'teams'],
    ['a team twice', ({ own }) => ({ teams: teamsInput(own, own) }), 'teams'],
    ['21 teams in a league', () => ({ teams: Array.from({ length: 21 }, () => ({ teamId: randomUUID() })) }), 'teams'],
    ['a group that follows itself', ({ group }) => ({ follows: { groupIds: [group], ranks: [1], carry: 'none' } }), 'follows'],
    ['an unknown group to follow', () => ({ follows: { groupIds: [randomUUID()], ranks: [1], carry: 'none' } }), 'follows'],
    ['a structure without blocks', () => ({ structure: { ...middenkust, blocks: [] } }), 'structure'],
    [
      'points per game where not all games are played',
      () => ({ structure: { ...middenkust, play: 'until-decided' }, rules: perGame }),
      'structure',
    ],
    [
      'a score that is no score',
      () => ({ rules: { ...perGame, points: { ...perGame.points, byScore: { won: 1 } } } }),
      'rules.points.by_score.won',
    ],
  ])('refuses %s', async (_what, changeOf, field) => {
    const league = await openLeague(boss);
    const own = (await league.addTeam()).id;
    const foreign = (await (await openLeague(boss)).addTeam()).id;
    const group = (await league.addGroup()).id;
    const before = await world.fingerprint();
    const refused = boss.call('updateGroup', { id: group, ...changeOf({ own, foreign, group }) });
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('two organisers do not overwrite each other, and may order teams quickly', async () => {
    const { seasonId, addTeam, addGroup } = await openLeague(boss);
    const [a, b, c] = [(await addTeam()).id, (await addTeam()).id, (await addTeam()).id];
    const { id, version } = await addGroup({ teams: teamsInput(a, b) });
    const named = await boss.call('updateGroup', { id, version, name: 'Premier' });
    const changed = { status: 409, code: 'changed' };
    await expect(boss.call('updateGroup', { id, version, rules: { ...defaultGroupRules, up: 2 } })).rejects.toMatchObject(changed);
    expect((await boss.call('listSeasonGroups', { seasonId }))[0]).toEqual(named);
    const ordered = await boss.call('updateGroup', { id, version: named.version, teams: teamsInput(b, a) });
    expect(ordered.version).toBe(named.version);
    const joined = await boss.call('updateGroup', { id, version: named.version, teams: teamsInput(b, a, c) });
    await expect(boss.call('updateGroup', { id, version: named.version, teams: teamsInput(b) })).rejects.toMatchObject(changed);
    expect((await boss.call('updateGroup', { id, name: 'First' })).teams).toEqual(joined.teams);
  });

  test('a refused structure names its problems', async () => {
    const { addGroup } = await openLeague(boss);
    const structure = { ...middenkust, sheet: { least: 1, full: 2, most: 4 } };
    const problems = [
      { code: 'block-needs-players', block: 'a', needed: 4, available: 2 },
      { code: 'block-needs-players', block: 'b', needed: 4, available: 2 },
      { code: 'block-needs-players', block: 'c', needed: 4, available: 2 },
    ];
    await expect(addGroup({ structure })).rejects.toMatchObject({ status: 400, body: { problems } });
    await expect(addGroup({ kind: 'cup' })).rejects.toMatchObject({ status: 400, body: { problems: [{ code: 'needs-decider' }] } });
  });

  test('once the season runs, new rules need a reason, which the audit log keeps', async () => {
    const { seasonId, addGroup } = await openLeague(boss);
    const { id } = await addGroup();
    await startSeason(world, seasonId);
    const rules = { ...defaultGroupRules, up: 2 };
    const refused = boss.call('updateGroup', { id, rules });
    await expect(refused).rejects.toMatchObject({ status: 400, body: { fields: { reason: 'missing' } } });
    expect(await boss.call('updateGroup', { id, rules, reason: 'Voted in May' })).toMatchObject({ rules });
    expect(await boss.call('updateGroup', { id, name: 'Premier' })).toMatchObject({ name: 'Premier', slug: 'first-division', rules });
    const written = await world.database.db.selectFrom('audit').select('detail').where('subject', '=', id).execute();
    expect(written).toContainEqual({ detail: { rules, reason: 'Voted in May' } });
  });

  test('a structure has at most one format for each game, and a table the points of at most 400 scores', async () => {
    const { addGroup } = await openLeague(boss);
    const [format] = Object.values(middenkust.formats);
    const formats = { ...middenkust.formats, ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, format!])) };
    const byScore = Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}-0`, 1]));
    const refused = (field: string) => ({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    await expect(addGroup({ structure: { ...middenkust, formats } })).rejects.toMatchObject(refused('structure.formats'));
    const rules = { ...defaultGroupRules, points: { ...defaultGroupRules.points, byScore } };
    await expect(addGroup({ rules })).rejects.toMatchObject(refused('rules.points.by_score'));
  });

  test('several teams leave a group with as many statements as one', async () => {
    const { addTeam, addGroup } = await openLeague(boss);
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await addTeam()).id);
    const { id } = await addGroup({ teams: teamsInput(...ids) });
    const statements = async (...remaining: string[]) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await boss.call('updateGroup', { id, teams: teamsInput(...remaining) });
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    const one = await statements(...ids.slice(1));
    expect(one).toBeGreaterThan(5);
    expect(await statements(ids[7]!)).toBe(one);
  });

  test('a team moves to another division with `moving`, and its planned matches there are deleted', async () => {
    const { seasonId, teams, groups, apply, list } = await openFederation(boss);
    const [first, second] = groups;
    await apply();
    const { id } = teams[0]!;
    const input = {
      id: second!.id,
      teams: [...second!.teams.map((team) => ({ teamId: team.id, keyNumber: 1 })).slice(0, 1), { teamId: id }],
    };
    await expect(boss.call('updateGroup', input)).rejects.toMatchObject({ status: 409, code: 'taken', body: { team_ids: [id] } });
    const changed = await boss.call('updateGroup', { ...input, moving: true });
    expect(changed.teams.map((team) => team.id)).toEqual(input.teams.map(({ teamId }) => teamId));
    const left = (await boss.call('listSeasonGroups', { seasonId })).find((group) => group.id === first!.id)!;
    expect(left.teams.map((team) => team.id)).toEqual(first!.teams.slice(1).map((team) => team.id));
    const remaining = await list();
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining.some(({ home, away }) => [home.id, away.id].includes(id))).toBe(false);
    // Once the matches are published, nobody moves.
    await boss.call('setSeasonStatus', { id: seasonId, state: 'running' });
    const before = await world.fingerprint();
    const late = { id: second!.id, moving: true, teams: [...input.teams, { teamId: first!.teams[1]!.id }] };
    await expect(boss.call('updateGroup', late)).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
    expect(await world.fingerprint()).toBe(before);
  });

  test('the teams of a group are for organisers to change', async () => {
    const { id: organisationId, addTeam, addGroup } = await openLeague(boss);
    const team = await addTeam({ captains: [{ name: 'Captain' }] });
    const { id } = await addGroup({ teams: teamsInput(team.id) });
    const captain = (await register(world, 'Captain')).client;
    await claimTeam(boss, captain, team.id);
    const change = { id, teams: [] };
    for (const client of [captain, (await register(world)).client])
      await expect(client.call('updateGroup', change)).rejects.toMatchObject({ status: 404 });
    const { client: editor } = await register(world, 'Editor');
    await boss.call('setMember', { id: organisationId, email: (await editor.call('getUser', {}))!.email, role: 'editor' });
    expect((await editor.call('updateGroup', change)).teams).toEqual([]);
  });

  test('groups do not follow each other, not even through others', async () => {
    const { addGroup } = await openLeague(boss);
    const after = (id: string) => ({ groupIds: [id], ranks: [1], carry: 'none' as const });
    const first = await addGroup();
    const second = await addGroup({ name: 'Second', follows: after(first.id) });
    const third = await addGroup({ name: 'Third', follows: after(second.id) });
    const call = boss.call('updateGroup', { id: first.id, follows: after(third.id) });
    await expect(call).rejects.toMatchObject({ status: 400, body: { fields: { follows: 'unknown' } } });
  });

  test('a group that another one follows is not deleted', async () => {
    const { seasonId, addGroup } = await openLeague(boss);
    const { id } = await addGroup();
    const follower = await addGroup({ name: 'Play-offs', follows: { groupIds: [id], ranks: [1], carry: 'none' } });
    await expect(boss.call('deleteGroup', { id })).rejects.toMatchObject({ status: 409, code: 'has-dependents' });
    for (const each of [follower.id, id]) await boss.call('deleteGroup', { id: each });
    expect(await boss.call('listSeasonGroups', { seasonId })).toEqual([]);
  });
});
