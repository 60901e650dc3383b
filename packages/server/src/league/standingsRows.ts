import type { SeasonMatch } from '@oche/darts/league/seasonMatch';
import type { LeagueInput } from '@oche/darts/league/table';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
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

/** What the table of a group is computed from, besides its teams, rules and matches. */
type TableSettings = Required<Pick<LeagueInput, 'matchdays' | 'penalties' | 'decisions'>>;

/** The last days of the matchdays, the penalties in force and the decisions on ties of groups, by group. One statement: most groups have a few rows. */
export const loadTableSettings = async (groupIds: readonly string[]): Promise<Map<string, TableSettings>> => {
  const rows = await db()
    .selectFrom('seasonGroups')
    .select('seasonGroups.id')
    .select((group) => [
      jsonArrayFrom(
        group
          .selectFrom('matchdays')
          .select(['number', 'to'])
          .whereRef('matchdays.seasonId', '=', 'seasonGroups.seasonId')
          .where((eb) => eb.or([eb('groupId', 'is', null), eb('groupId', '=', eb.ref('seasonGroups.id'))])),
      ).as('matchdays'),
      jsonArrayFrom(
        group
          .selectFrom('penalties')
          // A penalty has no effect while its team is not in the group.
          .innerJoin('groupTeams', (join) =>
            join.onRef('groupTeams.groupId', '=', 'penalties.groupId').onRef('groupTeams.seasonTeamId', '=', 'penalties.seasonTeamId'),
          )
          // The keys of nested objects stay as they are written here.
          .select(['penalties.seasonTeamId as team', 'points', 'gamePoints as games', 'reason', 'fromOn as day'])
          .whereRef('penalties.groupId', '=', 'seasonGroups.id')
          .where('liftedOn', 'is', null)
          .where((eb) => eb.or([eb('points', '>', 0), eb('gamePoints', '>', 0)]))
          .orderBy('fromOn')
          .orderBy('penalties.id'),
      ).as('penalties'),
      jsonArrayFrom(
        group
          .selectFrom('tieDecisions')
          .select(['teamOrder as order', 'way', 'reason'])
          .whereRef('tieDecisions.groupId', '=', 'seasonGroups.id')
          .orderBy('tieDecisions.id'),
      ).as('decisions'),
    ])
    .where('seasonGroups.id', 'in', groupIds)
    .execute();
  return new Map(
    rows.map(({ id, matchdays, penalties, decisions }) => [
      id,
      {
        matchdays: new Map(matchdays.map(({ number, to }) => [number, to])),
        penalties: penalties.map(({ team, points, games, reason, day }) => ({
          ...{ entry: team, points: -points, reason, on: day },
          ...(games > 0 && { sets: -games }),
        })),
        decisions: decisions.map(({ order, way, reason }) => ({ order, by: way, ...(reason !== '' && { reason }) })),
      },
    ]),
  );
};
