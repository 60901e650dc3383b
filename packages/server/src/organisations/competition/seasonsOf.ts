import type { Season } from '@oche/api/contract/competition';
import { db } from '../../platform/db/current.ts';
import { found } from '../../platform/refusal.ts';

/** A query for the seasons of a competition, newest first. */
export const seasonsOf = (organisationId: string) =>
  db().selectFrom('seasons').selectAll().where('organisationId', '=', organisationId).orderBy('startsOn', 'desc').orderBy('id', 'desc');

/** The id of the season that has had a slug, if any. */
const seasonOfOldSlug = async (organisationId: string, slug: string): Promise<string | undefined> => {
  const old = await db()
    .selectFrom('oldSeasonSlugs')
    .select('seasonId')
    .where('organisationId', '=', organisationId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return old?.seasonId;
};

/** The season with a slug, or with a former slug. @throws Refusal 404 if there is none */
export const seasonWithSlug = async <S extends Season>(seasons: readonly S[], organisationId: string, slug: string): Promise<S> => {
  const current = seasons.find((season) => season.slug === slug);
  if (current) return current;
  const id = await seasonOfOldSlug(organisationId, slug);
  return found(
    seasons.find((season) => season.id === id),
    'The season',
  );
};
