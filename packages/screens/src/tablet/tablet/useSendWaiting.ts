import { useContext, useEffect } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';
import { createGameSync } from '@oche/api/gameSync';
import { useApi } from '@oche/api/provider';
import { randomBytes } from '@oche/api/uuid';

const lookEvery = 20_000;

/** Sends what other games than the one on the screen still have waiting, e.g. one that was finished without a network. */
export function useSendWaiting(shown: string | null): void {
  const { client } = useApi();
  const store = useContext(OutboxContext);
  useEffect(() => {
    const running = new Map<string, () => void>();
    let over = false;
    const look = async () => {
      const waiting = await store.waiting().catch(() => []);
      if (over) return;
      for (const [gameId, stop] of running) {
        if (waiting.some((game) => game.gameId === gameId)) continue;
        stop();
        running.delete(gameId);
      }
      for (const { gameId } of waiting) {
        if (gameId === shown || running.has(gameId)) continue;
        running.set(gameId, createGameSync({ client, store, gameId, now: Date.now, random: randomBytes }).start());
      }
    };
    void look();
    const interval = setInterval(() => void look(), lookEvery);
    return () => {
      over = true;
      clearInterval(interval);
      for (const stop of running.values()) stop();
    };
  }, [client, store, shown]);
}
