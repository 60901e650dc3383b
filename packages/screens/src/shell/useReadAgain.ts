import { useCallback, useEffect, useRef } from 'react';
import { useInvalidate } from '@oche/api/query';
import type { EndpointName } from '@oche/api/contract/endpoints';
import type { Read } from '@oche/api/read';
import { useRealtime } from '@oche/realtime/provider';

/** What eight boards say at once is read once. */
const gatherMs = 250;

/**
 * Reads again what an event has made stale: gathered, and spread over some seconds so that a hall of spectators does not ask in the
 * same moment. `prompt`: for those who act on what they see, without the spread.
 */
export function useReadAgain({ prompt }: { prompt: boolean }): (stale: readonly (Read | EndpointName)[]) => void {
  const invalidate = useInvalidate();
  const { spreadMs } = useRealtime();
  const gathered = useRef(new Map<string, Read | EndpointName>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
  return useCallback(
    (stale) => {
      for (const each of stale) gathered.current.set(JSON.stringify(each), each);
      if (stale.length === 0) return;
      timer.current ??= setTimeout(
        () => {
          const names = [...gathered.current.values()];
          gathered.current.clear();
          timer.current = null;
          void invalidate(names);
        },
        gatherMs + (prompt ? 0 : Math.random() * spreadMs),
      );
    },
    [invalidate, prompt, spreadMs],
  );
}
