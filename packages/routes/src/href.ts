import { defaultLocale } from '@oche/i18n/locales';
import type { Locale } from '@oche/i18n/locales';
import { routes } from './table.ts';
import type { ParamsOf, RouteName } from './table.ts';

/** The query of a URL; undefined values are left out. */
export type Query = Record<string, string | number | boolean | undefined>;

type Rest = [locale?: Locale, query?: Query, unprefixed?: Locale];
type Arguments<Name extends RouteName> =
  Record<never, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>, ...rest: Rest] : [params: ParamsOf<Name>, ...rest: Rest];

/**
 * The path of a page with its query: `href('tournamentGame', { tournament: 'friday-42', id }, 'nl')` → `/nl/tournaments/friday-42/games/…`.
 * The language of the site (`unprefixed`, English on the app) has no prefix. Does not compile if a parameter is missing.
 * @throws Error if a parameter is empty, since the path would belong to another page
 */
export function href<Name extends RouteName>(name: Name, ...[params, locale, query, unprefixed = defaultLocale]: Arguments<Name>): string {
  return pathOf(routes[name].path, params ?? {}, locale ?? unprefixed, unprefixed) + queryString(query);
}

function pathOf(path: string, params: Partial<Record<string, string>>, locale: Locale, unprefixed: Locale): string {
  const filled = path.replace(/\/\{([^}?]+)(\??)\}/g, (_, name: string, optional: string) => {
    const value = params[name];
    if (value) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`href: the parameter {${name}} of ${path} is empty, so there is no such page. Pass the id or slug of the linked page.`);
  });
  const prefix = locale === unprefixed ? '' : `/${locale}`;
  return filled === '/' ? prefix || '/' : prefix + filled;
}

function queryString(query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
