import { useIntl } from '@oche/i18n/provider';
import { localeCodes } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { routes, type Route, type RouteName } from '@oche/routes/table';
import { useReads } from '@oche/api/query';
import { documentTitle, pageText, readsOf, type AnyPage } from './definePage.ts';
import { useHost } from './host.tsx';
import { useRoute } from './useRoute.ts';

const hrefOf = href as (name: RouteName, params: object, locale: string) => string;

/** Title, description and the addresses of a page in all languages; React lifts them into the document's head. */
export function Head({ page }: { page: AnyPage }) {
  const intl = useIntl();
  const { search, origin } = useHost();
  const route = useRoute();
  const data = useReads(readsOf(page, route?.params ?? {}, search));
  const row: Route = routes[page.route];
  const canonical = (row.canonical ?? page.route) as RouteName;
  return (
    <>
      <title>{documentTitle(pageText(page.title, data, intl))}</title>
      {page.description && <meta name="description" content={pageText(page.description, data, intl)} />}
      {row.access !== 'none' && <meta name="robots" content="noindex" />}
      {row.access === 'none' && origin !== undefined && route && (
        <>
          <link rel="canonical" href={origin + hrefOf(canonical, route.params, route.locale)} />
          <link rel="alternate" hrefLang="x-default" href={origin + hrefOf(canonical, route.params, 'en')} />
          {localeCodes.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={origin + hrefOf(canonical, route.params, locale)} />
          ))}
        </>
      )}
    </>
  );
}
