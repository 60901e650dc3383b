import { startTransition, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameEvent, GameLog } from './contract/game.ts';
import { OutboxContext } from './deviceOutbox.ts';
import { createGameSync, type GameSync, type GameSyncState } from './gameSync.ts';
import { useApi } from './provider.ts';
import { randomBytes } from './uuid.ts';

type Appended = { length: number; events: GameEvent[]; scorerEpoch: number };

/** A game with its tournament, which decides on which channel the game's events are sent. */
export type Followed = { id: string; tournament: { isPrivate: boolean } };

/** Follows the channel of a game; `onJoined` after every (re)connect, when something may have been missed. */
export type FollowGame = (game: Followed, onAppended: (appended: Appended) => void, onJoined: () => void) => () => void;

export type UsedGame = GameSyncState & Pick<GameSync, 'record' | 'takeOver' | 'resolveConflict' | 'refresh'>;

type Options = { follow: FollowGame; initial?: GameLog; scoring?: boolean };

const rereadEvery = 20_000;

/** The task after the next frame. A page that is not seen has none: then soon. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * One game, live: the server's log with what this device has written. With `scoring` it is kept on the device and may be
 * recorded to; without, it is followed. Read again on every (re)connect, when the page is seen again, and every 20 s.
 * For a screen that draws parts of it apart: nothing is drawn anew by this, but by `useGamePart`.
 */
export function useGameSync(gameId: string, { follow, initial, scoring = false }: Options): GameSync {
  const { client } = useApi();
  const outbox = useContext(OutboxContext);
  const sync = useMemo(
    () =>
      createGameSync({
        client,
        gameId,
        now: Date.now,
        random: randomBytes,
        painted,
        ...(scoring ? { store: outbox } : {}),
        ...(initial ? { initial } : {}),
      }),
    // What the page brought matters for the first frame only; the sync knows better from then on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, gameId, scoring, outbox],
  );

  useEffect(() => {
    const stop = sync.start();
    const reread = () => {
      if (document.visibilityState === 'visible') void sync.refresh();
    };
    const interval = setInterval(reread, rereadEvery);
    document.addEventListener('visibilitychange', reread);
    window.addEventListener('online', reread);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', reread);
      window.removeEventListener('online', reread);
      stop();
    };
  }, [sync]);

  // The channel changes if the tournament becomes private or public; the next read of the game says so.
  const isPrivate = useGamePart(sync, isOfPrivateTournament);
  useEffect(
    () => follow({ id: gameId, tournament: { isPrivate } }, sync.receive, () => void sync.refresh()),
    [sync, gameId, follow, isPrivate],
  );

  return sync;
}

const isOfPrivateTournament = ({ summary }: GameSyncState): boolean => summary?.parent?.isPrivate ?? false;

/** A part of a live game; draws anew only where that part has changed. What it answers must be the same value while nothing has. */
export function useGamePart<T>({ subscribe, state }: GameSync, part: (state: GameSyncState) => T): T {
  const now = () => part(state());
  return useSyncExternalStore(subscribe, now, now);
}

/**
 * The same for what may follow a frame behind a key: in the frame of an event it draws nothing. (`useDeferredValue` draws a component twice,
 * once in that frame.) `part` is one function for as long as the component lives.
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

/** `useGameSync` for a screen that is drawn as a whole. */
export function useGame(gameId: string, options: Options): UsedGame {
  const sync = useGameSync(gameId, options);
  const state = useGamePart(sync, (whole) => whole);
  const { record, takeOver, resolveConflict, refresh } = sync;
  return useMemo(() => ({ ...state, record, takeOver, resolveConflict, refresh }), [state, record, takeOver, resolveConflict, refresh]);
}
