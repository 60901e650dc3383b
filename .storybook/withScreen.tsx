import { createClient } from '@oche/api/client';
import { MatchOutboxContext, OutboxContext } from '@oche/api/deviceOutbox';
import type { QueuedMatchEvent } from '@oche/api/matchQueue';
import type { MatchEvent } from '@oche/api/contract/match';
import { createMemoryOutbox } from '@oche/api/outbox';
import { ApiProvider } from '@oche/api/provider';
import { bearerOf, createTokens, memoryStorage } from '@oche/api/tokens';
import { isLocale, type Locale } from '@oche/i18n/locales';
import type { World } from '@oche/mocks/world';
import type { FakeRealtime } from '@oche/realtime/fake';
import { RealtimeProvider } from '@oche/realtime/provider';
import { href } from '@oche/routes/href';
import { routes, type Route, type RouteName } from '@oche/routes/table';
import { HostProvider, useHost, type Host } from '@oche/screens/shell/host';
import { PageOutlet } from '@oche/screens/app/PageOutlet';
import { Shell } from '@oche/screens/app/Shell';
import { appSite, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import type { QueryClient } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { Suspense, useMemo, useState, type ComponentProps } from 'react';
import type { FakeNative } from './fakeNative.ts';
import { createFakePush } from './fakePush.ts';
import type { ScreenParameters } from './screenParameters.ts';

const isExternal = (url: string | undefined) => url === undefined || !url.startsWith('/');

/** A link that navigates within the story. */
function Link({ href: url, onClick, ...props }: ComponentProps<'a'>) {
  const { navigate } = useHost();
  return (
    <a
      href={url}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isExternal(url)) return;
        event.preventDefault();
        navigate(url ?? '/');
      }}
      {...props}
    />
  );
}

/** The site that the story sets. Otherwise a competition's for pages of competitions, and the app for other pages. */
const siteOf = (route: RouteName, { site }: ScreenParameters, { competition }: World): HostSite => {
  if (site === 'nobodys') return { kind: 'competition', context: null };
  return (site ?? (routes[route] as Route).site) === 'competition' ? { kind: 'competition', context: competition } : appSite;
};

/** The path and query of the story's page. */
const urlOf = (route: RouteName, screen: ScreenParameters, world: World, locale: Locale): string => {
  const { params, search } = screen;
  const values = typeof params === 'function' ? params(world) : params;
  const hrefOf = href as (name: RouteName, params: object, locale: Locale, query: object, unprefixed: Locale) => string;
  const path = hrefOf(route, values ?? {}, locale, {}, unprefixedOf(siteOf(route, screen, world)));
  const query = typeof search === 'function' ? search(world) : search;
  return query ? `${path}?${query.replace(/^\?/, '')}` : path;
};

/** The device of a user who may open the page: logged in, paired with a board, or anonymous. */
const deviceOf = (route: RouteName, screen: ScreenParameters, world: World, mode: string) => {
  const { user, impersonating, board, team, match, tabletMode = false, kept } = screen;
  const { access } = routes[route];
  const storage = memoryStorage({
    ...{ 'nuxt-color-mode': mode, tabletMode: String(tabletMode) },
    ...(typeof kept === 'function' ? kept(world) : kept),
  });
  const tokens = createTokens({ cookies: memoryStorage(), device: storage });
  const loggedInAccess: readonly string[] = ['auth', 'none*', 'superadmin'];
  if ((user ?? (loggedInAccess.includes(access) ? 'user' : 'nobody')) !== 'nobody') tokens.set('user', 'token-of-a-user');
  if (impersonating) tokens.set('impersonation', 'token-of-another-user');
  if (board ?? access === 'board-auth') tokens.set('board', 'token-of-a-board');
  if (team) tokens.set('team', 'token-of-a-team');
  if (match) tokens.set('match', 'token-of-a-match');
  return { storage, tokens };
};

type StageProps = {
  route: RouteName;
  screen: ScreenParameters;
  world: World;
  realtime: FakeRealtime;
  native: FakeNative;
  queryClient: QueryClient;
  fetch: typeof fetch;
  locale: Locale;
  mode: string;
};

/** The page of a route in the shell, on an in-memory host. */
function Stage({ route, screen, world, realtime, native, queryClient, fetch, locale, mode }: StageProps) {
  const [url, navigate] = useState(() => urlOf(route, screen, world, locale));
  const [{ storage, tokens }] = useState(() => deviceOf(route, screen, world, mode));
  const [push] = useState(() => createFakePush(screen.push));
  const [outbox] = useState(() => createMemoryOutbox());
  const [matchOutbox] = useState(() => createMemoryOutbox<MatchEvent, QueuedMatchEvent>());
  const [pathname = '/', search = ''] = url.split('?');
  const [current] = useState({ pathname, search });
  Object.assign(current, { pathname, search });
  const [client] = useState(() => createClient({ baseUrl: '/api', fetch, token: (access) => bearerOf(tokens, current, access) }));
  const host = useMemo<Host>(
    () => ({
      ...{ pathname, storage, navigate, Link, search: new URLSearchParams(search) },
      site: siteOf(route, screen, world),
      origin: 'https://oche.example',
      appOrigin: 'https://oche.example',
      ...(screen.native ? { native } : { push }),
    }),
    [pathname, search, storage, route, screen, world, native, push],
  );
  return (
    <ApiProvider apiUrl="/api" {...{ client, tokens, storage, queryClient }} reload={() => undefined} socketId={realtime.socketId}>
      <RealtimeProvider client={realtime}>
        <HostProvider host={host}>
          <OutboxContext value={outbox}>
            <MatchOutboxContext value={matchOutbox}>
              <Suspense>
                <Shell>
                  <PageOutlet />
                </Shell>
              </Suspense>
            </MatchOutboxContext>
          </OutboxContext>
        </HostProvider>
      </RealtimeProvider>
    </ApiProvider>
  );
}

/** Shows the page that `parameters.screen` names. Other stories are rendered unchanged. */
export const withScreen: Decorator = (Story, { parameters, globals, id, world, realtime, native, queryClient, fetch }) => {
  const { screen } = parameters;
  if (!screen?.route) return <Story />;
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'en';
  const mode = String(globals['mode']);
  // The key remounts the page when a setting of the toolbar changes its data.
  const key = [id, locale, mode, globals['text'], globals['network']].join(' ');
  return <Stage key={key} {...{ route: screen.route, screen, world, realtime, native, queryClient, fetch, locale, mode }} />;
};
