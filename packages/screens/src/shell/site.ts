import type { CompetitionContext, SitePage } from '@oche/api/contract/competition';
import { defaultLocale, localeCodes, type Locale } from '@oche/i18n/locales';
import { matchRoute, type RouteMatch } from '@oche/routes/match';
import { routes, type Route, type RouteName } from '@oche/routes/table';

/*
 * This module must not import React: hosts find the site of a request before they render, and pass it to the shell as part of the host.
 */

/** The site that a host shows: the app or a competition's. `context` is null if no competition has the host name. No page exists then. */
export type HostSite = { kind: 'app' } | { kind: 'competition'; context: CompetitionContext | null };

export const appSite: HostSite = { kind: 'app' };

/** The competition whose site this is; null for the app. */
export const contextOf = (site: HostSite): CompetitionContext | null => (site.kind === 'app' ? null : site.context);

/** The languages that a site offers. Every page exists in all of them. The first one is the language of URLs without a prefix. */
export const localesOf = (site: HostSite): readonly Locale[] => contextOf(site)?.organisation.languages ?? localeCodes;

/** The language of URLs without a prefix. */
export const unprefixedOf = (site: HostSite): Locale => localesOf(site)[0] ?? defaultLocale;

/** The page of a path on a site; null if no page has this path. */
export const matchOn = (site: HostSite, pathname: string): RouteMatch | null =>
  site.kind === 'competition' && site.context === null ? null : matchRoute(pathname, site.kind, unprefixedOf(site));

/** The name of the site, as shown in its bar and after the title of each document. */
export const brandOf = (site: HostSite): string => contextOf(site)?.organisation.name ?? brand;

export const brand = 'Oche';

/** The pages in the navigation of a competition's site. */
export const routeOfSitePage = {
  standings: 'competitionGroups',
  calendar: 'competitionCalendar',
  cup: 'competitionCups',
  individual: 'competitionScores',
  news: 'competitionNews',
  documents: 'competitionDocuments',
  board: 'competitionBoard',
  help: 'competitionHelp',
} as const satisfies Record<SitePage, RouteName>;

type Place = { name: RouteName; params: object };

/**
 * The same page in a season, or the front page if the page has no season. Another season may not have the team, division or news item of a page.
 * The list of its area then opens, or else the front page. URLs leave out the current season.
 */
export function inSeason({ season: current }: CompetitionContext, { name, params }: RouteMatch, slug: string): Place {
  const chosen = slug === current?.slug ? {} : { season: slug };
  const { season: shown = current?.slug, ...rest } = params as { season?: string };
  if (name !== 'competitionSeason' && routes[name].path.includes('{season?}')) {
    if (slug === shown || Object.keys(rest).length === 0) return { name, params: { ...rest, ...chosen } };
    const list = Object.values(routeOfSitePage).find((page) => routes[page].area === routes[name].area);
    if (list) return { name: list, params: chosen };
  }
  return { name: 'season' in chosen ? 'competitionSeason' : 'competitionHome', params: chosen };
}

/** The page with the canonical URL, for search engines. */
export function canonicalOf(site: HostSite, route: RouteMatch): Place {
  const context = contextOf(site);
  const { canonical = route.name }: Route = routes[route.name];
  if (context?.season && 'season' in route.params && route.params.season === context.season.slug)
    return inSeason(context, route, context.season.slug);
  return { name: canonical as RouteName, params: route.params };
}
