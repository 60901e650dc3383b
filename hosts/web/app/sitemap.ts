import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { createClient } from '@oche/api/client';
import type { StageRole } from '@oche/api/contract/game';
import type { TournamentSummary } from '@oche/api/contract/tournament';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { routeNames, routes, type RouteName, type Site } from '@oche/routes/table';
import { contextOf, localesOf, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import { apiOrigin } from '../config.ts';
import { siteOrigin } from '../src/requestOrigin.ts';
import { domainOf, siteOf } from '../src/site.ts';

export const dynamic = 'force-dynamic';

/** Tournaments: a sitemap has at most 50,000 addresses, and a tournament up to seven with its event. More need an index of several. */
const most = 7_000;

type Page = { name: RouteName; params: object };
const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;

/** Every public page of the site, except single games, in every language, with links between the languages of a page. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = await siteOf(domainOf((await headers()).get('host')));
  const origin = await siteOrigin();
  const pages = site.kind === 'app' ? await pagesOfApp() : pagesOfCompetition(site);
  return pages.map(({ name, params }) => {
    const address = (locale: Locale) => origin + hrefOf(name, params, locale, {}, unprefixedOf(site));
    const languages = Object.fromEntries(localesOf(site).map((locale) => [locale, address(locale)]));
    return { url: address(unprefixedOf(site)), alternates: { languages } };
  });
}

/** Unlisted tournaments are in no list of the API. */
async function pagesOfApp(): Promise<Page[]> {
  const client = createClient({ baseUrl: `${apiOrigin}/api` });
  const tournaments: TournamentSummary[] = [];
  for (let page = 1, total = 1; tournaments.length < Math.min(total, most); page += 1) {
    const found = await client.call('listTournaments', { page, perPage: 200 });
    total = found.items.length === 0 ? 0 : found.total;
    tournaments.push(...found.items);
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

/** Public pages that are about their visitor, or for a link in a mail. */
const personal: readonly RouteName[] = ['profile', 'confirmNameChange', 'confirmEmailChange', 'testLogin'];

/** The public pages of a site with one address. */
const fixedPages = (site: Site): Page[] =>
  routeNames
    .filter((name) => routes[name].access === 'none' && [site, 'both'].includes(routes[name].site))
    .filter((name) => !/\{\w+\}/.test(routes[name].path) && !personal.includes(name))
    .map((name) => ({ name, params: {} }));

/** The season that is played has the addresses without one. */
function pagesOfCompetition(site: HostSite): Page[] {
  const context = contextOf(site);
  if (!context) return [];
  const past = context.seasons.filter(({ slug }) => slug !== context.season?.slug);
  return [...fixedPages('competition'), ...past.map((season): Page => ({ name: 'competitionSeason', params: { season: season.slug } }))];
}
