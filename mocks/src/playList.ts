import type { GameSummary } from '@oche/api/contract/game';
import type { Board } from '@oche/api/contract/place';
import type { Group, PlayList, QueuedGame } from '@oche/api/contract/tournament';
import { now } from './clock.ts';

export type PlayListInput = {
  games: readonly GameSummary[];
  groups: readonly Group[];
  boards: readonly Board[];
  gameMinutes: number;
  expectedEnd: string | null;
  restSeconds: number;
  autoAssign: boolean;
};

/** The reason why a game has not been called yet, and the player for whom it waits. */
const reasonOf = (game: GameSummary, games: readonly GameSummary[], restSeconds: number): Pick<QueuedGame, 'why' | 'who'> => {
  if (game.phase === 'waiting') return { why: 'sides-unknown', who: null };
  const onBoards = games.filter((other) => other.phase === 'playing' || other.phase === 'called');
  for (const side of game.sides) {
    if (onBoards.some((other) => other.sides.some(({ id }) => id === side.id))) return { why: 'player-busy', who: side.name };
    if (onBoards.some((other) => other.marker?.playerId === side.playerId)) return { why: 'player-marking', who: side.name };
    const justPlayed = games.some(
      (other) =>
        other.finishedAt !== null &&
        now.getTime() - Date.parse(other.finishedAt) < restSeconds * 1000 &&
        other.sides.some(({ id }) => id === side.id),
    );
    if (justPlayed) return { why: 'resting', who: side.name };
  }
  return { why: 'ready', who: null };
};

const minutesAfter = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** The organiser's play list: boards, queue and forecast. `games` must have their current phases. */
export const playListOf = ({ games, groups, boards, gameMinutes, expectedEnd, restSeconds, autoAssign }: PlayListInput): PlayList => {
  const open = games.filter((game) => game.phase === 'ready' || game.phase === 'waiting');
  const running = games.filter((game) => game.phase === 'playing' || game.phase === 'called');
  return {
    autoAssign,
    boards: boards.map((board) => ({ board, reserved: false, game: running.find((game) => game.board?.id === board.id) ?? null })),
    waiting: open.map((game) => ({ game, ...reasonOf(game, games, restSeconds), onlyBoard: null, placed: false })),
    undecidedGroups: groups
      .filter(({ rows }) => rows.some(({ goesTo, tiedWith }) => goesTo !== null && tiedWith.length > 0))
      .map(({ number }) => number),
    counts: {
      toGo: open.length + running.length,
      playing: running.length,
      finished: games.filter((game) => game.phase === 'finished').length,
    },
    gameMinutes,
    expectedEnd,
    endRange: expectedEnd === null ? null : { early: minutesAfter(expectedEnd, -20), late: minutesAfter(expectedEnd, 30) },
  };
};
