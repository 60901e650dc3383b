import type { Matchday } from '@oche/api/contract/calendar';
import type { Input } from '@oche/api/contract/endpoints';
import { addDays } from '@oche/darts/days';
import { middenkust } from '@oche/darts/match/presets';
import { register, startTestServer, type TestServer } from '../testServer.ts';

export type Client = ReturnType<TestServer['as']>;

/** A server with a super admin. */
export const startLeagues = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  const world = await startTestServer(options);
  const { client: boss } = await register(world, 'Boss');
  const { id } = (await boss.call('getUser', {}))!;
  await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
  return { world, boss };
};

/** Connects the captain of a team with an account, as the captain does with the link of the team. */
export const claimTeam = async (boss: Client, captain: Client, id: string): Promise<void> => {
  const { token } = await boss.call('renewTeamAccess', { id });
  await captain.call('claimTeam', { token });
};

/** Starts an open season without a match, which organisers cannot: the test adds what is played. */
export const startSeason = async ({ database: { db } }: TestServer, id: string): Promise<void> => {
  await db.updateTable('seasons').set({ state: 'running' }).where('id', '=', id).execute();
};

/** A competition with an open season, for tests of its groups and fixtures. */
export const openLeague = async (boss: Client, { startsOn = '2026-09-07', endsOn = '2027-05-30' } = {}) => {
  const { id } = await boss.call('createCompetition', { name: 'League', timeZone: 'Europe/Brussels', domains: [] });
  const { id: seasonId } = await boss.call('createSeason', { organisationId: id, name: '2026', startsOn, endsOn });
  await boss.call('setSeasonStatus', { id: seasonId, state: 'open' });
  let teams = 0;
  /** A team at home on Fridays at 20:00. */
  const addTeam = (more: Partial<Input<'createTeam'>> = {}) => {
    teams += 1;
    return boss.call('createTeam', { seasonId, name: `Team ${teams}`, short: `T${teams}`, homeWeekday: 5, homeTime: '20:00', ...more });
  };
  /** A location that is open on Thursdays and Fridays. */
  const addLocation = (name: string, boards = 2) => {
    const evenings = [4, 5].map((weekday) => ({ weekday, boards, from: '19:00', to: null }));
    return boss.call('createLocation', { organisationId: id, name, boards, evenings });
  };
  const addGroup = (more: Partial<Input<'createGroup'>> = {}) =>
    boss.call('createGroup', { seasonId, name: 'First Division', structure: middenkust, ...more });
  return { id, seasonId, addTeam, addLocation, addGroup };
};

/** Weeks from Monday to Sunday for all groups, from Monday 7 September 2026. */
export const weeks = (count: number): Matchday[] =>
  Array.from({ length: count }, (_, week) => {
    const from = addDays('2026-09-07', 7 * week);
    return { groupId: null, number: week + 1, from, to: addDays(from, 6), kind: 'league' };
  });

/** A league of two divisions, of six and of five teams, with ten matchdays. Two teams each share four locations, the others have their own. */
export const openFederation = async (boss: Client) => {
  const league = await openLeague(boss);
  const { seasonId, addTeam, addLocation, addGroup } = league;
  const teams = [];
  for (const [index, boards] of [2, 1, 1, 1, 1, 1, 1].entries()) {
    const { id: locationId } = await addLocation(`Location ${index + 1}`, boards);
    for (let team = 0; team < (index < 4 ? 2 : 1); team++) teams.push(await addTeam({ locationId }));
  }
  // Every second team, so that teams of one location play in different divisions.
  const [first, second] = [teams.filter((_, index) => index % 2 === 0), teams.filter((_, index) => index % 2 === 1)];
  const groups = [
    await addGroup({ teams: first.map(({ id }) => ({ teamId: id })) }),
    await addGroup({ name: 'Second Division', level: 2, teams: second.map(({ id }) => ({ teamId: id })) }),
  ];
  await boss.call('setMatchdays', { seasonId, matchdays: weeks(10) });
  const plan = (more: Partial<Input<'planFixtures'>> = {}) => boss.call('planFixtures', { seasonId, drawNumber: 4711, ...more });
  /** Plans and stores the fixtures, and returns the matches. */
  const apply = async (more: Partial<Input<'planFixtures'>> = {}) => {
    const { version, drawNumber } = await plan(more);
    await boss.call('applyFixtures', { seasonId, drawNumber, version, ...more });
    return list();
  };
  const list = async (client = boss) => (await client.call('listMatches', { seasonId, perPage: 200 })).items;
  return { ...league, teams, groups, plan, apply, list };
};
