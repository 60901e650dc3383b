import type { notificationEndpoints } from '@oche/api/contract/notification';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import type { pushEndpoints } from '@oche/api/contract/push';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

/** Pages of the same size as the server's, cut from the notifications of the world. */
export const responsesOfNotifications = ({
  user,
}: World): ResponsesTo<keyof typeof notificationEndpoints | keyof typeof pushEndpoints> => ({
  listNotifications: ({ before }) =>
    user.notifications.filter(({ id }) => before === undefined || id < before).slice(0, notificationsAtOnce),
  countNotifications: { unread: user.notifications.filter(({ readAt }) => readAt === null).length },
  getMailSettings: { asCaptain: true, asPlayer: false, asOrganiser: true },
  updateMailSettings: (change) => ({ asCaptain: true, asPlayer: false, asOrganiser: true, ...change }),
  markNotificationRead: null,
  markNotificationsRead: null,
  getPushKey: { publicKey: `B${'A'.repeat(86)}` },
  subscribePush: null,
  unsubscribePush: null,
});
