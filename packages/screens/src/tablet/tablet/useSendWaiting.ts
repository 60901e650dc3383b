import { useContext, useEffect, useState } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { createGameSync, type GameSync } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { randomBytes } from '@oche/api/uuid';

/** milliseconds */
const checkInterval = 20_000;

/** Rejections that may be temporary. For example, a game may need results that another tablet has not sent yet. */
const temporaryRefusals = ['not-ready', 'not-found', 'forbidden', 'wrong-status'];

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
        // A sync without pending events although some are stored was opened too early. It is closed, then opened again.
        const { ready, pending, conflict, failure } = sync.state();
        const isWaiting = waiting.some((game) => game.gameId === gameId);
        if (isWaiting && conflict?.code === 'not-found') {
          // After another restore, the server may know the game again.
          void sync.refresh();
          continue;
        }
        const isTemporary = temporaryRefusals.includes(conflict?.code ?? failure?.code ?? '');
        if (!isTemporary && isWaiting && !(ready && pending.length === 0)) continue;
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
    return () => {
      isStopped = true;
      clearInterval(interval);
      for (const { stop } of running.values()) stop();
      setLost([]);
    };
  }, [client, store, shownGameId]);
  return lost;
}
