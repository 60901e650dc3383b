import { lockedOrganisation } from '../organisations/organisations.ts';
import { sql } from 'kysely';
import type { Parsed } from '@oche/api/contract/endpoints';
import { setDomains } from '../organisations/competition/domains.ts';
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
      items: async (cut) =>
        (
          await cut(
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

  createCompetition: async ({ id: given, name, timeZone, domains, ...site }, context) => {
    const repeated = given
      ? await db().selectFrom('organisations').select('id').where('id', '=', given).where('kind', '=', 'competition').executeTakeFirst()
      : undefined;
    if (repeated) return detailsOf(repeated.id, context);
    const id = given ?? context.newId();
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
    const before = await lockedOrganisation(id);
    if (slug !== undefined && slug !== before.slug) await moveSlug(before, slug);
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

type Site = Omit<Parsed<'updateOrganisation'>, 'id' | 'name' | 'slug' | 'timeZone' | 'domains'>;

/** The columns of the competition's site, without those that do not change. */
const siteColumns = ({ languages, colour, description, contactEmail }: Site) => ({
  ...(languages && { languages: JSON.stringify(languages) }),
  ...(colour !== undefined && { colour }),
  ...(description !== undefined && { description }),
  ...(contactEmail !== undefined && { contactEmail }),
});

/** Frees a new slug for an organisation and stores the old one, so that old links still work and no other organisation gets it. */
const moveSlug = async ({ id, slug: before }: { id: string; slug: string }, slug: string): Promise<void> => {
  if (!(await isFreeSlug('organisation', slug, id)))
    throw new Refusal('taken', 'This address is already taken.', { fields: { slug: 'taken' } });
  await db().deleteFrom('oldSlugs').where('kind', '=', 'organisation').where('slug', '=', slug).execute();
  await db().insertInto('oldSlugs').values({ kind: 'organisation', slug: before, targetId: id }).execute();
};
