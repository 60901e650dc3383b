import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidate, type Stale } from '@oche/api/query';
import { useRealtime } from '@oche/realtime/provider';
import { createBatcher, readDelayMs } from './batch.ts';

type Refetch = (stale: readonly Stale[]) => void;
type Options = { prompt: boolean; spreadMs: number };

/** One batcher for each query cache and value of `prompt`, so that an event received by several parts of a page causes one refetch. */
const batchers = new WeakMap<QueryClient, Map<boolean, Refetch>>();

function refetchOf(cache: QueryClient, { prompt, spreadMs }: Options): Refetch {
  const ofCache = batchers.get(cache) ?? new Map<boolean, Refetch>();
  batchers.set(cache, ofCache);
  const known = ofCache.get(prompt);
  if (known) return known;
  const { add } = createBatcher<Stale>({
    keyOf: (each) => JSON.stringify(each),
    delayMs: () => readDelayMs(prompt, spreadMs, Math.random),
    onBatch: (stale) => void invalidate(cache, stale),
  });
  ofCache.set(prompt, add);
  return add;
}

/**
 * Refetches the reads that an event has made stale. Events are batched, and the refetches of a hall of spectators are spread over
 * some seconds. `prompt` refetches without the spread, for organisers.
 */
export function useRefetch({ prompt }: Pick<Options, 'prompt'>): Refetch {
  const cache = useQueryClient();
  const { spreadMs } = useRealtime();
  return refetchOf(cache, { prompt, spreadMs });
}
