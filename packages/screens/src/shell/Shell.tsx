import { use, useEffect, type ReactNode } from 'react';
import type { Messages } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { locales, type Locale } from '@oche/i18n/locales';
import { IntlProvider, useIntl } from '@oche/i18n/provider';
import { routes } from '@oche/routes/table';
import { LoadingBar } from '@oche/ui/LoadingBar';
import { Toaster } from '@oche/ui/Toaster';
import { pages } from '../pages.ts';
import { useHost } from './host.tsx';
import { layouts } from './layouts.tsx';
import { localeOfPath } from './locale.ts';
import { messages } from './messages.ts';
import { useColorMode } from './useColorMode.ts';
import { useRoute } from './useRoute.ts';
import { words } from './words.ts';

const catalogues = new Map<Locale, Promise<Messages>>();

/**
 * The texts of a language; the same promise for every caller, also where they do not arrive: then the app speaks English
 * until it is loaded again, since asking anew at each picture would never show one.
 */
export function messagesOf(locale: Locale): Promise<Messages> {
  const known = catalogues.get(locale);
  if (known) return known;
  const loading = loadMessages(locale).catch((error: unknown) => {
    console.warn(`The texts in ${locales[locale].name} could not be loaded.`, error);
    return {};
  });
  catalogues.set(locale, loading);
  return loading;
}

/** Everything around the page: language, layout, loading bar, toasts. Hosts put their providers around it and the page into it. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, site } = useHost();
  const locale = localeOfPath(pathname, site);
  return (
    <IntlProvider locale={locale} messages={use(messagesOf(locale))}>
      <Frame>{children}</Frame>
    </IntlProvider>
  );
}

/** Boards and score keepers install the app as what they use it for. */
const isScoring = (pathname: string) => /^\/(?:(?:en|nl|fr|de)\/)?(?:tablet|competition)(?:\/|$)/.test(pathname);

function Frame({ children }: { children: ReactNode }) {
  const { formatMessage, tag } = useIntl();
  const { pathname, pending = false } = useHost();
  const route = useRoute();
  const Layout = layouts[route ? routes[route.name].layout : 'default'];
  useColorMode(route ? pages[route.name].colorMode : undefined);
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <>
      <link rel="manifest" href={isScoring(pathname) ? '/scoring.webmanifest' : '/app.webmanifest'} />
      <LoadingBar state={pending ? 'loading' : 'idle'} label={formatMessage(words.loading)} />
      <Layout>{children}</Layout>
      <Toaster label={formatMessage(messages.notifications)} close={formatMessage(words.close)} />
    </>
  );
}
