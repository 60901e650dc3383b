import type { TeamStatistics } from '@oche/api/contract/teamStatistics';
import { teamStatistics } from '@oche/darts/league/teamStatistics';
import type { Handlers } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { found, notFound } from '../platform/refusal.ts';
import { loadPlayerRefs, scopeOf } from './memberRows.ts';
import { loadSeasonGames, loadThrown } from './playerGames.ts';
import { visibleSeason } from './seasonRows.ts';
import { loadTeamMatches } from './standingsRows.ts';
import { loadTeamRefs } from './teamRows.ts';

/** The statistics of teams. `@oche/darts/league` computes them from the stored games of players. */
export const teamStatisticsHandlers = {
  getTeamStatistics: async ({ id }, context): Promise<TeamStatistics> => {
    const { seasonId } = found(await db().selectFrom('seasonTeams').select('seasonId').where('id', '=', id).executeTakeFirst(), 'The team');
    const season = await visibleSeason(seasonId, context);
    if (!can.seeFixtures(context.actor, season)) throw notFound('The team');
    dependsOn(`season ${seasonId}`, `tables ${seasonId}`);
    const matches = await loadTeamMatches(id);
    const games = await loadSeasonGames(matches);
    const { home, away, opponents, players, pairs } = teamStatistics({ team: id, matches, games, legs: await loadThrown(games) });
    const refs = await loadPlayerRefs(
      await scopeOf(season, context),
      players.map(({ player }) => player),
    );
    const byTeam = new Map(opponents.map((row) => [row.team, row]));
    const teams = await loadTeamRefs([...byTeam.keys()]);
    return {
      ...{ home, away },
      opponents: [...teams.values()].map((team) => ({ ...byTeam.get(team.id)!, team })),
      players: players.map((row) => ({ ...row, player: refs.get(row.player)! })),
      pairs: pairs.map((row) => ({ ...row, players: row.players.map((player) => refs.get(player)!) })),
    };
  },
} satisfies Partial<Handlers>;
