import * as z from 'zod/mini';
import { endpoint, id, instant } from './define.ts';
import { notificationsAtOnce } from './notificationsAtOnce.ts';

/**
 * What people are told. `game-called`: their game is on a board · `game-to-mark`: they mark one · `entered`, `waiting`, `removed`:
 * an organiser put them into a tournament or on its waiting list, or took them out · `role-given`, `role-ended`: they belong to an
 * organisation, or no longer · `player-unlinked`: what they played there is no longer theirs · `invitation-accepted`: whom they asked
 * has said yes · `organiser-called`: the marker at a board of their event calls the organisers.
 */
export const notificationKinds = [
  ...(['game-called', 'game-to-mark', 'entered', 'waiting', 'removed'] as const),
  ...(['role-given', 'role-ended', 'player-unlinked', 'invitation-accepted', 'organiser-called'] as const),
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What somebody is told: never a sentence, so that it is said in the language of whoever reads it. */
export const Notification = z.object({
  id,
  /** one of `notificationKinds`; a later release may know more */
  kind: z.string(),
  /** what the game belongs to, or what the reader plays in; `slug` is null if the reader may not open it */
  parent: z.nullable(z.object({ kind: z.string(), id, slug: z.nullable(z.string()), name: z.string() })),
  /** `names`: who plays, without the reader */
  game: z.nullable(z.object({ id, board: z.int(), names: z.array(z.string()) })),
  organisation: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** why a board calls, who is absent or retires, and the event whose boards show it; null without an event */
  call: z.optional(z.object({ board: z.int(), reason: z.string(), player: z.nullable(z.string()), eventId: z.nullable(id) })),
  role: z.nullable(z.string()),
  /** whoever did it */
  person: z.nullable(z.string()),
  createdAt: instant,
  /** null: unread; a call is read once its game has begun */
  readAt: z.nullable(instant),
});
export type Notification = z.infer<typeof Notification>;

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'user',
    summary: `Notifications, newest first, ${notificationsAtOnce} at once; pass the last one to get the ones before it.`,
    reads: ['notifications'],
    input: z.object({ before: z.optional(id) }),
    output: z.array(Notification),
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    access: 'user',
    summary: 'How many notifications are unread.',
    reads: ['notifications'],
    output: z.object({ unread: z.int() }),
  }),
  markNotificationRead: endpoint({
    method: 'POST',
    path: '/notifications/{id}/read',
    access: 'user',
    summary: 'Marks a notification as read.',
    changes: ['notifications'],
    output: z.null(),
  }),
  markNotificationsRead: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'user',
    summary: 'Marks a notification and all earlier ones as read.',
    changes: ['notifications'],
    input: z.object({ upTo: id }),
    output: z.null(),
  }),
};
