import type { MatchShare } from '@oche/darts/league/matchFigures';
import { foldMatch } from '@oche/darts/match/fold';
import type { NewMatchEvent } from '@oche/darts/match/event';
import type { FoldedGame, FoldedGames, MatchState } from '@oche/darts/match/state';
import { db } from '../../platform/db/current.ts';
import { structureOf, type MatchRow } from './rows.ts';

/** A game that was called and has no log yet. */
const called: FoldedGame = {
  ...{ state: 'called', length: 0, legs: [0, 0], winner: null, ending: null },
  ...{ hasVisits: false, playersByLeg: [] },
};

/** The games of a match, in the order of the sheet. Empty before the match has begun. */
export const loadMatchGames = async (matchId: string) => {
  const rows = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin('matchGames', 'matchGames.gameId', 'games.id')
    .select(['games.id', 'games.key', 'games.format', 'games.boardId', 'games.calledAt'])
    .select(['gameResults.phase', 'gameResults.length', 'matchGames.folded'])
    .where('games.parentId', '=', matchId)
    .orderBy('games.position')
    .execute();
  return rows;
};
export type MatchGameRow = Awaited<ReturnType<typeof loadMatchGames>>[number];

/** The shares of players in the legs of a match, by game, leg and side. */
export const loadShares = (matchId: string): Promise<MatchShare[]> =>
  db()
    .selectFrom('legPlayers')
    .innerJoin('games', 'games.id', 'legPlayers.gameId')
    .select(['games.key as game', 'legPlayers.leg', 'legPlayers.side', 'legPlayers.player'])
    .select(['legPlayers.visits', 'legPlayers.darts', 'legPlayers.points', 'legPlayers.won', 'legPlayers.how', 'legPlayers.checkout'])
    .select(['legPlayers.scores180', 'legPlayers.scores171', 'legPlayers.strict171', 'legPlayers.unknown171'])
    .where('games.parentId', '=', matchId)
    .orderBy('games.position')
    .orderBy('legPlayers.leg')
    .orderBy('legPlayers.side')
    .orderBy('legPlayers.player')
    .execute();

/** By key: the games that were called or have a log. */
export const foldedGames = (games: readonly MatchGameRow[]): FoldedGames =>
  Object.fromEntries(
    games.flatMap(({ key, folded, calledAt }): [string, FoldedGame][] => {
      const state = folded ?? (calledAt ? called : null);
      return state ? [[key, state]] : [];
    }),
  );

/** The state of a match after these events. */
export const sheetOf = (match: MatchRow, events: readonly NewMatchEvent[], folded: FoldedGames): MatchState =>
  foldMatch(structureOf(match), events, folded, match.groupRules.walkover ?? undefined);
