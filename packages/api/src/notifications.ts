import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notification } from './contract/notification.ts';
import { notificationsAtOnce } from './contract/notificationsAtOnce.ts';
import { useApi } from './provider.ts';
import { queryOptionsOf, read } from './read.ts';

/** The number of unread notifications; 0 until it has been read. */
export function useUnreadCount(): number {
  const { client } = useApi();
  return useQuery(queryOptionsOf(client, read('countNotifications'))).data?.unread ?? 0;
}

export type NotificationList = {
  /** newest first, all pages read so far; undefined until the first page has been read */
  items: Notification[] | undefined;
  /** the error of the first page */
  error: Error | null;
  /** refetches after an error */
  retry: () => void;
  /** reads the next page; undefined if there is none, or while it is being read */
  more: (() => void) | undefined;
  loadingMore: boolean;
};

/** The notifications of the user, read page by page. */
export function useNotificationList(): NotificationList {
  const { client } = useApi();
  const [wantedPages, setWantedPages] = useState(1);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = useInfiniteQuery({
    // The key begins with the name of the endpoint, so that the pages become stale with its topics.
    queryKey: ['listNotifications', 'pages'] as const,
    queryFn: ({ pageParam, signal }) => client.call('listNotifications', pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < notificationsAtOnce ? undefined : last.at(-1)?.id),
  });
  const pages = data?.pages.length ?? 0;
  const loadingMore = wantedPages > pages && hasNextPage && !isFetchNextPageError;
  // A new notification makes the list stale, and its refetch cancels the next page, which is then requested again.
  useEffect(() => {
    if (loadingMore && !isFetching) void fetchNextPage();
  }, [loadingMore, isFetching, fetchNextPage]);
  const loadMore = () => {
    setWantedPages(pages + 1);
    void fetchNextPage();
  };
  return {
    items: data?.pages.flat(),
    error: isFetching ? null : error,
    retry: () => void refetch(),
    more: hasNextPage && !loadingMore ? loadMore : undefined,
    loadingMore,
  };
}
