import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonTeamState, TeamRef } from '@oche/api/contract/team';
import type { SeasonMatch } from '@oche/darts/league/seasonMatch';
import type { LeagueInput } from '@oche/darts/league/table';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../platform/db/current.ts';
import { found } from '../platform/refusal.ts';
import { groupRulesOf } from './groupRows.ts';
import { calendarOf } from './matchRows.ts';
import type { SeasonRow } from './seasonRows.ts';

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

/** SQL: a person and the players that were merged into the person. */
const playersOf = (personId: string) =>
  sql<string>`(select player_id from merged_players where into_id = ${personId} union all select ${personId}::uuid)`;

/** The matches of a season with games of a person, as tables count them. */
export const loadPlayerMatches = async (seasonId: string, personId: string): Promise<SeasonMatch[]> => {
  const rows = await matchRows()
    .where('matches.seasonId', '=', seasonId)
    .where('matches.id', 'in', (eb) => eb.selectFrom('playerGames').select('matchId').where('playerId', 'in', playersOf(personId)))
    .execute();
  return rows.map(seasonMatchOf);
};

/** A team of a table. */
export type TableTeam = TeamRef & { state: SeasonTeamState };

/** What the table of a group is computed and shown from, with the season that decides who may see it. */
export type StoredTable = {
  group: Pick<SeasonGroup, 'id' | 'name' | 'level' | 'rules'> & { teams: TableTeam[] };
  season: Pick<SeasonRow, 'id' | 'organisationId' | 'state'>;
  input: LeagueInput;
};

const tableRows = (groupIds: readonly string[]) =>
  db()
    .selectFrom('seasonGroups')
    .innerJoin('seasons', 'seasons.id', 'seasonGroups.seasonId')
    .select(['seasonGroups.id', 'seasonGroups.name', 'level', 'seasonGroups.rules', 'seasonId', 'organisationId', 'seasons.state'])
    // The keys of nested objects stay as they are written here.
    .select((group) => [
      jsonArrayFrom(
        group
          .selectFrom('groupTeams')
          .innerJoin('seasonTeams', 'seasonTeams.id', 'groupTeams.seasonTeamId')
          .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
          .select(['seasonTeams.id', 'teams.slug', 'seasonTeams.name', 'teams.short', 'seasonTeams.state'])
          .whereRef('groupTeams.groupId', '=', 'seasonGroups.id')
          .orderBy('groupTeams.position'),
      ).as('teams'),
      jsonArrayFrom(
        group
          .selectFrom('matches')
          .leftJoin('matchResults', 'matchResults.matchId', 'matches.id')
          .select(['matches.id', 'homeId as home', 'awayId as away', 'matchday', 'round', 'startsAt as start', 'matches.state', 'annulled'])
          .select(['points', 'legs', 'leader', 'isFinal as final'])
          .whereRef('matches.groupId', '=', 'seasonGroups.id'),
      ).as('matches'),
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
type TableRow = Awaited<ReturnType<typeof tableRows>>[number];

const inputOf = ({ id, teams, matches, matchdays, penalties, decisions }: TableRow, rules: LeagueInput['rules']): LeagueInput => ({
  rules,
  teams: teams.map(({ id: team, state }) => ({ id: team, state })),
  matches: matches.map(({ home, away, start, final, ...match }) =>
    seasonMatchOf({ ...match, groupId: id, homeId: home, awayId: away, startsAt: start, isFinal: final }),
  ),
  matchdays: new Map(matchdays.map(({ number, to }) => [number, to])),
  penalties: penalties.map(({ team, points, games, reason, day }) => ({
    ...{ entry: team, points: -points, reason, on: day },
    ...(games > 0 && { sets: -games }),
  })),
  decisions: decisions.map(({ order, way, reason }) => ({ order, by: way, ...(reason !== '' && { reason }) })),
});

/** The tables of groups, in their order. One statement, because most of the time of a table is that of its statements. */
export const loadTables = async (groupIds: readonly string[]): Promise<StoredTable[]> => {
  if (groupIds.length === 0) return [];
  const rows = new Map((await tableRows(groupIds)).map((row) => [row.id, row]));
  return groupIds.flatMap((groupId) => {
    const row = rows.get(groupId);
    if (!row) return [];
    const { id, name, level, teams, seasonId, organisationId, state } = row;
    const rules = groupRulesOf(row);
    return [{ group: { id, name, level, rules, teams }, season: { id: seasonId, organisationId, state }, input: inputOf(row, rules) }];
  });
};

/** The table of a group. @throws Refusal 404 if there is no such group */
export const loadTable = async (groupId: string): Promise<StoredTable> => found((await loadTables([groupId]))[0], 'The group');
