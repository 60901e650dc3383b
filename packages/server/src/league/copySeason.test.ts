import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import type { SeasonTeam } from '@oche/api/contract/team';
import { defaultGroupRules } from '@oche/api/contract/group';
import { middenkust, waalwijk } from '@oche/darts/match/presets';
import { register, type TestServer } from '../testServer.ts';
import { openLeague, startLeagues, type Client } from './testLeague.ts';

describe('from one season to the next', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => ({ world, boss } = await startLeagues()));
  afterAll(() => world.close());

  /** Two divisions of three teams. In the first one, every team beats those after it. */
  const open = async () => {
    const league = await openLeague(boss);
    const { seasonId, id, addTeam, addGroup, addLocation } = league;
    const { id: locationId } = await addLocation('De Linde');
    const teams: SeasonTeam[] = [];
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])
      teams.push(await addTeam({ name, short: `T${name}`, locationId, captains: [{ name: `Captain ${name}` }], wishes: 'Late' }));
    const idsOf = (some: typeof teams) => some.map((team) => ({ teamId: team.id }));
    const rules = { ...defaultGroupRules, up: 1, down: 1 };
    const first = await addGroup({ name: 'First', teams: idsOf(teams.slice(0, 3)), rules });
    const second = await addGroup({ name: 'Second', level: 2, structure: waalwijk, teams: idsOf(teams.slice(3)), rules });
    const copyTo = (
      more: Partial<NonNullable<Input<'createSeason'>['copy']>> & { teams: NonNullable<Input<'createSeason'>['copy']>['teams'] },
    ) =>
      boss.call('createSeason', {
        ...{ organisationId: id, name: '2027', startsOn: '2027-09-06', endsOn: '2028-05-21', copiedFrom: seasonId },
        copy: { withRosters: false, withBoard: false, ...more },
      });
    return { ...league, teams, first, second, copyTo };
  };
  type Open = Awaited<ReturnType<typeof open>>;

  const decide = async ({ seasonId, teams: [a1, a2, a3], first }: Open) => {
    for (const [index, [home, away]] of [
      [a1!, a2!],
      [a1!, a3!],
      [a2!, a3!],
    ].entries()) {
      const matchId = crypto.randomUUID();
      await world.database.db
        .insertInto('matches')
        .values({
          ...{
            id: matchId,
            seasonId,
            groupId: first.id,
            key: `${index}`,
            slug: `m-${matchId}`,
            matchday: index + 1,
            homeId: home!.id,
            awayId: away!.id,
          },
          ...{
            locationId: home!.location!.id,
            startsAt: '2026-09-11T20:00',
            state: 'walkover',
            locked: false,
            movedFrom: '[]',
            absent: 'away',
          },
          ...{ annulled: false, createdAt: new Date() },
        })
        .execute();
      await world.database.db
        .insertInto('matchResults')
        .values({ matchId, points: '[10,0]', legs: '[30,0]', leader: 0, isFinal: true, isCorrected: false, length: 1, foldVersion: 1 })
        .execute();
    }
  };

  test('the final divisions have their teams by rank and their rules', async () => {
    const league = await open();
    await decide(league);
    const { seasonId, teams, first, second } = league;
    const divisions = await boss.call('listFinalDivisions', { seasonId });
    expect(divisions).toMatchObject([
      {
        id: first.id,
        name: 'First',
        level: 1,
        ranked: [{ name: 'A1' }, { name: 'A2' }, { name: 'A3' }],
        out: [],
        up: 1,
        down: 1,
        isFinal: true,
      },
      { id: second.id, name: 'Second', level: 2 },
    ]);
    expect(divisions[0]!.ranked[0]).toEqual({ id: teams[0]!.id, teamId: teams[0]!.team.id, name: 'A1' });
    await boss.call('withdrawTeam', { id: teams[4]!.id, reason: 'Too few' });
    expect((await boss.call('listFinalDivisions', { seasonId }))[1]).toMatchObject({ out: [{ name: 'B2' }], ranked: [{}, {}] });
  });

  test('the statements for the final divisions do not grow with their number', async () => {
    const { seasonId, addGroup } = await open();
    const counting = async () => {
      const spy = vi.spyOn(world.database.db.getExecutor(), 'provideConnection');
      const divisions = await boss.call('listFinalDivisions', { seasonId });
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return { divisions: divisions.length, statements: length };
    };
    const { statements } = await counting();
    for (let level = 3; level <= 8; level++) await addGroup({ name: `Level ${level}`, level });
    expect(await counting()).toEqual({ divisions: 8, statements });
  });

  test('a new season gets divisions, matchdays by weeks, teams on their new level, captains, players and board', async () => {
    const { seasonId, teams, first, second, copyTo } = await open();
    const [a1, , a3, b1] = teams;
    const matchdays = [
      { groupId: null, number: 1, from: '2026-09-07', to: '2026-09-13', kind: 'league' as const },
      { groupId: second.id, number: 2, from: '2026-09-14', to: '2026-09-20', kind: 'league' as const },
      { groupId: null, number: 3, from: '2027-05-24', to: '2027-05-30', kind: 'league' as const },
    ];
    await boss.call('setMatchdays', { seasonId, matchdays });
    await boss.call('createMember', { seasonId, teamId: a1!.id, person: { name: 'An Wit' }, class: 'A' });
    const gone = await boss.call('createMember', { seasonId, teamId: a1!.id, person: { name: 'Bo Hout' } });
    await boss.call('updateMember', { id: gone.id, activeTo: '2026-12-01' });
    await boss.call('createMember', { seasonId, teamId: b1!.id, person: { name: 'Cas Rood' } });
    await boss.call('createBoardMember', { seasonId, name: 'Dré Groen', office: 'Chair' });
    const chosen = [
      { teamId: a1!.team.id, groupId: first.id },
      { teamId: b1!.team.id, groupId: first.id },
      { teamId: a3!.team.id, groupId: second.id },
      { teamId: teams[1]!.team.id, groupId: null },
    ];
    const next = await copyTo({ teams: chosen, withRosters: true, withBoard: true });
    expect(next).toMatchObject({ state: 'draft', copiedFrom: seasonId });
    const groups = await boss.call('listSeasonGroups', { seasonId: next.id });
    expect(groups).toMatchObject([
      { name: 'First', slug: 'first', level: 1, structure: middenkust, rules: { up: 1 }, teams: [{ name: 'A1' }, { name: 'B1' }] },
      { name: 'Second', level: 2, structure: waalwijk, teams: [{ name: 'A3' }] },
    ]);
    const entered = await boss.call('listTeams', { seasonId: next.id });
    expect(entered).toMatchObject(
      ['A1', 'A2', 'A3', 'B1'].map((name) => ({
        name,
        location: { name: 'De Linde' },
        homeWeekday: 5,
        captains: [{ name: `Captain ${name}` }],
        wishes: '',
      })),
    );
    const members = await boss.call('listSeasonMembers', { seasonId: next.id });
    expect(members).toMatchObject([
      { name: 'An Wit', class: 'A', number: 1, state: 'active', roster: [{ team: { name: 'A1' }, kind: 'fixed' }] },
      { name: 'Cas Rood', roster: [{ team: { name: 'B1' } }] },
    ]);
    expect(await boss.call('listBoardMembers', { seasonId: next.id })).toMatchObject([{ name: 'Dré Groen', office: 'Chair' }]);
    // The last matchday would end after the new season.
    expect(await boss.call('listMatchdays', { seasonId: next.id })).toMatchObject([
      { number: 1, from: '2027-09-06', to: '2027-09-12', groupId: null },
      { number: 2, from: '2027-09-13', groupId: groups[1]!.id },
    ]);
    expect((await boss.call('listMatches', { seasonId: next.id })).total).toBe(0);
  });

  test('a copy without a season, with unknown teams or divisions, or too many teams is refused, and nothing is created', async () => {
    const { id, teams, copyTo } = await open();
    const [a1] = teams;
    const unknown = crypto.randomUUID();
    const ofTeam = (teamId: string, groupId: string | null = null) => copyTo({ teams: [{ teamId, groupId }] });
    await expect(ofTeam(unknown)).rejects.toMatchObject({ body: { fields: { 'copy.teams': 'unknown' } } });
    await expect(ofTeam(a1!.team.id, unknown)).rejects.toMatchObject({ body: { fields: { 'copy.teams': 'unknown' } } });
    const twice = { teamId: a1!.team.id, groupId: null };
    await expect(copyTo({ teams: [twice, twice] })).rejects.toMatchObject({ body: { fields: { 'copy.teams': 'repeated' } } });
    const copy = { teams: [], withRosters: true, withBoard: true };
    const season = { organisationId: id, name: '2028', startsOn: '2028-09-04', endsOn: '2029-05-27' };
    await expect(boss.call('createSeason', { ...season, copy })).rejects.toMatchObject({ body: { fields: { copied_from: 'missing' } } });
    const { id: foreign } = await openLeague(boss);
    const other = (await boss.call('listSeasons', { organisationId: foreign }))[0]!.id;
    await expect(boss.call('createSeason', { ...season, copiedFrom: other, copy })).rejects.toMatchObject({
      body: { fields: { copied_from: 'unknown' } },
    });
    expect(await boss.call('listSeasons', { organisationId: id })).toHaveLength(1);
    const { client: stranger } = await register(world, 'Stranger');
    await expect(stranger.call('listFinalDivisions', { seasonId: other })).rejects.toMatchObject({ status: 404 });
  });
});
