import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Notification } from './contract/notification.ts';
import { notificationsAtOnce } from './contract/notificationsAtOnce.ts';
import { useApi } from './provider.ts';
import { queryOptionsOf, read } from './read.ts';

/** How many notifications are unread; 0 until it is known. */
export function useUnreadCount(): number {
  const { client } = useApi();
  return useQuery(queryOptionsOf(client, read('countNotifications'))).data?.unread ?? 0;
}

export type NotificationList = {
  /** newest first, as many as were asked for; undefined until the first are there */
  items: Notification[] | undefined;
  /** why there are none yet */
  error: Error | null;
  /** tries again after an error */
  retry: () => void;
  /** brings older ones; undefined where there are none, or they are on their way */
  more: (() => void) | undefined;
  loadingMore: boolean;
};

/** The notifications of the user, a page after the other. */
export function useNotificationList(): NotificationList {
  const { client } = useApi();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage } = useInfiniteQuery({
    // under the name of the endpoint, so that it is out of date with it
    queryKey: ['listNotifications', 'pages'] as const,
    queryFn: ({ pageParam, signal }) => client.call('listNotifications', pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < notificationsAtOnce ? undefined : last.at(-1)?.id),
  });
  return {
    items: data?.pages.flat(),
    error: isFetching ? null : error,
    retry: () => void refetch(),
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  };
}
