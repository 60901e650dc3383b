import type { Parsed } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { limit, networkOf } from '../platform/limits.ts';
import { can, requireSelf } from '../platform/policies.ts';
import { Refusal, notFound } from '../platform/refusal.ts';

/** The most subscriptions for one entry, one tournament and one user. */
const most = { entry: 100, tournament: 2000, user: 20 };

const requireRoom = (count: number | string | bigint, limitOf: keyof typeof most): void => {
  if (Number(count) >= most[limitOf]) throw new Refusal('limit-reached', `At most ${most[limitOf]} devices.`, { most: most[limitOf] });
};

const subscriptions = () =>
  db()
    .selectFrom('pushSubscriptions')
    .select((eb) => eb.fn.countAll().as('count'));

/** Checks that a device may follow an entry. @throws Refusal 404 if the actor may not see it, 422 `wrong-status` if the tournament is over */
const requireEntry = async (id: string, { actor }: Context): Promise<void> => {
  const entry = await db()
    .selectFrom('entries')
    .innerJoin('tournaments', 'tournaments.id', 'entries.tournamentId')
    .select(['tournamentId', 'organisationId', 'visibility', 'status'])
    .where('entries.id', '=', id)
    .executeTakeFirst();
  if (!entry || !can.see(actor, entry)) throw notFound('The entry');
  if (entry.status === 'finished' || entry.status === 'cancelled') throw new Refusal('wrong-status', 'This tournament is over.');
  const ofEntry = await subscriptions().where('entryId', '=', id).executeTakeFirstOrThrow();
  requireRoom(ofEntry.count, 'entry');
  const ofTournament = await subscriptions()
    .innerJoin('entries', 'entries.id', 'entryId')
    .where('tournamentId', '=', entry.tournamentId)
    .executeTakeFirstOrThrow();
  requireRoom(ofTournament.count, 'tournament');
};

/** The session of the user, with which the subscription ends. @throws Refusal 401 without a session, 403 during an impersonation */
const requireSession = async ({ actor }: Context): Promise<string> => {
  const { userId, tokenId } = requireSelf(actor);
  const ofUser = await subscriptions().innerJoin('tokens', 'tokens.id', 'tokenId').where('userId', '=', userId).executeTakeFirstOrThrow();
  requireRoom(ofUser.count, 'user');
  return tokenId;
};

const end = ({ endpoint, entryId }: Pick<Parsed<'subscribePush'>, 'endpoint' | 'entryId'>) =>
  db()
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('entryId', entryId === null ? 'is' : '=', entryId)
    .execute();

/** The devices that get calls while no page is open. */
export const pushHandlers = {
  getPushKey: async (_input, { pushKey }) => ({ publicKey: await pushKey() }),

  subscribePush: async ({ endpoint, p256dh, auth, langcode, entryId }, context) => {
    await end({ endpoint, entryId });
    if (entryId !== null) await requireEntry(entryId, context);
    const tokenId = entryId === null ? await requireSession(context) : null;
    const { newId, now: createdAt } = context;
    await db()
      .insertInto('pushSubscriptions')
      .values({ id: newId(), endpoint, p256dh, auth, langcode, entryId, tokenId, createdAt })
      .execute();
    return null;
  },

  unsubscribePush: async ({ endpoint, entryId }) => {
    await end({ endpoint, entryId });
    return null;
  },
} satisfies Partial<Handlers>;

// A hall shares one IP address, and everybody in it may subscribe when the first games are called.
const limitPush = (_input: unknown, { ip, now }: Context): Promise<void> => limit(`push:${networkOf(ip)}`, 200, 60, now);
export const pushLimits = { subscribePush: limitPush, unsubscribePush: limitPush };

/** Deletes the subscriptions for tournaments that have been over for a day, and those of sessions that have ended. */
export const deleteOldSubscriptions = async ({ now }: Context): Promise<void> => {
  const yesterday = new Date(now.getTime() - 86_400_000);
  await db()
    .deleteFrom('pushSubscriptions')
    .where('entryId', 'in', (eb) =>
      eb
        .selectFrom('entries')
        .innerJoin('tournaments', 'tournaments.id', 'entries.tournamentId')
        .select('entries.id')
        .where('tournaments.status', 'in', ['finished', 'cancelled'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('games').select('games.id').whereRef('parentId', '=', 'tournaments.id').where('finishedAt', '>', yesterday)),
          ),
        ),
    )
    .where('createdAt', '<', yesterday)
    .execute();
  await db()
    .deleteFrom('pushSubscriptions')
    .where('tokenId', 'in', (eb) =>
      eb
        .selectFrom('tokens')
        .select('tokens.id')
        .where(({ or, eb: compare }) => or([compare('revokedAt', 'is not', null), compare('expiresAt', '<=', now)])),
    )
    .execute();
};
