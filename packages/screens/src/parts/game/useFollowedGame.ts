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

/** A game that the user watches. It subscribes to the channel of the game. */
export function useFollowedGame(gameId: string, options: { initial?: GameLog } = {}): UsedGame {
  return useGame(gameId, { ...options, follow: useFollow() });
}

/** A game that this device scores. Components read parts of it with `useGamePart`, so that a change renders only what it affects. */
export function useScoredGame(gameId: string, options: { initial?: GameLog; earlierSent?: () => Promise<void> }): GameSync {
  return useGameSync(gameId, { ...options, scoring: true, follow: useFollow() });
}
