import { useUnreadCount } from '@oche/api/notifications';
import { useApi } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import type { Notification } from '@oche/api/contract/notification';
import { useChannel } from '@oche/realtime/provider';
import { useRefetch } from '../../shell/useRefetch.ts';

/**
 * The notifications of a user, live: how many are unread, and how they are marked. `onNew` is told of one that arrives.
 * Read again after every (re)connect, and when something was read or taken back elsewhere.
 */
export function useNotifications(userId: string, onNew: (notification: Notification) => void) {
  const { client } = useApi();
  const refetch = useRefetch({ prompt: true });
  const unread = useUnreadCount();
  const { mutate: markRead } = useWrite('markNotificationRead');
  const { mutate: markAllRead, isPending: marking } = useWrite('markNotificationsRead');
  useChannel(
    'user',
    userId,
    (message) => {
      refetch(message.event === 'notified' ? ['notifications', 'mine'] : message.data.topics);
      if (message.event !== 'notified') return;
      const { id } = message.data;
      const tell = (newest: Notification[]) => {
        const found = newest.find((each) => each.id === id);
        // It may have been read on another device, or taken back, before it got here.
        if (found?.readAt === null) onNew(found);
      };
      client.call('listNotifications', {}).then(tell, () => undefined);
    },
    () => refetch(['notifications']),
  );
  return { unread, markRead, markAllRead, marking };
}
