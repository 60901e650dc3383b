import { defaultLocale, isLocale } from '@oche/i18n/locales';
import type { Locale } from '@oche/i18n/locales';
import { routeNames, routes } from './table.ts';
import type { ParamsOf, RouteName, Site } from './table.ts';

/** The page of a path. Checking `name` narrows the type of `params`. `explicitPrefix`: the path begins with a language. */
export type RouteMatch = {
  [Name in RouteName]: { name: Name; params: ParamsOf<Name>; locale: Locale; explicitPrefix: boolean };
}[RouteName];

type Pattern = { name: RouteName; segments: string[] };

const isParameter = (segment: string) => segment.startsWith('{');
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The patterns of a path: two if a segment is optional, with it and without it. */
function patternsOf(name: RouteName): Pattern[] {
  const segments = segmentsOf(routes[name].path);
  const optional = segments.findIndex((segment) => segment.endsWith('?}'));
  const whole = { name, segments };
  return optional < 0 ? [whole] : [whole, { name, segments: segments.toSpliced(optional, 1) }];
}

/** Sorts patterns of the same length: in the first segment that differs, a literal comes before a parameter. */
function byLiteralsFirst(a: Pattern, b: Pattern): number {
  const differing = a.segments.findIndex((segment, i) => isParameter(segment) !== isParameter(b.segments[i] ?? ''));
  return differing < 0 ? 0 : isParameter(a.segments[differing] ?? '') ? 1 : -1;
}

function patternsOfSite(site: Site): Map<number, Pattern[]> {
  const patterns = routeNames.filter((name) => routes[name].site === 'both' || routes[name].site === site).flatMap(patternsOf);
  const byLength = Map.groupBy(patterns, (pattern) => pattern.segments.length);
  for (const group of byLength.values()) group.sort(byLiteralsFirst);
  return byLength;
}

const patterns: Record<Site, Map<number, Pattern[]>> = { app: patternsOfSite('app'), competition: patternsOfSite('competition') };

function paramsOf(pattern: Pattern, segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const expected = pattern.segments[i] ?? '';
    if (isParameter(expected)) params[expected.replace(/^\{|\??\}$/g, '')] = segment;
    else if (expected !== segment) return null;
  }
  return params;
}

/**
 * Finds the page of a path without a query (`location.pathname`); null if there is none. `/nl/manage` and `/manage` are the same page. Without
 * a prefix the language is `unprefixed`, the language of the site. Parameters are decoded, and one trailing slash is ignored.
 */
export function matchRoute(pathname: string, site: Site, unprefixed: Locale = defaultLocale): RouteMatch | null {
  const raw = pathname.replace(/\/$/, '').split('/').slice(1);
  let segments: string[];
  try {
    segments = raw.map(decodeURIComponent);
  } catch {
    return null; // No page has a malformed escape such as %E0%A4%A.
  }
  if (segments.includes('')) return null;
  const prefix = segments[0];
  const explicitPrefix = isLocale(prefix);
  const rest = explicitPrefix ? segments.slice(1) : segments;
  for (const pattern of patterns[site].get(rest.length) ?? []) {
    const params = paramsOf(pattern, rest);
    // The pattern was made from the path of this row, so these are the parameters of the row.
    if (params) return { name: pattern.name, params, locale: explicitPrefix ? prefix : unprefixed, explicitPrefix } as RouteMatch;
  }
  return null;
}
