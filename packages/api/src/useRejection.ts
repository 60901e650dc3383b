import { useQueryClient, type MutationCacheNotifyEvent, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from './errors.ts';

/** The error of a call that has just failed because the server does not accept its token; null for any other event of a cache. */
const rejectionOf = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): ApiError | null => {
  const error = event.type === 'updated' && event.action.type === 'error' ? event.action.error : null;
  return error instanceof ApiError && error.status === 401 ? error : null;
};

/**
 * The error with which the server has rejected a write, or the refetch of a read, since `isWatched`; null without one. A first read throws to the
 * error boundary, but a failed refetch leaves the old response on the screen.
 */
export function useRejection(isWatched: boolean): ApiError | null {
  const cache = useQueryClient();
  const [rejection, setRejection] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!isWatched) return undefined;
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      const error = rejectionOf(event);
      if (error) setRejection(error);
    };
    const ends = [cache.getQueryCache().subscribe(onEvent), cache.getMutationCache().subscribe(onEvent)];
    return () => {
      for (const end of ends) end();
      setRejection(null);
    };
  }, [cache, isWatched]);
  return rejection;
}
