import type { IndividualTable } from '@oche/api/contract/standings';
import type { RosterEntry } from '@oche/darts/league/eligibility';
import { individualStandings } from '@oche/darts/league/individual';
import type { Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { found, notFound } from '../platform/refusal.ts';
import { groupRulesOf } from './groupRows.ts';
import { loadPlayerRefs, scopeOf } from './memberRows.ts';
import { loadSeasonGames, loadThrown } from './playerGames.ts';
import { visibleSeason } from './seasonRows.ts';
import { loadSeasonMatches } from './standingsRows.ts';
import { loadTeamRefs } from './teamRows.ts';

/** The rosters of the teams of a group. */
const loadRosters = (groupId: string): Promise<RosterEntry[]> =>
  db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .innerJoin('groupTeams', 'groupTeams.seasonTeamId', 'rosterEntries.seasonTeamId')
    .select(['seasonMembers.playerId as player', 'rosterEntries.seasonTeamId as team', 'startsOn as from', 'endsOn as to'])
    .where('groupTeams.groupId', '=', groupId)
    .execute();

/** The individual standings of groups. `@oche/darts/league` computes them from the stored games of players. */
export const individualHandlers = {
  getIndividualStandings: async ({ id, after = Infinity }, context): Promise<IndividualTable> => {
    const row = await db().selectFrom('seasonGroups').select(['seasonId', 'rules']).where('id', '=', id).executeTakeFirst();
    const group = found(row, 'The group');
    const season = await visibleSeason(group.seasonId, context);
    if (!can.seeFixtures(context.actor, season)) throw notFound('The group');
    dependsOn(`season ${season.id}`, `tables ${season.id}`);
    const { individual: rules } = groupRulesOf(group);
    const matches = (await loadSeasonMatches([id])).filter(({ matchday }) => matchday <= after);
    const games = await loadSeasonGames(matches);
    const table = individualStandings({ games, legs: await loadThrown(games), rosters: await loadRosters(id), rules });
    const rows = [...table.rows.map((each) => ({ ...each, missing: 0 })), ...table.below.map((each) => ({ ...each, position: null }))];
    const players = await loadPlayerRefs(
      await scopeOf(season, context),
      rows.map(({ player }) => player),
    );
    const teams = await loadTeamRefs([...new Set(rows.flatMap((each) => each.teams))]);
    return {
      groupId: id,
      rows: rows.map((each) => ({ ...each, player: players.get(each.player)!, teams: each.teams.map((team) => teams.get(team)!) })),
    };
  },
} satisfies Partial<Handlers>;
