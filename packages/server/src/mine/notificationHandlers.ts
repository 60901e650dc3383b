import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { requireSelf, requireUser } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';
import { countUnread, listNotificationsOf } from './notifications.ts';

const mailSettingsOf = (userId: string) =>
  db()
    .selectFrom('users')
    .select(['mailAsCaptain as asCaptain', 'mailAsPlayer as asPlayer', 'mailAsOrganiser as asOrganiser'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The notifications of a user, and the e-mails that the user wants. An impersonating super admin can read them but not mark them as read. */
export const notificationHandlers = {
  listNotifications: async ({ before }, { actor }) => listNotificationsOf(requireUser(actor), before),

  countNotifications: async (_input, { actor }) => ({ unread: await countUnread(requireUser(actor).userId) }),

  getMailSettings: async (_input, { actor }) => mailSettingsOf(requireUser(actor).userId),

  updateMailSettings: async ({ asCaptain, asPlayer, asOrganiser }, { actor }) => {
    const { userId } = requireSelf(actor);
    const change = {
      ...(asCaptain !== undefined && { mailAsCaptain: asCaptain }),
      ...(asPlayer !== undefined && { mailAsPlayer: asPlayer }),
      ...(asOrganiser !== undefined && { mailAsOrganiser: asOrganiser }),
    };
    if (Object.keys(change).length > 0) await db().updateTable('users').set(change).where('id', '=', userId).execute();
    return mailSettingsOf(userId);
  },

  markNotificationRead: async ({ id }, { actor, now, changed }) => {
    const { userId } = requireSelf(actor);
    const notification = await db()
      .selectFrom('notifications')
      .select('readAt')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (found(notification, 'The notification').readAt) return null;
    await db().updateTable('notifications').set({ readAt: now }).where('id', '=', id).execute();
    changed(userId, 'notifications');
    return null;
  },

  markNotificationsRead: async ({ upTo }, { actor, now, changed }) => {
    const { userId } = requireSelf(actor);
    await db()
      .updateTable('notifications')
      .set({ readAt: now })
      .where('userId', '=', userId)
      .where('id', '<=', upTo)
      .where('readAt', 'is', null)
      .execute();
    changed(userId, 'notifications');
    return null;
  },
} satisfies Partial<Handlers>;
