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
