import type { SeasonMatch } from '@oche/darts/league/seasonMatch';
import { db } from '../platform/db/current.ts';
import { calendarOf } from './matchRows.ts';

const matchRows = () =>
  db()
    .selectFrom('matches')
    .leftJoin('matchResults', 'matchResults.matchId', 'matches.id')
    .select(['matches.id', 'groupId', 'homeId', 'awayId', 'matchday', 'round', 'startsAt', 'state', 'annulled'])
    .select(['points', 'legs', 'leader', 'isFinal']);
type Row = Awaited<ReturnType<ReturnType<typeof matchRows>['executeTakeFirstOrThrow']>>;

const seasonMatchOf = (row: Row): SeasonMatch => ({
  ...calendarOf(row),
  ...{ status: row.state, isAnnulled: row.annulled, isFinal: row.isFinal ?? false },
  ...{ points: row.points ?? [0, 0], legs: row.legs ?? [0, 0], leader: row.leader },
});

/** The matches of groups as tables count them, from their stored results. A match without a log has no score. */
export const loadSeasonMatches = async (groupIds: readonly string[]): Promise<SeasonMatch[]> =>
  (await matchRows().where('groupId', 'in', groupIds).execute()).map(seasonMatchOf);

/** The matches of a team in a season, of all groups, as tables count them. */
export const loadTeamMatches = async (seasonTeamId: string): Promise<SeasonMatch[]> => {
  const rows = await matchRows()
    .where((eb) => eb.or([eb('homeId', '=', seasonTeamId), eb('awayId', '=', seasonTeamId)]))
    .execute();
  return rows.map(seasonMatchOf);
};

/** A function that returns the last day of each matchday of a group, by number. */
export const loadLastDays = async (seasonId: string): Promise<(groupId: string) => Map<number, string>> => {
  const rows = await db().selectFrom('matchdays').select(['groupId', 'number', 'to']).where('seasonId', '=', seasonId).execute();
  return (groupId) => new Map(rows.filter((row) => row.groupId === null || row.groupId === groupId).map(({ number, to }) => [number, to]));
};
