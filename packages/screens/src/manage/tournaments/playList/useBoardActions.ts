import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages as errors } from '../../../shell/errorMessages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';

export type BoardActions = {
  busy: boolean;
  /** Puts a game on a board; without one on the first that is free. */
  call: (game: Pick<GameSummary, 'id'>, board?: string) => void;
  takeOff: (game: Pick<GameSummary, 'id'>) => void;
  reserve: (board: string, reserved: boolean) => void;
  setOutOfOrder: (board: string, outOfOrder: boolean) => void;
  setAutoAssign: (on: boolean) => void;
  assigning: boolean;
};

/** What an organiser does with boards by one press. What is refused is said in a toast; of a call also that it is on its way. */
export function useBoardActions({ id, event }: Pick<Tournament, 'id' | 'event'>): BoardActions {
  const intl = useIntl();
  const call = useWrite('callGame');
  const release = useWrite('releaseGame');
  const reserve = useWrite('reserveBoard');
  const updateBoard = useWrite('updateBoard');
  const update = useWrite('updateTournament');
  // What this page offers could be done when it was read.
  const refused = (error: unknown) => errorMessage(intl, error, { taken: gameMessages.boardTaken, 'not-ready': errors.behind });
  const told = { onError: (error: unknown) => void toast.error(refused(error)) };
  return {
    busy: call.isPending,
    call: (game, board) =>
      // A menu that began it has closed, and other boards go on.
      void toast.promise(call.mutateAsync({ id: game.id, ...(board !== undefined && { boardId: board }) }), {
        loading: intl.formatMessage(gameMessages.calling),
        success: ({ board: on }) => intl.formatMessage(gameMessages.called, { number: on?.number ?? '' }),
        error: refused,
      }),
    takeOff: (game) => release.mutate({ id: game.id }, told),
    reserve: (boardId, reserved) => reserve.mutate({ id: event.id, boardId, reserved }, told),
    setOutOfOrder: (board, outOfOrder) => updateBoard.mutate({ id: board, outOfOrder }, told),
    setAutoAssign: (autoAssign) => update.mutate({ id, autoAssign }, told),
    assigning: update.isPending,
  };
}
