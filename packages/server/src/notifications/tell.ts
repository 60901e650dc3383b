import type { Role } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';

/** What there is to tell, and about what. */
type News =
  | { kind: 'game-called' | 'game-to-mark'; gameId: string; parentId: string | null }
  | { kind: 'entered' | 'waiting' | 'removed'; parentId: string }
  | { kind: 'role-given'; organisationId: string; role: Role }
  | { kind: 'role-ended' | 'player-unlinked'; organisationId: string }
  | { kind: 'organiser-called'; boardId: string; parentId: string | null }
  | { kind: 'invitation-accepted'; organisationId: string; personId: string };

/** A call must not be missed, whoever makes it; what else somebody does for themselves they know. */
const knows = ({ kind }: News, userId: string, { actor }: Context): boolean =>
  kind !== 'game-called' && kind !== 'game-to-mark' && actor.kind === 'user' && actor.userId === userId;

/** Tells users something, in the transaction of what it tells; their devices hear of it after the commit. */
export const tell = async (userIds: readonly string[], news: News, context: Context): Promise<void> => {
  const rows = userIds
    .filter((userId) => !knows(news, userId, context))
    .map((userId) => ({ ...news, id: context.newId(), userId, createdAt: context.now }));
  if (rows.length === 0) return;
  await db().insertInto('notifications').values(rows).execute();
  for (const { id, userId } of rows) void context.publish('user', userId, { event: 'notified', data: { id } });
};

/** The accounts of players; guests have none. */
const accountsOf = async (playerIds: readonly string[]): Promise<string[]> => {
  if (playerIds.length === 0) return [];
  const rows = await db().selectFrom('players').select('userId').distinct().where('id', 'in', playerIds).execute();
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
};

/** Tells those of these players who have an account. */
export const tellPlayers = async (playerIds: readonly string[], news: News, context: Context): Promise<void> =>
  tell(await accountsOf(playerIds), news, context);

/** A player has an account from now on: a call that stands reaches them too, as of when it was made, and so it is taken back with it. */
export const tellStandingCall = async (playerId: string, context: Context): Promise<void> => {
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
    await tellPlayers([playerId], { kind: 'game-called', gameId, parentId }, { ...context, now: calledAt! });
};

/** These players were told what holds no more, e.g. a call that was taken back: it disappears where it is shown. */
export const takeBack = async (playerIds: readonly string[], context: Context): Promise<void> => {
  for (const userId of await accountsOf(playerIds)) context.changed(userId, 'notifications', 'mine');
};
