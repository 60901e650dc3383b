import { useCallback } from 'react';
import { gameChannel } from '@oche/api/contract/channelNames';
import type { GameLog } from '@oche/api/contract/game';
import type { GameSync } from '@oche/api/gameSync';
import { useGame, useGameSync, type FollowGame, type UsedGame } from '@oche/api/useGame';
import { subscribeTo } from '@oche/realtime/channel';
import { useRealtime } from '@oche/realtime/provider';

function useFollow(): FollowGame {
  const client = useRealtime();
  return useCallback<FollowGame>(
    ({ id, tournament }, onAppended, onJoined) =>
      subscribeTo(
        client,
        gameChannel(tournament),
        id,
        ({ event, data }) => (event === 'appended' ? onAppended(data) : onJoined()),
        onJoined,
      ),
    [client],
  );
}

/** One game over its channel. */
export function useFollowedGame(gameId: string, { initial }: { initial: GameLog }): UsedGame {
  return useGame(gameId, { initial, follow: useFollow() });
}

/** One game that this device may write, part by part. */
export function useScoredGame(gameId: string, options: { initial?: GameLog }): GameSync {
  return useGameSync(gameId, { ...options, scoring: true, follow: useFollow() });
}
