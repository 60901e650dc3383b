import { startTransition, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameEvent, GameLog } from './contract/game.ts';
import { OutboxContext } from './deviceOutbox.ts';
import { createGameSync, type GameSync, type GameSyncState } from './gameSync.ts';
import { useApi } from './provider.ts';
import { randomBytes } from './uuid.ts';

type Appended = { length: number; events: GameEvent[]; scorerEpoch: number };

/** A game with its tournament, which determines the channel of the game's events. */
export type Followed = { id: string; tournament: { isPrivate: boolean } };

/** Follows the channel of a game. `onJoined` is called after every (re)connect, because events may have been missed. */
export type FollowGame = (game: Followed, onAppended: (appended: Appended) => void, onJoined: () => void) => () => void;

export type UsedGame = GameSyncState & Pick<GameSync, 'record' | 'takeOver' | 'resolveConflict' | 'refresh'>;

type Options = {
  follow: FollowGame;
  initial?: GameLog;
  scoring?: boolean;
  /** resolves when the events that have to reach the server before those of this game were sent, or cannot be sent now */
  earlierSent?: () => Promise<void>;
};

const refreshIntervalMs = 20_000;

/** Resolves in the task after the next frame. A hidden page has no frames; it resolves after 100 ms. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * A live game: the server's log with the events of this device. With `scoring`, it is stored on the device and events can be recorded;
 * without, it is only followed. It refetches on every (re)connect, when the page becomes visible, and every 20 seconds. Visits do not
 * re-render the component that calls it: its parts use `useGamePart`.
 */
export function useGameSync(gameId: string, { follow, initial, scoring = false, earlierSent }: Options): GameSync {
  const { client } = useApi();
  const outbox = useContext(OutboxContext);
  const sync = useMemo(
    () =>
      createGameSync({
        client,
        gameId,
        now: Date.now,
        random: randomBytes,
        painted: earlierSent ? async () => void (await Promise.all([painted(), earlierSent()])) : painted,
        ...(scoring ? { store: outbox } : {}),
        ...(initial ? { initial } : {}),
      }),
    // `initial` matters only for the first frame; after that, the sync has newer data.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, gameId, scoring, outbox, earlierSent],
  );

  useEffect(() => {
    const stop = sync.start();
    const refresh = () => {
      if (document.visibilityState === 'visible') void sync.refresh();
    };
    const interval = setInterval(refresh, refreshIntervalMs);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
      stop();
    };
  }, [sync]);

  // The channel changes if the tournament becomes private or public, which the next read of the game shows.
  const isPrivate = useGamePart(sync, isOfPrivateTournament);
  useEffect(
    () => follow({ id: gameId, tournament: { isPrivate } }, sync.receive, () => void sync.refresh()),
    [sync, gameId, follow, isPrivate],
  );

  return sync;
}

const isOfPrivateTournament = ({ summary }: GameSyncState): boolean => summary?.parent?.isPrivate ?? false;

/** A part of a live game. Renders again only if the part has changed, so `part` must return the same value until then. */
export function useGamePart<T>({ subscribe, state }: GameSync, part: (state: GameSyncState) => T): T {
  const now = () => part(state());
  return useSyncExternalStore(subscribe, now, now);
}

/**
 * Like `useGamePart`, for a part that may change one frame later: it renders nothing in the frame of an event. (`useDeferredValue` would
 * render the component twice, once in that frame.) `part` must be the same function on every render.
 */
export function useLaterGamePart<T>({ subscribe, state }: GameSync, part: (state: GameSyncState) => T): T {
  const [shown, show] = useState(() => part(state()));
  useEffect(() => {
    const follow = () => startTransition(() => show(() => part(state())));
    follow();
    return subscribe(follow);
  }, [subscribe, state, part]);
  return shown;
}

/** `useGameSync` for a screen that renders as a whole. */
export function useGame(gameId: string, options: Options): UsedGame {
  const sync = useGameSync(gameId, options);
  const state = useGamePart(sync, (whole) => whole);
  const { record, takeOver, resolveConflict, refresh } = sync;
  return useMemo(() => ({ ...state, record, takeOver, resolveConflict, refresh }), [state, record, takeOver, resolveConflict, refresh]);
}
