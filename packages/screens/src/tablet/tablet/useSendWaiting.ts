import { useContext, useEffect } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { createGameSync, type GameSync } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { randomBytes } from '@oche/api/uuid';

const lookEvery = 20_000;

/** Refusals that another tablet or the organiser may remove: a later round needs the results of the one before. */
const mayPass = ['not-ready', 'not-found', 'forbidden', 'wrong-status'];

/**
 * Sends what other games than the one on the screen still have waiting, e.g. one that was finished without a network. If the server's
 * database was restored from a backup, it is offered the log of every game that this device keeps.
 */
export function useSendWaiting(shown: string | null): void {
  const { client } = useApi();
  const store = useContext(OutboxContext);
  useEffect(() => {
    const running = new Map<string, { sync: GameSync; stop: () => void }>();
    let over = false;
    const look = async () => {
      const waiting = await store.waiting(client.database?.()).catch(() => []);
      if (over) return;
      for (const [gameId, { sync, stop }] of running) {
        // One that knows of nothing to send while something waits was opened too early: anew, it reads what is kept.
        const { ready, pending, conflict, failure } = sync.state();
        const refused = mayPass.includes(conflict?.code ?? failure?.code ?? '');
        if (!refused && waiting.some((game) => game.gameId === gameId) && !(ready && pending.length === 0)) continue;
        stop();
        running.delete(gameId);
      }
      for (const { gameId } of waiting) {
        if (gameId === shown || running.has(gameId)) continue;
        const sync = createGameSync({ client, store, gameId, now: Date.now, random: randomBytes });
        running.set(gameId, { sync, stop: sync.start() });
      }
    };
    void look();
    const interval = setInterval(() => void look(), lookEvery);
    return () => {
      over = true;
      clearInterval(interval);
      for (const { stop } of running.values()) stop();
    };
  }, [client, store, shown]);
}
