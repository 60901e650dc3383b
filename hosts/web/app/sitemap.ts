import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { createClient, type Client } from '@oche/api/client';
import type { CompetitionContext, GroupRef, SitePage } from '@oche/api/contract/competition';
import type { StageRole } from '@oche/api/contract/game';
import type { TournamentSummary } from '@oche/api/contract/tournament';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { routeNames, routes, type RouteName, type Site } from '@oche/routes/table';
import { contextOf, localesOf, routeOfSitePage, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import { apiOrigin } from '../config.ts';
import { siteOrigin } from '../src/requestOrigin.ts';
import { domainOf, siteOf } from '../src/site.ts';

export const dynamic = 'force-dynamic';

/**
 * The maximum number of tournaments. A sitemap may have at most 50,000 URLs, and a tournament with its event has up to seven. More
 * tournaments would need an index of several sitemaps.
 */
const maxTournaments = 7_000;

type Page = { name: RouteName; params: object };
const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;

/** Every public page of the site, except single games, in every language, with links between the languages of a page. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = await siteOf(domainOf((await headers()).get('host')));
  const origin = await siteOrigin();
  const pages = site.kind === 'app' ? await pagesOfApp() : await pagesOfCompetition(site);
  return pages.map(({ name, params }) => {
    const urlIn = (locale: Locale) => origin + hrefOf(name, params, locale, {}, unprefixedOf(site));
    const languages = Object.fromEntries(localesOf(site).map((locale) => [locale, urlIn(locale)]));
    return { url: urlIn(unprefixedOf(site)), alternates: { languages } };
  });
}

/** The public pages of the app. Lists of the API do not contain unlisted tournaments. */
async function pagesOfApp(): Promise<Page[]> {
  const client = createClient({ baseUrl: `${apiOrigin}/api` });
  const tournaments: TournamentSummary[] = [];
  for (let page = 1, total = 1; tournaments.length < Math.min(total, maxTournaments); page += 1) {
    const list = await client.call('listTournaments', { page, perPage: 200 });
    total = list.items.length === 0 ? 0 : list.total;
    tournaments.push(...list.items);
  }
  const events = new Set(tournaments.map(({ event }) => event.slug));
  return [
    ...fixedPages('app'),
    ...[...events].map((event): Page => ({ name: 'event', params: { event } })),
    ...tournaments.flatMap(pagesOfTournament),
  ];
}

const pagesOfStage: Record<StageRole, RouteName[]> = {
  groups: ['tournamentGroups'],
  winners: ['winnerBrackets'],
  losers: ['consolationBrackets'],
  none: [],
};

const pagesOfTournament = ({ slug: tournament, stageRoles }: TournamentSummary): Page[] => {
  const names: RouteName[] = ['tournament', 'tournamentGames', 'tournamentResults', ...stageRoles.flatMap((role) => pagesOfStage[role])];
  return names.map((name) => ({ name, params: { tournament } }));
};

/** Public pages that show the current user, or that only links in e-mails open. */
const personalPages: readonly RouteName[] = ['profile', 'confirmNameChange', 'confirmEmailChange', 'testLogin'];

/** The public pages of a site without parameters in their path, also without a season. */
const fixedPages = (site: Site): Page[] =>
  routeNames
    .filter((name) => routes[name].access === 'none' && [site, 'both'].includes(routes[name].site))
    .filter((name) => !routes[name].path.includes('{') && !personalPages.includes(name))
    .map((name) => ({ name, params: {} }));

/** The public pages of a competition, also of its past seasons. None if search engines may not list them. */
async function pagesOfCompetition(site: HostSite): Promise<Page[]> {
  const context = contextOf(site);
  if (!context?.isIndexable) return [];
  const client = createClient({ baseUrl: `${apiOrigin}/api` });
  const pages = fixedPages('competition');
  for (const { slug } of context.seasons) pages.push(...(await pagesOfSeason(client, context, slug)));
  return pages;
}

/** The pages to which a page in the navigation leads by its tabs, besides itself. */
const tabsOf: Partial<Record<SitePage, readonly RouteName[]>> = {
  individual: ['competitionShortLegs', 'competitionGamesPlayed', 'competitionCheckouts'],
};

const pagesOfGroup: Record<GroupRef['kind'], readonly RouteName[]> = {
  league: ['competitionStandings', 'competitionGroupTeams', 'competitionGroupPlayers'],
  cup: ['competitionCupBracket', 'competitionCupStandings', 'competitionCupPlayers'],
};

/** The public pages of a season. The current season has the URLs without a season. */
async function pagesOfSeason(client: Client, current: CompetitionContext, slug: string): Promise<Page[]> {
  const isCurrent = slug === current.season?.slug;
  const { season, pages, groups } = isCurrent
    ? current
    : await client.call('getCompetitionContext', { domainBase64: current.encodedDomain, season: slug });
  if (!season) return [];
  const ofSeason = isCurrent ? {} : { season: slug };
  const seasonId = season.id;
  const page = (name: RouteName, params: object = {}): Page => ({ name, params: { ...ofSeason, ...params } });
  const news = pages.includes('news') ? (await client.call('listSiteNews', { seasonId, perPage: 200 })).items : [];
  const matches: string[] = [];
  for (let from = 0, total = groups.length === 0 ? 0 : 1; from < total; from += 200) {
    const list = await client.call('listMatches', { seasonId, page: from / 200 + 1, perPage: 200 });
    total = list.total;
    matches.push(...list.items.map((match) => match.slug));
  }
  const divisions = groups.length === 0 ? [] : await client.call('listSeasonGroups', { seasonId });
  return [
    ...(isCurrent ? [] : [page('competitionSeason')]),
    ...pages.flatMap((each) => [routeOfSitePage[each], ...(tabsOf[each] ?? [])].map((name) => page(name))),
    ...groups.flatMap((group) => pagesOfGroup[group.kind].map((name) => page(name, { group: group.slug }))),
    ...divisions
      .filter(({ kind }) => kind === 'league')
      .flatMap((group) => group.teams.map((team) => page('competitionTeam', { group: group.slug, team: team.slug }))),
    ...matches.map((match) => page('competitionMatch', { match })),
    ...news.map((item) => page('competitionNewsItem', { slug: item.slug })),
  ];
}
