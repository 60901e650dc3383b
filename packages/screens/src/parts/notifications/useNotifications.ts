import { useUnreadCount } from '@oche/api/notifications';
import { useApi } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import type { Notification } from '@oche/api/contract/notification';
import { useChannel } from '@oche/realtime/provider';
import { useRefetch } from '../../shell/useRefetch.ts';

const changesRoles: ReadonlySet<Notification['kind']> = new Set(['role-given', 'role-ended']);

/**
 * The live notifications of a user: the number of unread ones, and functions that mark them as read. `onNew` is called for each
 * notification that arrives. They are refetched after every (re)connect and after changes on other devices.
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
      const announce = (newest: Notification[]) => {
        const found = newest.find((each) => each.id === id);
        // It may have been read on another device, or withdrawn, before it arrived here.
        if (found?.readAt === null) onNew(found);
        // The account menu lists what the user may open now.
        if (found && changesRoles.has(found.kind)) refetch(['members']);
      };
      client.call('listNotifications', {}).then(announce, () => undefined);
    },
    () => refetch(['notifications']),
  );
  return { unread, markRead, markAllRead, marking };
}
