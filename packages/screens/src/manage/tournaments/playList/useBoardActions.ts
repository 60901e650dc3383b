import type { GameSummary } from '@oche/api/contract/game';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { messages as errors } from '../../../shell/errorMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { messages } from './messages.ts';

export type BoardActions = {
  busy: boolean;
  /** Calls a game to a board, by default to a free one. */
  call: (game: Pick<GameSummary, 'id'>, board?: string) => void;
  /** Moves a waiting game before another one, or to the end of the queue. */
  move: (game: Pick<GameSummary, 'id'>, before: string | null) => void;
  /** Names the only board of a waiting game, null for any, or gives up its place in the queue. */
  setCalling: (game: Pick<GameSummary, 'id'>, change: { boardId?: string | null; placed?: false }) => void;
  /** Holds a waiting game back, or lets it go. */
  hold: (game: Pick<GameSummary, 'id'>, held: boolean) => void;
  takeOff: (game: Pick<GameSummary, 'id'>) => void;
  reserve: (board: string, reserved: boolean) => void;
  /** Puts a board in or out of service. `given`: the number of games that wait only for this board. */
  setOutOfOrder: (board: string, outOfOrder: boolean, given?: number) => void;
  setAutoAssign: (on: boolean) => void;
  assigning: boolean;
};

/** The organiser's one-press actions on boards. Toasts show errors, and the progress of a call. */
export function useBoardActions({ id, event }: Pick<Tournament, 'id' | 'event'>): BoardActions {
  const intl = useIntl();
  const call = useWrite('callGame');
  const move = useWrite('moveGame');
  const calling = useWrite('setCalling');
  const release = useWrite('releaseGame');
  const reserve = useWrite('reserveBoard');
  const updateBoard = useWrite('updateBoard');
  const update = useWrite('updateTournament');
  // The page may be stale and offer actions that are no longer possible.
  const errorText = (error: unknown) => errorMessage(intl, error, { taken: gameMessages.boardTaken, 'not-ready': errors.behind });
  const showError = { onError: (error: unknown) => void toast.error(errorText(error)) };
  const hold = (game: Pick<GameSummary, 'id'>, held: boolean) =>
    calling.mutate(
      { id: game.id, held },
      {
        ...showError,
        onSuccess: () => {
          // The game moves down in the list, perhaps out of sight.
          if (held)
            toast.success(intl.formatMessage(messages.isHeld), {
              action: { label: intl.formatMessage(words.undo), onClick: () => hold(game, false) },
            });
        },
      },
    );
  return {
    busy: call.isPending,
    call: (game, board) =>
      // The menu that started the call has closed, and the other boards stay usable, so a toast shows the progress.
      void toast.promise(call.mutateAsync({ id: game.id, ...(board !== undefined && { boardId: board }) }), {
        loading: intl.formatMessage(gameMessages.calling),
        success: ({ board: callBoard }) => intl.formatMessage(gameMessages.called, { number: callBoard?.number ?? '' }),
        error: errorText,
      }),
    move: (game, before) => move.mutate({ id: game.id, before }, showError),
    setCalling: (game, change) => calling.mutate({ id: game.id, ...change }, showError),
    hold,
    takeOff: (game) => release.mutate({ id: game.id }, showError),
    reserve: (boardId, reserved) => reserve.mutate({ id: event.id, boardId, reserved }, showError),
    setOutOfOrder: (board, outOfOrder, given = 0) =>
      updateBoard.mutate(
        { id: board, outOfOrder },
        {
          ...showError,
          onSuccess: () => {
            if (outOfOrder && given > 0) toast.info(intl.formatMessage(messages.givenAway, { count: given }));
          },
        },
      ),
    setAutoAssign: (autoAssign) => update.mutate({ id, autoAssign }, showError),
    assigning: update.isPending,
  };
}
