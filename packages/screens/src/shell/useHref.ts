import { useCallback } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { href, type Query } from '@oche/routes/href';
import type { ParamsOf, RouteName } from '@oche/routes/table';

type Arguments<Name extends RouteName> =
  Record<never, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>, query?: Query] : [params: ParamsOf<Name>, query?: Query];

export type Href = <Name extends RouteName>(name: Name, ...args: Arguments<Name>) => string;

/** Addresses in the language of the page: `const href = useHref(); href('tournament', { tournament: slug }, { view: 'tv' })`. */
export function useHref(): Href {
  const { locale } = useIntl();
  return useCallback<Href>(
    (name, ...[params, query]) =>
      (href as (name: RouteName, params: object, locale: string, query?: Query) => string)(name, params ?? {}, locale, query),
    [locale],
  );
}
