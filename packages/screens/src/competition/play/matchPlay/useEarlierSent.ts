import { useContext, useMemo } from 'react';
import { OutboxContext } from '@oche/api/deviceOutbox';

/** milliseconds */
const longestWait = 10_000;
const pause = 200;

/**
 * Waits until the other games of a match have been sent, because the rules may not allow a game before the result of another. Not without a network,
 * and not for long: an earlier game may need a decision of a person.
 */
export function useEarlierSent(gameId: string, ids: readonly string[]): () => Promise<void> {
  const store = useContext(OutboxContext);
  const others = ids.filter((id) => id !== gameId).join();
  return useMemo(() => {
    const isWaiting = async () => (await store.waiting().catch(() => [])).some((game) => others.includes(game.gameId));
    return async () => {
      const end = Date.now() + longestWait;
      while (navigator.onLine && Date.now() < end && (await isWaiting())) await new Promise((resolve) => setTimeout(resolve, pause));
    };
  }, [store, others]);
}
