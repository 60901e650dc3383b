import type { PlayList, QueuedGame } from '@oche/api/contract/tournament';

/** Whether a game may be called automatically to a board. */
export const mayGoTo = ({ why, onlyBoard }: QueuedGame, boardId: string): boolean =>
  why === 'ready' && (onlyBoard === null || onlyBoard.id === boardId);

/** The next game to call, and the free board for it; null if no game can be called to a free board. */
export function nextCall({ boards, waiting }: Pick<PlayList, 'boards' | 'waiting'>) {
  const free = boards.filter(({ board, game }) => game === null && !board.outOfOrder);
  for (const queued of waiting) {
    // Nothing but a game that an organiser gives to it goes to a reserved board.
    const place = free.find(({ board, reserved }) => mayGoTo(queued, board.id) && (!reserved || queued.onlyBoard !== null));
    if (place) return { queued, board: place.board };
  }
  return null;
}
