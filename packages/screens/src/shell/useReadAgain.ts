import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidate, type Stale } from '@oche/api/query';
import { useRealtime } from '@oche/realtime/provider';
import { createGather, readDelayMs } from './gather.ts';

type Gather = (stale: readonly Stale[]) => void;
type Pace = { prompt: boolean; spreadMs: number };

/** One for each cache and pace, so that what several parts of a page hear is read once. */
const gathers = new WeakMap<QueryClient, Map<boolean, Gather>>();

function gatherOf(cache: QueryClient, { prompt, spreadMs }: Pace): Gather {
  const own = gathers.get(cache) ?? new Map<boolean, Gather>();
  gathers.set(cache, own);
  const known = own.get(prompt);
  if (known) return known;
  const { add } = createGather<Stale>({
    keyOf: (each) => JSON.stringify(each),
    delayMs: () => readDelayMs(prompt, spreadMs, Math.random),
    onGathered: (stale) => void invalidate(cache, stale),
  });
  own.set(prompt, add);
  return add;
}

/**
 * Refetches the reads that an event has made stale: batched, and spread over some seconds so that a hall of spectators does not refetch at
 * the same moment. `prompt`: without the spread, for organisers.
 */
export function useReadAgain({ prompt }: Pick<Pace, 'prompt'>): Gather {
  const cache = useQueryClient();
  const { spreadMs } = useRealtime();
  return gatherOf(cache, { prompt, spreadMs });
}
