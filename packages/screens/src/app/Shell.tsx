import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { IntlProvider, useIntl } from '@oche/i18n/provider';
import { routes, type Route } from '@oche/routes/table';
import { LoadingBar } from '@oche/ui/LoadingBar';
import { Toaster } from '@oche/ui/Toaster';
import { useHost } from '../shell/host.tsx';
import { layouts } from './layouts.tsx';
import { localeOfPath } from '../shell/locale.ts';
import { usePageLoad } from '../shell/pageLoad.ts';
import { manifestOf } from './manifestOf.ts';
import { messages } from '../shell/messages.ts';
import { messagesOf } from './texts.ts';
import { ThemeColor } from './ThemeColor.tsx';
import { useColorMode } from './useColorMode.ts';
import { useRoute } from '../shell/useRoute.ts';
import { useRedirectToBoard } from './useRedirectToBoard.ts';
import { words } from '../shell/words.ts';

/** The frame of every page: language, layout, loading bar, toasts. Hosts put their providers around it and the page into it. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, site } = useHost();
  const locale = localeOfPath(pathname, site);
  return (
    <IntlProvider locale={locale} messages={use(messagesOf(locale, site.kind))}>
      <Frame>{children}</Frame>
    </IntlProvider>
  );
}

/** Only native shells load this chunk. */
const NativeShell = lazy(async () => ({ default: (await import('./NativeShell.tsx')).NativeShell }));

function Frame({ children }: { children: ReactNode }) {
  const { formatMessage, tag } = useIntl();
  const { pathname, search, site, pending = false, native } = useHost();
  const route = useRoute();
  const row: Route | null = route && routes[route.name];
  const isTv = row?.hasTv === true && search.get('view') === 'tv';
  const layout = isTv ? 'none' : (row?.layout ?? 'default');
  const Layout = layouts[layout];
  useColorMode(row?.colorMode);
  const isRedirected = useRedirectToBoard();
  const pageLoad = usePageLoad();
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <>
      <link rel="manifest" href={manifestOf(pathname, site)} />
      <ThemeColor />
      <LoadingBar state={pending ? 'loading' : pageLoad} label={formatMessage(words.loading)} />
      <div data-layout={layout} className="contents">
        {!isRedirected && <Layout>{children}</Layout>}
      </div>
      {native && (
        <Suspense>
          <NativeShell native={native} />
        </Suspense>
      )}
      <Toaster label={formatMessage(messages.notifications)} close={formatMessage(words.close)} />
    </>
  );
}
