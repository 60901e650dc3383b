import type { AnnouncementKind, Audience } from '@oche/api/contract/notification';
import type { Role } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';

/** The subject of a notification. */
type News =
  | { kind: 'game-called' | 'game-to-mark'; gameId: string; parentId: string | null }
  | { kind: 'entered' | 'waiting' | 'removed'; parentId: string }
  | { kind: 'role-given'; organisationId: string; role: Role }
  | { kind: 'role-ended' | 'player-unlinked'; organisationId: string }
  | { kind: 'organiser-called'; boardId: string; parentId: string | null }
  | { kind: 'invitation-accepted'; organisationId: string; personId: string }
  | { kind: AnnouncementKind; announcementId: string; audience: Audience };

/** Whether the user caused the news themselves, so that no notification is needed. Calls to games are always notified. */
const isOwnAction = ({ kind }: News, userId: string, { actor }: Context): boolean =>
  kind !== 'game-called' && kind !== 'game-to-mark' && actor.kind === 'user' && actor.userId === userId;

/** Stores notifications for users in the open transaction, and publishes them to their devices after the commit. */
export const notifyUsers = async (userIds: readonly string[], news: News, context: Context): Promise<void> => {
  const rows = userIds
    .filter((userId) => !isOwnAction(news, userId, context))
    .map((userId) => ({ ...news, id: context.newId(), userId, createdAt: context.now }));
  if (rows.length === 0) return;
  await db().insertInto('notifications').values(rows).execute();
  for (const { id, userId } of rows) void context.publish('user', userId, { event: 'notified', data: { id } });
};

/** Ids of the accounts of these players. Players without an account are left out. */
const accountsOf = async (playerIds: readonly string[]): Promise<string[]> => {
  if (playerIds.length === 0) return [];
  const rows = await db().selectFrom('players').select('userId').distinct().where('id', 'in', playerIds).execute();
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
};

/** Notifies the players who have an account. */
export const notifyPlayers = async (playerIds: readonly string[], news: News, context: Context): Promise<void> =>
  notifyUsers(await accountsOf(playerIds), news, context);

/** Notifies a player of their current calls, after an account has been linked. The notifications have the time of the calls. */
export const notifyOfCurrentCalls = async (playerId: string, context: Context): Promise<void> => {
  const called = await db()
    .selectFrom('games')
    .innerJoin('gameSidePlayers', 'gameSidePlayers.gameId', 'games.id')
    .select(['games.id', 'games.parentId', 'games.calledAt'])
    .where('gameSidePlayers.playerId', '=', playerId)
    .where('games.calledAt', 'is not', null)
    .where('games.startedAt', 'is', null)
    .where('games.finishedAt', 'is', null)
    .execute();
  for (const { id: gameId, parentId, calledAt } of called)
    await notifyPlayers([playerId], { kind: 'game-called', gameId, parentId }, { ...context, now: calledAt! });
};

/** Tells the devices that follow these players about their calls, after the commit. `isRecall`: whether a call was withdrawn. */
export const pushCallsOf = async (
  playerIds: readonly string[],
  { isRecall }: { isRecall: boolean },
  { queue, now }: Context,
): Promise<void> => {
  if (playerIds.length > 0) await queue('push', { playerIds, changedAt: now.toISOString(), isRecall });
};

/** Publishes to these players that their notifications have changed, for example because a call no longer applies. */
export const refreshNotifications = async (playerIds: readonly string[], context: Context): Promise<void> => {
  for (const userId of await accountsOf(playerIds)) context.changed(userId, 'notifications', 'mine');
};
