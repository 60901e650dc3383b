import { lockedOrganisation } from '../organisations/organisations.ts';
import { sql } from 'kysely';
import { setDomains } from '../organisations/competition/domains.ts';
import { siteColumns } from '../organisations/competition/siteColumns.ts';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { paged } from '../platform/paging.ts';
import { Refusal, found } from '../platform/refusal.ts';
import { freeSlug, isFreeSlug } from '../platform/slugs.ts';
import { detailsOf, organisationRows, summaryOf } from './organisationRows.ts';
import { contains, orderOf } from '../platform/search.ts';
import { insertNew } from '../platform/db/insertNew.ts';
import { requireTimeZone } from '../platform/timeZone.ts';

const columns = {
  name: sql`lower(organisations.name)`,
  created: sql`organisations.created_at`,
  members: sql`members`,
  tournaments: sql`tournaments`,
};

/** Clubs and competitions, for super admins. */
export const organisationAdminHandlers = {
  listOrganisations: async ({ search = '', sort = 'name', kind, ...page }) => {
    const matching = db()
      .selectFrom('organisations')
      .select('id')
      .where(contains('organisations.name', search))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!));
    const { by, direction } = orderOf(sort, columns);
    return paged(page, {
      items: async (paginate) =>
        (
          await paginate(
            organisationRows().where('organisations.id', 'in', matching).orderBy(by, direction).orderBy('organisations.id'),
          ).execute()
        ).map(summaryOf),
      total: () =>
        db()
          .selectFrom(matching.as('found'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    });
  },

  createCompetition: async ({ id: requestedId, name, timeZone, domains, ...site }, context) => {
    const existing = requestedId
      ? await db()
          .selectFrom('organisations')
          .select('id')
          .where('id', '=', requestedId)
          .where('kind', '=', 'competition')
          .executeTakeFirst()
      : undefined;
    if (existing) return detailsOf(existing.id, context);
    const id = requestedId ?? context.newId();
    const slug = await freeSlug('organisations', name);
    const values = { id, slug, name, kind: 'competition' as const, timeZone: requireTimeZone(timeZone), createdAt: context.now };
    await insertNew(() =>
      db()
        .insertInto('organisations')
        .values({ ...values, ...siteColumns(site) })
        .execute(),
    );
    await setDomains(id, domains);
    return detailsOf(id, context);
  },

  getOrganisation: async ({ orgSlug }, context) => {
    const { id } = found(
      await db()
        .selectFrom('organisations')
        .leftJoin('oldSlugs', (join) => join.onRef('oldSlugs.targetId', '=', 'organisations.id').on('oldSlugs.kind', '=', 'organisation'))
        .select('organisations.id')
        .where((eb) => eb.or([eb('organisations.slug', '=', orgSlug), eb('oldSlugs.slug', '=', orgSlug)]))
        .executeTakeFirst(),
      'The organisation',
    );
    return detailsOf(id, context);
  },

  updateOrganisation: async ({ id, name, slug, timeZone, domains, ...site }, context) => {
    const stored = await lockedOrganisation(id);
    if (slug !== undefined && slug !== stored.slug) await moveSlug(stored, slug);
    const changes = {
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(timeZone !== undefined && { timeZone: requireTimeZone(timeZone) }),
      ...siteColumns(site),
    };
    if (Object.keys(changes).length > 0) await db().updateTable('organisations').set(changes).where('id', '=', id).execute();
    if (domains) await setDomains(id, domains);
    return detailsOf(id, context);
  },
} satisfies Partial<Handlers>;

/**
 * Prepares a change of an organisation's slug. Stores the old slug, so that old links still work and no other organisation gets it. The new
 * slug may be an earlier one of the same organisation. @throws Refusal 409 if it is taken
 */
const moveSlug = async ({ id, slug: oldSlug }: { id: string; slug: string }, slug: string): Promise<void> => {
  if (!(await isFreeSlug('organisation', slug, id)))
    throw new Refusal('taken', 'This slug is already taken.', { fields: { slug: 'taken' } });
  await db().deleteFrom('oldSlugs').where('kind', '=', 'organisation').where('slug', '=', slug).execute();
  await db().insertInto('oldSlugs').values({ kind: 'organisation', slug: oldSlug, targetId: id }).execute();
};
