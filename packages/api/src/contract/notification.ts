import * as z from 'zod/mini';
import { endpoint, id, instant } from './define.ts';
import { notificationsAtOnce } from './notificationsAtOnce.ts';

/**
 * Kinds of notifications. `game-called`: the user's game is on a board · `game-to-mark`: the user marks a game · `entered`, `waiting`, `removed`:
 * an organiser entered the user into a tournament, put them on its waiting list, or removed them · `role-given`, `role-ended`: the user has become
 * a member of an organisation, or is no longer one · `player-unlinked`: a player was unlinked from the user's account · `invitation-accepted`:
 * someone has accepted the user's invitation · `organiser-called`: a marker at a board of the user's event calls the organisers.
 */
export const notificationKinds = [
  ...(['game-called', 'game-to-mark', 'entered', 'waiting', 'removed'] as const),
  ...(['role-given', 'role-ended', 'player-unlinked', 'invitation-accepted', 'organiser-called'] as const),
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** One notification as data instead of text, so that it can be shown in the user's language. */
export const Notification = z.object({
  id,
  /** one of `notificationKinds`; a later release may know more */
  kind: z.string(),
  /** the parent of the game, or the user's tournament; `slug` is null if the user may not open it */
  parent: z.nullable(z.object({ kind: z.string(), id, slug: z.nullable(z.string()), name: z.string() })),
  /** `names`: the players other than the user */
  game: z.nullable(z.object({ id, board: z.int(), names: z.array(z.string()) })),
  organisation: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** the reason of a call, the player who is absent or retires, and the event whose boards show the call; null without an event */
  call: z.optional(z.object({ board: z.int(), reason: z.string(), player: z.nullable(z.string()), eventId: z.nullable(id) })),
  role: z.nullable(z.string()),
  /** the name of the user who caused the notification */
  person: z.nullable(z.string()),
  createdAt: instant,
  /** null if unread; the call of a game counts as read once the game has begun */
  readAt: z.nullable(instant),
});
export type Notification = z.infer<typeof Notification>;

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'user',
    summary: `Notifications, newest first, at most ${notificationsAtOnce}. \`before\` is the id of the last one, to get the next page.`,
    reads: ['notifications'],
    input: z.object({ before: z.optional(id) }),
    output: z.array(Notification),
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    access: 'user',
    summary: 'The number of unread notifications.',
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
