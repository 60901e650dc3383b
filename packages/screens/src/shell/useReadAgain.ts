import { useEffect, useMemo } from 'react';
import type { EndpointName } from '@oche/api/contract/endpoints';
import { useInvalidate } from '@oche/api/query';
import type { Read } from '@oche/api/read';
import { useRealtime } from '@oche/realtime/provider';
import { createGather, readDelayMs } from './gather.ts';

/**
 * Refetches the reads that an event has made stale: batched, and spread over some seconds so that a hall of spectators does not refetch at
 * the same moment. `prompt`: without the spread, for organisers.
 */
export function useReadAgain({ prompt }: { prompt: boolean }): (stale: readonly (Read | EndpointName)[]) => void {
  const invalidate = useInvalidate();
  const { spreadMs } = useRealtime();
  const gather = useMemo(
    () =>
      createGather<Read | EndpointName>({
        keyOf: (each) => JSON.stringify(each),
        delayMs: () => readDelayMs(prompt, spreadMs, Math.random),
        onGathered: (stale) => void invalidate(stale),
      }),
    [invalidate, prompt, spreadMs],
  );
  useEffect(() => gather.stop, [gather]);
  return gather.add;
}
