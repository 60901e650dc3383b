import { gameSlots, lineupParts, partOf, type LineupSlot } from '@oche/darts/match/lineup';
import { isToCall } from '@oche/darts/match/results';
import type { MatchState, SheetGame } from '@oche/darts/match/state';
import { otherSide, type Side } from '@oche/darts/match/structure';

/** The players that a side names next. */
export type LineupTask = {
  /** a part, or the key of a game whose players are named in the open */
  id: string;
  isSealed: boolean;
  slots: readonly LineupSlot[];
  /** the number of its first game */
  firstGame: number;
  /** whether the other side names its players first */
  isBehindOther: boolean;
};

/** Whether the players of a game can be named in the open: every game before it has been called. */
const isOpenGame = ({ games }: MatchState, game: SheetGame): boolean =>
  partOf(game) === null &&
  isToCall(game) &&
  game.reason !== 'score' &&
  games.every((each) => each.number >= game.number || !isToCall(each));

/** The lineup that a side hands in next, or has handed in while the other has not; null if there is none now. */
export function lineupTask(state: MatchState, side: Side): LineupTask | null {
  if (state.isAnnulled || !['planned', 'lineups', 'playing'].includes(state.status)) return null;
  const open = state.parts.find(({ isOpen, isRevealed }) => isOpen && !isRevealed);
  const part = lineupParts(state.structure).find(({ id }) => id === open?.id);
  if (part && part.slots.length > 0) return { ...part, isSealed: true, isBehindOther: false };
  const game = state.games.find((each) => isOpenGame(state, each) && each.players[side] === null);
  if (!game) return null;
  const first = { 'home-first': 0, 'away-first': 1 }[game.block.lineup as string];
  const other = otherSide(side);
  return {
    ...{ id: game.key, isSealed: false, slots: gameSlots(state.structure, game), firstGame: game.number },
    isBehindOther: first === other && game.players[other] === null,
  };
}

/** The games whose players are named later, in sealed lineups. */
export const laterGames = ({ games, parts }: MatchState, task: LineupTask): SheetGame[] =>
  games.filter((game) => {
    const part = parts.find(({ id }) => id === partOf(game));
    return part !== undefined && !part.isRevealed && part.id !== task.id && game.status !== 'unplayed';
  });
