import { boardNames, type BoardName } from '@oche/api/contract/boardNames';
import { mostLeaders, type BoardEntry, type BoardRow, type Leaderboard, type Leaders } from '@oche/api/contract/leaderboard';
import type { Context, Handlers } from '../platform/context.ts';
import { dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { notFound } from '../platform/refusal.ts';
import { queryBoard, queryEntries, type BoardEntryRow, type BoardInput, type BoardQueryRow } from './boardQueries.ts';
import { cupOf } from './matchRows.ts';
import { loadPlayerRefs, scopeOf, type Scope } from './memberRows.ts';
import { rulesOf, visibleSeason, type SeasonRow } from './seasonRows.ts';
import { loadTeamRefs } from './teamRows.ts';

/** The figures of a row on its leaderboard. */
const figuresOf = ({ first, second, third }: BoardQueryRow, board: BoardInput['board']): Pick<BoardRow, 'scores' | 'games'> => ({
  scores: board === '180-171' ? { scores180: first, scores171: second, total: first + second, unanswered171: third } : null,
  games: board === 'games-played' ? { played: first, won: second, percent: (second / first) * 100, byResult: third } : null,
});

const entryOf = (row: BoardEntryRow, against: BoardEntry['against']): BoardEntry => {
  const { leg, isPaper, team, scores180, scores171, unanswered171, darts, visits, isAtMost, checkout } = row;
  const { matchId, slug, matchday, day } = row;
  return {
    match: { id: matchId, slug, matchday, cup: cupOf(row), day },
    game: row.gameId === null ? null : { id: row.gameId, key: row.key! },
    ...{ leg, isPaper, team, against, scores180, scores171, unanswered171, darts, visits, isAtMost, checkout },
  };
};

/** A season whose leaderboards the actor may see. @throws Refusal 404 */
export const seasonOfBoards = async (id: string, context: Context) => {
  const season = await visibleSeason(id, context);
  if (!can.seeFixtures(context.actor, season)) throw notFound('The season');
  dependsOn(`season ${season.id}`, `tables ${season.id}`);
  return season;
};

/** The rows of a leaderboard, and the number of all rows. */
export const loadBoard = async (
  season: SeasonRow,
  input: BoardInput & { playerId?: string },
  page: { limit: number; offset: number },
  scope: Scope,
) => {
  const rows = await queryBoard(input, rulesOf(season).leaderboards, page);
  const listed = rows.filter(({ playerId }) => playerId !== null);
  const players = await loadPlayerRefs(scope, [...new Set(listed.map(({ playerId }) => playerId!))]);
  const teams = await loadTeamRefs([...new Set(listed.flatMap((row) => (row.matchId ? [...row.teams, row.against] : row.teams)))]);
  const items = listed.map((row): BoardRow => ({
    ...{ position: row.position, player: players.get(row.playerId!)!, count: row.count },
    teams: row.teams.map((team) => teams.get(team)!),
    best: row.matchId === null ? null : entryOf({ ...row, matchId: row.matchId }, teams.get(row.against)!),
    ...figuresOf(row, input.board),
  }));
  return { items, total: rows[0]?.total ?? 0 };
};

/** Leaderboards of seasons. The database ranks the players, by the rules of `@oche/darts/league/leaderboards`. */
export const leaderboardHandlers = {
  getLeaderboard: async ({ page = 1, perPage = 50, ...input }, context): Promise<Leaderboard> => {
    const season = await seasonOfBoards(input.seasonId, context);
    const board = await loadBoard(season, input, { limit: perPage, offset: (page - 1) * perPage }, await scopeOf(season, context));
    return { ...board, page, perPage };
  },

  getLeaders: async ({ seasonId }, context): Promise<Leaders> => {
    const season = await seasonOfBoards(seasonId, context);
    const scope = await scopeOf(season, context);
    const first = { limit: mostLeaders, offset: 0 };
    const leaders: [BoardName, BoardRow[]][] = [];
    for (const board of boardNames) leaders.push([board, (await loadBoard(season, { seasonId, board }, first, scope)).items]);
    return Object.fromEntries(leaders) as Leaders;
  },

  getLeaderboardEntries: async (input, context): Promise<BoardEntry[]> => {
    const season = await seasonOfBoards(input.seasonId, context);
    const rows = await queryEntries(input, rulesOf(season).leaderboards);
    const teams = await loadTeamRefs([...new Set(rows.map(({ against }) => against))]);
    return rows.map((row) => entryOf(row, teams.get(row.against)!));
  },
} satisfies Partial<Handlers>;
