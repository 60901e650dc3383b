import { useCallback } from 'react';
import { defaultLocale, type Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { href, type Query } from '@oche/routes/href';
import { routes, type ParamsOf, type RouteName } from '@oche/routes/table';
import { useHost } from './host.tsx';
import { contextOf, unprefixedOf } from './site.ts';

type Arguments<Name extends RouteName> =
  Record<never, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>, query?: Query] : [params: ParamsOf<Name>, query?: Query];

export type Href = <Name extends RouteName>(name: Name, ...args: Arguments<Name>) => string;

/** Addresses in the language of the page: `const href = useHref(); href('tournament', { tournament: slug }, { view: 'tv' })`. */
export function useHref(): Href {
  const { locale } = useIntl();
  const hrefIn = useHrefIn();
  return useCallback<Href>((name, ...[params, query]) => hrefIn(name, params ?? {}, locale, query), [hrefIn, locale]);
}

type HrefIn = (name: RouteName, params: object, locale: Locale, query?: Query) => string;

/** Addresses in any language. The types do not check that the parameters belong to the page. */
export function useHrefIn(): HrefIn {
  const { site, appOrigin = '' } = useHost();
  const own = contextOf(site) !== null;
  const isApp = site.kind === 'app';
  const unprefixed = unprefixedOf(site);
  return useCallback<HrefIn>(
    (name, params, locale, query) => {
      const addressOf = href as (...address: [...Parameters<HrefIn>, Locale]) => string;
      // A competition has its own front page. Other pages of the app lead to the app's origin, as do all pages under an unknown host name.
      const here = own && name === 'home' ? 'competitionHome' : name;
      if (!isApp && (!own || routes[here].site === 'app')) return appOrigin + addressOf(here, params, locale, query, defaultLocale);
      return addressOf(here, params, locale, query, unprefixed);
    },
    [own, isApp, unprefixed, appOrigin],
  );
}
