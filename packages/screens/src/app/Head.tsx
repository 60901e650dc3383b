import { useIntl } from '@oche/i18n/provider';
import type { Locale } from '@oche/i18n/locales';
import { routes, type Route } from '@oche/routes/table';
import { shareImagePath, shareImageSize } from '@oche/api/contract/shareImage';
import { useApi } from '@oche/api/provider';
import { useReads } from '@oche/api/query';
import { documentTitle, pageText, readsOf, shareImageOf, type AnyPage } from '../shell/definePage.ts';
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
  const title = pageText(page.title, data, intl);
  const urlIn = (locale: Locale) => (canonical ? `${origin}${hrefIn(canonical.name, canonical.params, locale)}` : '');
  return (
    <>
      <title>{documentTitle(intl, title, brandOf(site))}</title>
      {page.description && <meta name="description" content={pageText(page.description, data, intl)} />}
      {(row.access !== 'none' || contextOf(site)?.isIndexable === false) && <meta name="robots" content="noindex" />}
      {row.access === 'none' && origin !== undefined && route && (
        <>
          <link rel="canonical" href={urlIn(route.locale)} />
          <link rel="alternate" hrefLang="x-default" href={urlIn(unprefixedOf(site))} />
          {localesOf(site).map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={urlIn(locale)} />
          ))}
          <SharedImage page={page} data={data} title={title} origin={origin} />
        </>
      )}
    </>
  );
}

type SharedImageProps = { page: AnyPage; data: Record<string, unknown>; title: string; origin: string };

/** The image that messengers and social networks show for a link to a page of a competition. */
function SharedImage({ page, data, title, origin }: SharedImageProps) {
  const { locale } = useIntl();
  const { apiUrl } = useApi();
  const context = contextOf(useHost().site);
  if (!context) return null;
  const image = shareImageOf(page, data) ?? { kind: 'home', id: context.organisation.id };
  const { width, height } = shareImageSize;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:image" content={new URL(apiUrl + shareImagePath(image, locale), origin).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
