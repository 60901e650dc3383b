import { useContext, useEffect, useState } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { createGameSync, type GameSync, type GameSyncState } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { randomBytes } from '@oche/api/uuid';

/** milliseconds */
const checkInterval = 20_000;

/** Rejections that may be temporary. For example, a game may need results that another tablet has not sent yet. */
const temporaryRefusals = ['not-ready', 'not-found', 'forbidden', 'wrong-status', 'wrong-state'];

/** What to do with an open sync. If it is closed and its game still has events to send, it is opened again. */
function nextStep({ ready, pending, conflict, failure }: GameSyncState, isWaiting: boolean): 'keep' | 'refresh' | 'close' {
  // After another restore, the server may know the game again.
  if (isWaiting && conflict?.code === 'not-found') return 'refresh';
  if (temporaryRefusals.includes(conflict?.code ?? failure?.code ?? '')) return 'close';
  // It was opened too early if it has no pending events although some are stored.
  const openedTooEarly = ready && pending.length === 0;
  return isWaiting && !openedTooEarly ? 'keep' : 'close';
}

/**
 * Sends the pending events of games that are not on the screen, e.g. of one that was finished without a network. If the server's database
 * was restored from a backup, offers it the log of every game on this device. Returns the games that the server no longer knows.
 */
export function useSendWaiting(shownGameId: string | null): readonly GameSync[] {
  const { client } = useApi();
  const store = useContext(OutboxContext);
  const [lost, setLost] = useState<readonly GameSync[]>([]);
  useEffect(() => {
    const running = new Map<string, { sync: GameSync; stop: () => void }>();
    let isStopped = false;
    const updateLost = () => {
      const lostGames = [...running.values()].flatMap(({ sync }) => (sync.state().conflict?.code === 'not-found' ? [sync] : []));
      setLost((previous) =>
        previous.length === lostGames.length && previous.every((sync, index) => sync === lostGames[index]) ? previous : lostGames,
      );
    };
    const check = async () => {
      const waiting = await store.waiting(client.database?.()).catch(() => []);
      if (isStopped) return;
      for (const [gameId, { sync, stop }] of running) {
        const isWaiting = waiting.some((game) => game.gameId === gameId);
        const step = nextStep(sync.state(), isWaiting);
        if (step === 'refresh') void sync.refresh();
        if (step !== 'close') continue;
        stop();
        running.delete(gameId);
      }
      for (const { gameId } of waiting) {
        if (gameId === shownGameId || running.has(gameId)) continue;
        const sync = createGameSync({ client, store, gameId, now: Date.now, random: randomBytes });
        const unsubscribe = sync.subscribe(updateLost);
        const stop = sync.start();
        running.set(gameId, {
          sync,
          stop() {
            unsubscribe();
            stop();
          },
        });
      }
      updateLost();
    };
    void check();
    const interval = setInterval(() => void check(), checkInterval);
    const sendNow = () => {
      for (const { sync } of running.values()) void sync.refresh();
    };
    window.addEventListener('online', sendNow);
    return () => {
      isStopped = true;
      clearInterval(interval);
      window.removeEventListener('online', sendNow);
      for (const { stop } of running.values()) stop();
      setLost([]);
    };
  }, [client, store, shownGameId]);
  return lost;
}
