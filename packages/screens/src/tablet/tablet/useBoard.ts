import { useCallback, useEffect } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BoardScreen } from '@oche/api/contract/place';
import { ApiError } from '@oche/api/errors';
import { useApi } from '@oche/api/provider';
import { queryOptionsOf, read } from '@oche/api/read';
import type { Storage } from '@oche/api/tokens';
import { useChannel } from '@oche/realtime/provider';
import { boardScreenKey, forgetBoard } from '../../shell/boardPairing.ts';
import { useHost } from '../../shell/host.tsx';

/** milliseconds */
const pollInterval = 20_000;

const storedBoard = (storage: Storage): BoardScreen | undefined => {
  try {
    return BoardScreen.parse(JSON.parse(storage.get(boardScreenKey) ?? ''));
  } catch {
    return undefined;
  }
};

/**
 * The board of this tablet and the game on it. The copy stored on the device is shown until the server responds. The board is
 * refetched at every change that the channel announces. A tablet whose pairing has ended deletes its token, and the guard shows
 * the pairing page. Without a stored copy, the error page (`Failed`) does the same.
 */
export function useBoard(): { screen: BoardScreen; refetch: () => void } {
  const { client, tokens } = useApi();
  const { storage } = useHost();
  const stored = storedBoard(storage);
  const { data, error, refetch } = useSuspenseQuery({
    ...queryOptionsOf(client, read('getBoard')),
    ...(stored ? { initialData: stored, initialDataUpdatedAt: 0 } : {}),
    refetchInterval: pollInterval,
  });
  const refetchBoard = useCallback(() => void refetch(), [refetch]);
  useChannel('board', data.board.id, refetchBoard, refetchBoard);

  useEffect(() => storage.set(boardScreenKey, JSON.stringify(data)), [storage, data]);
  const isPairingEnded = error instanceof ApiError && error.status === 401;
  const { number } = data.board;
  useEffect(() => {
    if (isPairingEnded) forgetBoard({ storage, tokens }, number);
  }, [isPairingEnded, storage, tokens, number]);
  return { screen: data, refetch: refetchBoard };
}
