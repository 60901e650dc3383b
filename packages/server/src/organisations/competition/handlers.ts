import { decodeDomain, encodeDomain, originOn } from '@oche/api/domain';
import { isOver } from '@oche/api/contract/season';
import type { Season } from '@oche/api/contract/competition';
import type { Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { found, notFound } from '../../platform/refusal.ts';
import { currentSeason, todayIn } from './currentSeason.ts';
import { seasonsOf } from './seasonsOf.ts';
import { organisationOf } from '../organisations.ts';

const seasonOf = ({ id, slug, name, startsOn, endsOn }: Season): Season => ({ id, slug, name, startsOn, endsOn });

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

/** The competition of a host name, for its public site, and its seasons. */
export const competitionHandlers = {
  getCompetitionContext: async ({ domainBase64, season: slug }, { now, webOrigin }) => {
    const domain = decodeDomain(domainBase64);
    if (domain === null) throw notFound('The competition');
    const organisation = found(
      await db()
        .selectFrom('organisations')
        .innerJoin('organisationDomains', 'organisationDomains.organisationId', 'organisations.id')
        .selectAll('organisations')
        .where('organisationDomains.domain', '=', domain)
        .where('organisations.kind', '=', 'competition')
        .executeTakeFirst(),
      'The competition',
    );
    const { languages, colour, description, contactEmail, timeZone } = organisation;
    const seasons = await seasonsOf(organisation.id).where('state', '!=', 'draft').execute();
    const season = slug ? await seasonWithSlug(seasons, organisation.id, slug) : currentSeason(seasons, todayIn(timeZone, now));
    return {
      organisation: { ...organisationOf(organisation), languages, colour, description, contactEmail },
      seasons: seasons.map(seasonOf),
      season: season && seasonOf(season),
      isFinished: season !== null && isOver(season),
      encodedDomain: encodeDomain(domain),
      baseUrl: originOn(webOrigin, domain),
    };
  },
} satisfies Partial<Handlers>;
