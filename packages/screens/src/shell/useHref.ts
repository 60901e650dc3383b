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

/** URLs in the language of the page: `const href = useHref(); href('tournament', { tournament: slug }, { view: 'tv' })`. */
export function useHref(): Href {
  const { locale } = useIntl();
  const hrefIn = useHrefIn();
  return useCallback<Href>((name, ...[params, query]) => hrefIn(name, params ?? {}, locale, query), [hrefIn, locale]);
}

type HrefIn = (name: RouteName, params: object, locale: Locale, query?: Query) => string;

/** URLs in any language. The types do not check that the parameters belong to the page. */
export function useHrefIn(): HrefIn {
  const { site, appOrigin = '' } = useHost();
  const isCompetition = contextOf(site) !== null;
  const isApp = site.kind === 'app';
  const unprefixed = unprefixedOf(site);
  return useCallback<HrefIn>(
    (name, params, locale, query) => {
      const hrefOf = href as (...args: [...Parameters<HrefIn>, Locale]) => string;
      // A competition has its own front page. Other pages of the app lead to the app's origin, as do all pages under an unknown host name.
      const target = isCompetition && name === 'home' ? 'competitionHome' : name;
      if (!isApp && (!isCompetition || routes[target].site === 'app'))
        return appOrigin + hrefOf(target, params, locale, query, defaultLocale);
      return hrefOf(target, params, locale, query, unprefixed);
    },
    [isCompetition, isApp, unprefixed, appOrigin],
  );
}
