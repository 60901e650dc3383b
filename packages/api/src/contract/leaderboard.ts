import * as z from 'zod/mini';
import { boardNames, boardSizes } from './boardNames.ts';
import { CupOfMatch } from './cupRoundName.ts';
import { endpoint, id, month, pageOf, paging } from './define.ts';
import { PlayerRef } from './seasonMember.ts';
import { TeamRef } from './team.ts';

/** The most legs and facts of a player that `getLeaderboardEntries` lists. */
export const mostEntries = 50;

/**
 * A leg, or a fact from paper, on a leaderboard. A leg has all its figures, a fact only its own. `scores171` counts as the season says, and
 * `unanswered171` are visits of 171 that do not count because their darts are not known.
 */
export const BoardEntry = z.object({
  match: z.object({
    id,
    slug: z.string(),
    /** as in `Match` */
    matchday: z.nullable(z.int()),
    cup: z.nullable(CupOfMatch),
    day: z.nullable(z.string()),
  }),
  /** null if the paper does not name the game. `key`: its key on the sheet */
  game: z.nullable(z.object({ id, key: z.string() })),
  /** number of the leg in the game; null on paper */
  leg: z.nullable(z.int()),
  isPaper: z.boolean(),
  /** the season teams for and against which the player played */
  team: id,
  against: TeamRef,
  scores180: z.int(),
  scores171: z.int(),
  unanswered171: z.int(),
  /** of a leg that the player won by a checkout; `darts` is the most there can be if `isAtMost`, because the paper has visits only */
  darts: z.nullable(z.int()),
  visits: z.nullable(z.int()),
  isAtMost: z.boolean(),
  checkout: z.nullable(z.int()),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

/**
 * A row of a leaderboard. Equal rows share a position. `teams`: all teams for which the player played. `count`: the legs and facts that the figures
 * come from; 0 for games played. `best`: the best entry of `low-visits` and `high-checkouts`; null on the other leaderboards.
 */
export const BoardRow = z.object({
  position: z.int(),
  player: PlayerRef,
  teams: z.array(TeamRef),
  count: z.int(),
  best: z.nullable(BoardEntry),
  /** of `180-171`; otherwise null */
  scores: z.nullable(z.object({ scores180: z.int(), scores171: z.int(), total: z.int(), unanswered171: z.int() })),
  /** of `games-played`; otherwise null. `byResult`: games without known visits */
  games: z.nullable(z.object({ played: z.int(), won: z.int(), percent: z.number(), byResult: z.int() })),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** A page of a leaderboard. */
export const Leaderboard = pageOf(BoardRow);
export type Leaderboard = z.infer<typeof Leaderboard>;

/** The number of rows of each leaderboard that `getLeaders` returns: enough to say that several players lead. */
export const mostLeaders = 3;

/** The first `mostLeaders` rows of each leaderboard of a season. */
export const Leaders = z.record(z.enum(boardNames), z.array(BoardRow));
export type Leaders = z.infer<typeof Leaders>;

const filter = {
  board: z.enum(boardNames),
  groupId: z.optional(id),
  /** id of the season team */
  teamId: z.optional(id),
  /** first and last matchday, or round of a cup */
  from: z.optional(z.int().check(z.gte(0), z.lte(999))),
  to: z.optional(z.int().check(z.gte(0), z.lte(999))),
  /** such as `2026-11` */
  month: z.optional(month),
  size: z.optional(z.enum(boardSizes)),
};
const reads = ['tables', 'fixtures', 'seasons', 'seasonGroups', 'roster', 'teams'] as const;

export const leaderboardEndpoints = {
  getLeaderboard: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/leaderboards',
    access: 'public',
    summary:
      'A leaderboard of a season, from its decided matches and their facts from paper. Only organisers see it before the season runs.',
    reads,
    input: z.object({ ...paging, ...filter }),
    output: Leaderboard,
  }),
  getLeaders: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/leaders',
    access: 'public',
    summary: 'The first rows of each leaderboard of a season. Only organisers see them before the season runs.',
    reads,
    output: Leaders,
  }),
  getLeaderboardEntries: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/leaderboards/{player_id}',
    access: 'public',
    summary:
      'The legs and facts of a player that a leaderboard counts: the newest first for 180-171, otherwise the best first. None for games played.',
    reads,
    input: z.object(filter),
    /** at most `mostEntries` */
    output: z.array(BoardEntry),
  }),
};
