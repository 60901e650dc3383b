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
const rereadEvery = 20_000;

const keptBoard = (storage: Storage): BoardScreen | undefined => {
  try {
    return BoardScreen.parse(JSON.parse(storage.get(boardScreenKey) ?? ''));
  } catch {
    return undefined;
  }
};

/**
 * The board of this tablet and the game on it. The copy stored on the device comes first, then the answer of the server, which is read
 * again at every change that the channel announces. A tablet whose pairing has ended forgets its token, and the guard shows the
 * pairing page. Without a stored copy, the error page (`Failed`) does the same.
 */
export function useBoard(): { screen: BoardScreen; reread: () => void } {
  const { client, tokens } = useApi();
  const { storage } = useHost();
  const kept = keptBoard(storage);
  const { data, error, refetch } = useSuspenseQuery({
    ...queryOptionsOf(client, read('getBoard')),
    ...(kept ? { initialData: kept, initialDataUpdatedAt: 0 } : {}),
    refetchInterval: rereadEvery,
  });
  const reread = useCallback(() => void refetch(), [refetch]);
  useChannel('board', data.board.id, reread, reread);

  useEffect(() => storage.set(boardScreenKey, JSON.stringify(data)), [storage, data]);
  const ended = error instanceof ApiError && error.status === 401;
  const { number } = data.board;
  useEffect(() => {
    if (ended) forgetBoard({ storage, tokens }, number);
  }, [ended, storage, tokens, number]);
  return { screen: data, reread };
}
