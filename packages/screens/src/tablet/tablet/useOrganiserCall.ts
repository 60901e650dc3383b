import type { BoardCall, BoardScreen } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useRealtimeState } from '@oche/realtime/provider';

type CallRequest = { reason: BoardCall['reason']; side?: number };

/** `done` means that an organiser has answered, `failed` that the call did not reach the server. */
export type CallState = 'none' | 'sending' | 'failed' | 'called' | 'coming' | 'done';

const stateOf = ({ comingAt, doneAt }: BoardCall): CallState => (doneAt ? 'done' : comingAt ? 'coming' : 'called');

/**
 * Calls the organiser to this board. Without a network, the call is not queued: the marker must know at once that no organiser will come.
 */
export function useOrganiserCall({ call }: Pick<BoardScreen, 'call'>) {
  const send = useWrite('callOrganiser');
  const withdraw = useWrite('withdrawCall');
  const state: CallState = send.isPending ? 'sending' : send.isError ? 'failed' : call ? stateOf(call) : 'none';
  return {
    state,
    isOffline: useRealtimeState() === 'offline',
    /** the error with which the last call was not sent, or not withdrawn */
    error: send.error ?? withdraw.error,
    isWithdrawing: withdraw.isPending,
    send: (request: CallRequest) => send.mutate(request),
    sendAgain: () => send.variables && send.mutate(send.variables),
    /** Discards a call that was not sent. */
    giveUp: () => send.reset(),
    withdraw: (onDone: () => void) => withdraw.mutate({}, { onSuccess: onDone }),
  };
}
export type OrganiserCall = ReturnType<typeof useOrganiserCall>;
