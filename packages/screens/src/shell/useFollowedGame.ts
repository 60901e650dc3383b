import { useCallback } from 'react';
import type { GameLog } from '@oche/api/contract/game';
import { useGame, type FollowGame, type UsedGame } from '@oche/api/useGame';
import { subscribeTo } from '@oche/realtime/channel';
import { useRealtime } from '@oche/realtime/provider';

/** One game over its channel; `scoring` where this device may write it. */
export function useFollowedGame(gameId: string, options: { initial?: GameLog; scoring?: boolean } = {}): UsedGame {
  const client = useRealtime();
  const follow = useCallback<FollowGame>(
    (id, onAppended, onJoined) => subscribeTo(client, 'game', id, ({ data }) => onAppended(data), onJoined),
    [client],
  );
  return useGame(gameId, { ...options, follow });
}
