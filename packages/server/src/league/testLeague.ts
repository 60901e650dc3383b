import type { Input } from '@oche/api/contract/endpoints';
import { middenkust } from '@oche/darts/match/presets';
import { register, startTestServer, type TestServer } from '../testServer.ts';

export type Client = ReturnType<TestServer['as']>;

/** A server with a super admin. */
export const startLeagues = async () => {
  const world = await startTestServer();
  const { client: boss } = await register(world, 'Boss');
  const { id } = (await boss.call('getUser', {}))!;
  await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
  return { world, boss };
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
