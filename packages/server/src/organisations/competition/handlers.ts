import { decodeDomain, encodeDomain, originOn } from '@oche/api/domain';
import type { Season } from '@oche/api/contract/competition';
import type { Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { requireRoom } from '../quotas.ts';
import { managedOrganisation } from '../organisations.ts';
import { found, invalid, notFound } from '../../platform/refusal.ts';
import { firstFree, slugify } from '../../platform/slugs.ts';
import { currentSeason, todayIn } from './currentSeason.ts';
import { siteLiterals } from './siteLiterals.ts';
import { insertNew } from '../../platform/db/insertNew.ts';
import { organisationOf } from '../organisations.ts';

const seasonOf = ({ id, slug, name, startsOn, endsOn }: Season): Season => ({ id, slug, name, startsOn, endsOn });

const seasonsOf = (organisationId: string) =>
  db()
    .selectFrom('seasons')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .orderBy('startsOn', 'desc')
    .orderBy('id', 'desc')
    .execute();

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
    const seasons = (await seasonsOf(organisation.id)).map(seasonOf);
    const season = slug
      ? found(
          seasons.find((candidate) => candidate.slug === slug),
          'The season',
        )
      : currentSeason(seasons, todayIn(timeZone, now));
    return {
      organisation: { ...organisationOf(organisation), languages, colour, description, contactEmail },
      seasons,
      season,
      encodedDomain: encodeDomain(domain),
      baseUrl: originOn(webOrigin, domain),
    };
  },

  createSeason: async ({ organisationId, id: requestedId, name, startsOn, endsOn }, context) => {
    await managedOrganisation(organisationId, context);
    if (endsOn < startsOn) throw invalid({ ends_on: 'before-start' });
    const others = await seasonsOf(organisationId);
    const existing = others.find(({ id }) => id === requestedId);
    if (existing) return seasonOf(existing);
    await requireRoom('seasons', organisationId);
    const taken = new Set([...siteLiterals, ...others.map(({ slug }) => slug)]);
    const season = { id: requestedId ?? context.newId(), slug: firstFree(slugify(name), taken), name, startsOn, endsOn };
    await insertNew(() =>
      db()
        .insertInto('seasons')
        .values({ ...season, organisationId, createdAt: context.now })
        .execute(),
    );
    return season;
  },
} satisfies Partial<Handlers>;
