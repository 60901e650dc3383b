import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidate, type Stale } from '@oche/api/query';
import { useRealtime } from '@oche/realtime/provider';
import { createBatcher, readDelayMs } from './batch.ts';

type Refetch = (stale: readonly Stale[]) => void;
type Options = {
  prompt: boolean;
  /** the longest spread in milliseconds, for data that change too rarely to need a longer one */
  maxSpreadMs?: number;
};

/** One batcher for each query cache and spread, so that an event received by several parts of a page causes one refetch. */
const batchers = new WeakMap<QueryClient, Map<number, Refetch>>();

function refetchOf(cache: QueryClient, spreadMs: number): Refetch {
  const ofCache = batchers.get(cache) ?? new Map<number, Refetch>();
  batchers.set(cache, ofCache);
  const known = ofCache.get(spreadMs);
  if (known) return known;
  const { add } = createBatcher<Stale>({
    keyOf: (each) => JSON.stringify(each),
    delayMs: () => readDelayMs(spreadMs, Math.random),
    onBatch: (stale) => void invalidate(cache, stale),
  });
  ofCache.set(spreadMs, add);
  return add;
}

/**
 * Refetches the reads that an event has made stale. Events are batched, and the refetches of a hall of spectators are spread over
 * some seconds. `prompt` refetches without the spread, for organisers.
 */
export function useRefetch({ prompt, maxSpreadMs = Infinity }: Options): Refetch {
  const cache = useQueryClient();
  const { spreadMs } = useRealtime();
  return refetchOf(cache, prompt ? 0 : Math.min(spreadMs, maxSpreadMs));
}
