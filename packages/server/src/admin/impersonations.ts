import { sql } from 'kysely';
import type { EndpointName } from '@oche/api/contract/endpoints';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { paged } from '../platform/paging.ts';
import { requireUser } from '../platform/policies.ts';
import { Refusal, forbidden, found } from '../platform/refusal.ts';
import { issueToken, revoke } from '../accounts/tokens.ts';

/** Impersonation of users by super admins, and its audit log. */
export const impersonationHandlers = {
  impersonate: async ({ userId }, context) => {
    const { userId: actorId } = requireUser(context.actor);
    const user = found(
      await db().selectFrom('users').select(['isSuperAdmin', 'lockedAt']).where('id', '=', userId).executeTakeFirst(),
      'The user',
    );
    if (user.isSuperAdmin) throw forbidden();
    if (user.lockedAt) throw new Refusal('locked', 'This account is locked.');
    context.noteSecurity('impersonation-started', { userId, actorId });
    return issueToken({ kind: 'impersonation', userId, actorId }, context);
  },

  stopImpersonating: async (_input, context) => {
    const { tokenId, actorId, userId } = requireUser(context.actor);
    if (!actorId) throw forbidden();
    await revoke((eb) => eb('id', '=', tokenId), context);
    context.noteSecurity('impersonation-ended', { userId, actorId });
    return null;
  },

  listImpersonations: async ({ userId, ...page }, { now }) => {
    const matching = () =>
      db()
        .selectFrom('impersonations')
        .$if(userId !== undefined, (query) => query.where((eb) => eb.or([eb('userId', '=', userId!), eb('actorId', '=', userId!)])));
    return paged(page, {
      items: async (paginate) => {
        const rows = await paginate(
          matching()
            .leftJoin('users as actors', 'actors.id', 'impersonations.actorId')
            .leftJoin('users', 'users.id', 'impersonations.userId')
            .selectAll('impersonations')
            .select(['actors.name as actorName', 'users.name as userName'])
            .orderBy('startedAt', 'desc')
            .orderBy('impersonations.id', 'desc'),
        ).execute();
        const writes = await writesOf(rows.map(({ id }) => id));
        return rows.map(({ id, actorId, actorName, userName, startedAt, endedAt, expiresAt, ...row }) => {
          const until = endedAt && endedAt < expiresAt ? endedAt : expiresAt;
          return {
            id,
            actor: { id: actorId, name: actorName },
            user: { id: row.userId, name: userName },
            startedAt: startedAt.toISOString(),
            endedAt: until > now ? null : until.toISOString(),
            writes: writes.get(id) ?? [],
          };
        });
      },
      total: () =>
        matching()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    });
  },
} satisfies Partial<Handlers>;

type Write = { endpoint: string; path: string; count: number; lastAt: string };
const maxWrites = 100;

/** The writes of each impersonation, grouped by endpoint and path, the latest first. At most `maxWrites` groups each. */
const writesOf = async (impersonations: string[]): Promise<Map<string, Write[]>> => {
  const writes = new Map<string, Write[]>(impersonations.map((id) => [id, []]));
  if (impersonations.length === 0) return writes;
  const grouped = db()
    .selectFrom('audit')
    .select(({ fn }) => [
      'impersonationId',
      'what as endpoint',
      'subject as path',
      fn.countAll<number>().as('count'),
      fn.max('createdAt').as('lastAt'),
      sql<number>`row_number() over (partition by impersonation_id order by max(created_at) desc)`.as('nth'),
    ])
    .where('impersonationId', 'in', impersonations)
    .groupBy(['impersonationId', 'what', 'subject']);
  const rows = await db().selectFrom(grouped.as('grouped')).selectAll().where('nth', '<=', maxWrites).orderBy('lastAt', 'desc').execute();
  for (const { impersonationId, endpoint, path, count, lastAt } of rows)
    writes.get(impersonationId!)?.push({ endpoint, path, count, lastAt: lastAt.toISOString() });
  return writes;
};

/** Endpoints that are not `GET` but write nothing, or that end the impersonation. */
const unaudited: readonly EndpointName[] = ['broadcastingAuth', 'previewEntries', 'stopImpersonating', 'logout'];

/** Records a write in the audit log if it was made during an impersonation, in the transaction of the write. */
export const auditWrite = async (endpoint: EndpointName, path: string, { actor, now, newId }: Context): Promise<void> => {
  if (actor.kind !== 'user' || !actor.actorId || unaudited.includes(endpoint)) return;
  const { userId, actorId, tokenId: impersonationId } = actor;
  await db()
    .insertInto('audit')
    .values({ id: newId(), userId, actorId, impersonationId, what: endpoint, subject: path, detail: '{}', createdAt: now })
    .execute();
};
