import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MatchEvent, MatchSheet } from './contract/match.ts';
import { MatchOutboxContext } from './deviceOutbox.ts';
import { createMatchQueue, type MatchQueue, type MatchQueueState } from './matchQueue.ts';
import { useApi } from './provider.ts';
import { useInvalidate } from './query.ts';
import { queryOptionsOf, read } from './read.ts';

const refreshIntervalMs = 20_000;

/** The sheet with events that the server has stored. Events that do not continue its log are left for the next read. */
const withEvents = (sheet: MatchSheet, events: readonly MatchEvent[]): MatchSheet => {
  const log = [...sheet.events];
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) if (event.seq === log.length + 1) log.push(event);
  return { ...sheet, events: log, length: log.length };
};

/**
 * The queue of a match whose sheet has been read with `getMatch`. Stored events are in the cached sheet at once. The sheet is read again every 20
 * seconds, when the page becomes visible, and when the network is back.
 */
export function useMatchQueue(matchId: string): MatchQueue & { now: MatchQueueState } {
  const { client, socketId } = useApi();
  const cache = useQueryClient();
  const store = useContext(MatchOutboxContext);
  const invalidate = useInvalidate();
  const queue = useMemo(() => {
    const options = queryOptionsOf(client, read('getMatch', { id: matchId }));
    const sheet = () => cache.getQueryData<MatchSheet>(options.queryKey);
    return createMatchQueue({
      ...{ client, matchId, store, socketId },
      log: () => sheet()?.events ?? [],
      onStored: (events) => {
        cache.setQueryData<MatchSheet>(options.queryKey, (known) => known && withEvents(known, events));
        void invalidate(['sheets', 'tables', 'fixtures', 'results', 'boards']);
      },
      reread: async () => void (await cache.fetchQuery({ ...options, staleTime: 0 })),
    });
  }, [client, socketId, cache, store, invalidate, matchId]);
  useEffect(() => queue.start(), [queue]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      void invalidate([read('getMatch', { id: matchId })]);
      queue.flush();
    };
    const interval = setInterval(refresh, refreshIntervalMs);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [queue, invalidate, matchId]);
  const now = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  return useMemo(() => ({ ...queue, now }), [queue, now]);
}
