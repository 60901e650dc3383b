import { useContext, useEffect, useState } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { createGameSync, type GameSync } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { randomBytes } from '@oche/api/uuid';

/** milliseconds */
const lookEvery = 20_000;

/** Refusals that may end after a change by another tablet or the organiser: a later round needs the results of the one before. */
const temporaryRefusals = ['not-ready', 'not-found', 'forbidden', 'wrong-status'];

/**
 * Sends the pending events of games that are not on the screen, e.g. of one that was finished without a network. If the server's database
 * was restored from a backup, offers it the log of every game on this device. Returns the games that the server no longer knows.
 */
export function useSendWaiting(shown: string | null): readonly GameSync[] {
  const { client } = useApi();
  const store = useContext(OutboxContext);
  const [lost, setLost] = useState<readonly GameSync[]>([]);
  useEffect(() => {
    const running = new Map<string, { sync: GameSync; stop: () => void }>();
    let isStopped = false;
    const updateLost = () => {
      const now = [...running.values()].flatMap(({ sync }) => (sync.state().conflict?.code === 'not-found' ? [sync] : []));
      setLost((before) => (before.length === now.length && before.every((sync, index) => sync === now[index]) ? before : now));
    };
    const look = async () => {
      const waiting = await store.waiting(client.database?.()).catch(() => []);
      if (isStopped) return;
      for (const [gameId, { sync, stop }] of running) {
        // A sync without pending events although some are stored was opened too early. Opened again, it reads them.
        const { ready, pending, conflict, failure } = sync.state();
        const isWaiting = waiting.some((game) => game.gameId === gameId);
        if (isWaiting && conflict?.code === 'not-found') {
          // Ask again: after another restore the server may know the game.
          void sync.refresh();
          continue;
        }
        const refused = temporaryRefusals.includes(conflict?.code ?? failure?.code ?? '');
        if (!refused && isWaiting && !(ready && pending.length === 0)) continue;
        stop();
        running.delete(gameId);
      }
      for (const { gameId } of waiting) {
        if (gameId === shown || running.has(gameId)) continue;
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
    void look();
    const interval = setInterval(() => void look(), lookEvery);
    return () => {
      isStopped = true;
      clearInterval(interval);
      for (const { stop } of running.values()) stop();
      setLost([]);
    };
  }, [client, store, shown]);
  return lost;
}
