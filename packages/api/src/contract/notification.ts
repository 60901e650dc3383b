import * as z from 'zod/mini';
import { protestOutcomes } from '@oche/darts/match/event';
import { endpoint, id, instant } from './define.ts';
import { CupOfMatch } from './cupRoundName.ts';
import { seasonRuleNames } from './seasonRuleNames.ts';
import { notificationsAtOnce } from './notificationsAtOnce.ts';

/** The roles in which users get announcements of a league. */
export const audiences = ['captain', 'player', 'organiser'] as const;
export type Audience = (typeof audiences)[number];

/**
 * What a league announces: a season is open · its rules have changed · its matches are published or have changed · a match moved · another evening is asked for, offered,
 * refused, or agreed on and waits for an organiser · a match is tomorrow · the other team has handed in its lineup · a sheet is to be confirmed, is
 * disputed, or an organiser has decided about it or corrected its result · a walkover is given or taken back · a match is annulled, or counts again ·
 * a team protests, the server has found that a player may not play, or an organiser has decided about a protest · an organiser has handed in the
 * lineup of a team, or changed its players · a player of a sealed lineup may no longer play · a team has a new link · an account has become captain of a team by its link · a team has a penalty · a
 * member was accepted · a request for a player was refused · a member goes to another team · a substitute belongs to a team from now on · the user is on the roster of a team, or no
 * longer · a team asks to play · once a day, what waits for organisers.
 */
export const announcementKinds = [
  ...(['season-open', 'rules-changed', 'fixtures-published', 'fixtures-changed', 'match-moved'] as const),
  ...(['postponement-asked', 'postponement-offered', 'postponement-refused', 'postponement-agreed'] as const),
  ...(['match-tomorrow', 'lineup-in', 'confirm-sheet', 'sheet-disputed', 'sheet-decided', 'sheet-corrected'] as const),
  ...(['walkover-given', 'walkover-taken-back', 'match-annulled', 'match-counted'] as const),
  ...(['protest-noted', 'player-doubted', 'protest-decided'] as const),
  ...(['lineup-for-team', 'players-for-team', 'lineup-invalid', 'team-link-renewed', 'team-claimed'] as const),
  ...([
    'penalty-given',
    'member-accepted',
    'request-refused',
    'member-left',
    'substitute-fixed',
    'roster-added',
    'roster-removed',
    'team-registered',
    'open-work',
  ] as const),
] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/**
 * Kinds of notifications. `game-called`: the user's game is on a board · `game-to-mark`: the user marks a game · `entered`, `waiting`, `removed`:
 * an organiser entered the user into a tournament, put them on its waiting list, or removed them · `role-given`, `role-ended`: the user has become
 * a member of an organisation, or is no longer one · `player-unlinked`: a player was unlinked from the user's account · `invitation-accepted`:
 * someone has accepted the user's invitation · `organiser-called`: a marker at a board of the user's event calls the organisers. The others are announcements of leagues.
 */
export const notificationKinds = [
  ...(['game-called', 'game-to-mark', 'entered', 'waiting', 'removed'] as const),
  ...(['role-given', 'role-ended', 'player-unlinked', 'invitation-accepted', 'organiser-called'] as const),
  ...announcementKinds,
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The facts of an announcement. `match`, `team` and `player` are those that it is about. */
export const LeagueNews = z.object({
  competition: z.object({ slug: z.string(), name: z.string() }),
  season: z.object({ slug: z.string(), name: z.string() }),
  match: z.nullable(
    z.object({
      slug: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: z.nullable(z.string()),
      location: z.string(),
      cup: z.nullable(CupOfMatch),
    }),
  ),
  team: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  player: z.nullable(z.string()),
  /** the words of the person who caused it */
  reason: z.nullable(z.string()),
  days: z.array(z.string()),
  /** the name of the team that a player has joined, because of which the request of another team was refused */
  joined: z.nullable(z.string()),
  /** what the match counts as since then, home first; null if the announcement is not about a result */
  score: z.nullable(z.readonly(z.tuple([z.number(), z.number()]))),
  /** the teams that did not come to a match that counts as a walkover */
  absent: z.nullable(z.enum(['home', 'away', 'both'])),
  /** whether the decision ends a dispute of the sheet */
  endsDispute: z.boolean(),
  /** how a protest was decided; null if the announcement is not about one, or an earlier release decided it */
  outcome: z.nullable(z.enum(protestOutcomes)),
  /** the rules of the season that have changed. `from`, `to`: the values of rules that are numbers, otherwise null */
  rules: z.array(z.object({ rule: z.enum(seasonRuleNames), from: z.nullable(z.int()), to: z.nullable(z.int()) })),
  work: z.nullable(
    z.object({
      ...{ registrations: z.int(), requests: z.int(), postponements: z.int() },
      ...{ disputes: z.int(), protests: z.int(), overdue: z.int() },
    }),
  ),
  /** the role in which the user gets it. The pages of a season are for captains and organisers */
  audience: z.enum(audiences),
});
export type LeagueNews = z.infer<typeof LeagueNews>;

/** Whether a user wants e-mails of leagues, by role. Without an account, captains get e-mails and players do not. */
export const MailSettings = z.object({ asCaptain: z.boolean(), asPlayer: z.boolean(), asOrganiser: z.boolean() });

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
  /** only for announcements of leagues */
  league: z.optional(LeagueNews),
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
  getMailSettings: endpoint({
    method: 'GET',
    path: '/user/mails',
    access: 'user',
    summary: 'Which e-mails of leagues the user gets, by role.',
    reads: ['account'],
    output: MailSettings,
  }),
  updateMailSettings: endpoint({
    method: 'PATCH',
    path: '/user/mails',
    access: 'user',
    summary: 'Changes which e-mails of leagues the user gets. Notifications stay.',
    changes: ['account'],
    input: z.partial(MailSettings),
    output: MailSettings,
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
