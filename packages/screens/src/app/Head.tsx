import { useIntl } from '@oche/i18n/provider';
import type { Locale } from '@oche/i18n/locales';
import { routes, type Route } from '@oche/routes/table';
import { useReads } from '@oche/api/query';
import { documentTitle, pageText, readsOf, type AnyPage } from '../shell/definePage.ts';
import { useHost } from '../shell/host.tsx';
import { brandOf, canonicalOf, contextOf, localesOf, unprefixedOf } from '../shell/site.ts';
import { useHrefIn } from '../shell/useHref.ts';
import { useEncodedDomain, useRoute } from '../shell/useRoute.ts';

/** Title, description and URLs of a page in all languages. React moves them into the document's head. */
export function Head({ page }: { page: AnyPage }) {
  const intl = useIntl();
  const { search, origin, site } = useHost();
  const route = useRoute();
  const hrefIn = useHrefIn();
  const data = useReads(readsOf(page, route?.params ?? {}, search, useEncodedDomain()));
  const row: Route = routes[page.route];
  const canonical = route && canonicalOf(site, route);
  const urlIn = (locale: Locale) => (canonical ? `${origin}${hrefIn(canonical.name, canonical.params, locale)}` : '');
  return (
    <>
      <title>{documentTitle(intl, pageText(page.title, data, intl), brandOf(site))}</title>
      {page.description && <meta name="description" content={pageText(page.description, data, intl)} />}
      {(row.access !== 'none' || contextOf(site)?.isIndexable === false) && <meta name="robots" content="noindex" />}
      {row.access === 'none' && origin !== undefined && route && (
        <>
          <link rel="canonical" href={urlIn(route.locale)} />
          <link rel="alternate" hrefLang="x-default" href={urlIn(unprefixedOf(site))} />
          {localesOf(site).map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={urlIn(locale)} />
          ))}
        </>
      )}
    </>
  );
}
