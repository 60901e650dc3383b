import type { CompetitionContext } from '@oche/api/contract/competition';
import { defaultLocale, localeCodes, type Locale } from '@oche/i18n/locales';
import { matchRoute, type RouteMatch } from '@oche/routes/match';
import { routes, type Route, type RouteName } from '@oche/routes/table';

/*
 * No React here: hosts find the site of a request before they render, and hand it to the shell as part of the host.
 */

/** Which site a host shows: the app, or that of a competition. `context` is null where a host name is nobody's yet: there is no page then. */
export type HostSite = { kind: 'app' } | { kind: 'competition'; context: CompetitionContext | null };

export const appSite: HostSite = { kind: 'app' };

/** Whose site it is; null on the app. */
export const contextOf = (site: HostSite): CompetitionContext | null => (site.kind === 'app' ? null : site.context);

/** Languages that a site offers. Every page exists in all of them; the first is that of addresses without a prefix. */
export const localesOf = (site: HostSite): readonly Locale[] => contextOf(site)?.organisation.languages ?? localeCodes;

/** Language of addresses without a prefix. */
export const unprefixedOf = (site: HostSite): Locale => localesOf(site)[0] ?? defaultLocale;

/** The page of a path on a site; null where there is none. */
export const matchOn = (site: HostSite, pathname: string): RouteMatch | null =>
  site.kind === 'competition' && site.context === null ? null : matchRoute(pathname, site.kind, unprefixedOf(site));

/** What stands behind the title of a page, and in its bar. */
export const brandOf = (site: HostSite): string => contextOf(site)?.organisation.name ?? brand;

export const brand = 'Oche';

type Place = { name: RouteName; params: object };

/** The same page in a season, or the front page where a page has no season. The one that is played has addresses without it. */
export function inSeason({ season: current }: CompetitionContext, { name, params }: RouteMatch, slug: string): Place {
  const chosen = slug === current?.slug ? {} : { season: slug };
  const { season: _before, ...rest } = params as { season?: string };
  if (name !== 'competitionSeason' && routes[name].path.includes('{season?}')) return { name, params: { ...rest, ...chosen } };
  return { name: 'season' in chosen ? 'competitionSeason' : 'competitionHome', params: chosen };
}

/** The page whose address search engines are told. */
export function canonicalOf(site: HostSite, route: RouteMatch): Place {
  const context = contextOf(site);
  const { canonical = route.name }: Route = routes[route.name];
  if (context?.season && 'season' in route.params && route.params.season === context.season.slug)
    return inSeason(context, route, context.season.slug);
  return { name: canonical as RouteName, params: route.params };
}
