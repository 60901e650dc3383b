import type { CompetitionContext } from '@oche/api/contract/competition';
import type { News } from '@oche/api/contract/news';
import type { SeasonTeam } from '@oche/api/contract/team';

/** What search engines learn about a page, in the vocabulary of schema.org. */
type Data = Readonly<Record<string, unknown>>;
type Site = Pick<CompetitionContext, 'organisation' | 'baseUrl'>;

/** The organisation of a site, where other data name it. */
const organiser = ({ organisation, baseUrl }: Site): Data => ({ '@type': 'SportsOrganization', name: organisation.name, url: baseUrl });

/** `logo`: the address of its picture, if it has one. */
export const organisationData = (site: Site, logo: string | null): Data => ({
  ...{ ...organiser(site), sport: 'Darts' },
  ...(site.organisation.description !== '' && { description: site.organisation.description }),
  ...(site.organisation.contactEmail !== null && { email: site.organisation.contactEmail }),
  ...(logo !== null && { logo }),
});

/** `url`: the address of the team's page. The address of a private location is not public. */
export const teamData = (site: Site, { name, location }: Pick<SeasonTeam, 'name' | 'location'>, url: string): Data => ({
  ...{ '@type': 'SportsTeam', name, url, sport: 'Darts', memberOf: organiser(site) },
  ...(location && { location: { '@type': 'Place', name: location.name } }),
});

/** `url`: the address of the item; `picture`: that of its picture, if it has one. */
export const newsData = (
  site: Site,
  { title, lead, publishAt, updatedAt, language }: Pick<News, 'title' | 'lead' | 'publishAt' | 'updatedAt' | 'language'>,
  { url, picture }: { url: string; picture: string | null },
): Data => ({
  ...{ '@type': 'NewsArticle', headline: title, url, datePublished: publishAt, dateModified: updatedAt },
  inLanguage: language ?? site.organisation.languages[0],
  ...(lead !== '' && { description: lead }),
  ...(picture !== null && { image: picture }),
  publisher: organiser(site),
});
