import type { Selectable } from 'kysely';
import type { Organisation } from '@oche/api/contract/account';
import type { Context, Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import type { Organisations } from '../platform/db/schema.ts';
import { filePath } from '../platform/files/files.ts';
import { requireManager, requireUser } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';
import { freeSlug } from '../platform/slugs.ts';
import { requireTimeZone } from '../platform/timeZone.ts';
import { requireRoomToAdminister } from './quotas.ts';

/** An organisation as the API returns it. */
export const organisationOf = ({
  id,
  slug,
  name,
  kind,
  timeZone,
  logo,
}: Pick<Selectable<Organisations>, keyof Organisation>): Organisation => ({
  ...{ id, slug, name, kind, timeZone },
  logo: logo === null ? null : filePath(logo),
});

/** The organisations of a user, with the user's role in each. */
export const membershipsOf = async (userId: string) => {
  const rows = await db()
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisationId')
    .selectAll('organisations')
    .select('memberships.role')
    .where('memberships.userId', '=', userId)
    .orderBy('organisations.name')
    .execute();
  return rows.map(({ role, ...organisation }) => ({ role, organisation: organisationOf(organisation) }));
};

/** An organisation that the actor manages. @throws Refusal 404 for other actors, 401 without a session */
export const managedOrganisation = async (id: string, { actor }: Pick<Context, 'actor'>) => {
  const organisation = found(
    await db().selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst(),
    'The organisation',
  );
  requireManager(actor, { organisationId: id }, { what: 'The organisation' });
  return organisation;
};

/** An organisation, locked for writing. */
export const lockedOrganisation = async (id: string): Promise<{ id: string; slug: string; kind: Organisation['kind']; timeZone: string }> =>
  found(
    await db().selectFrom('organisations').select(['id', 'slug', 'kind', 'timeZone']).where('id', '=', id).forUpdate().executeTakeFirst(),
    'The organisation',
  );

export const organisationHandlers = {
  createOrganisation: async ({ id, name, timeZone }, context) => {
    const { userId, isSuperAdmin } = requireUser(context.actor);
    const organisation = {
      id: id ?? context.newId(),
      slug: await freeSlug('organisations', name),
      name,
      kind: 'club' as const,
      timeZone: requireTimeZone(timeZone),
      logo: null,
    };
    const existing = id
      ? await db()
          .selectFrom('organisations')
          .innerJoin('memberships', 'memberships.organisationId', 'organisations.id')
          .selectAll('organisations')
          .where('organisations.id', '=', id)
          .where('memberships.userId', '=', userId)
          .executeTakeFirst()
      : undefined;
    if (existing) return organisationOf(existing);
    if (!isSuperAdmin) await requireRoomToAdminister(userId);
    await insertNew(() =>
      db()
        .insertInto('organisations')
        .values({ ...organisation, createdAt: context.now })
        .execute(),
    );
    await db().insertInto('memberships').values({ organisationId: organisation.id, userId, role: 'admin' }).execute();
    return organisation;
  },
} satisfies Partial<Handlers>;
