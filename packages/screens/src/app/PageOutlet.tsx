import { use, useEffect, useRef, useState } from 'react';
import { useAreRead } from '@oche/api/query';
import { useRejection } from '@oche/api/useRejection';
import type { RouteMatch } from '@oche/routes/match';
import { routes } from '@oche/routes/table';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../shell/Boundary.tsx';
import { readsOf } from '../shell/definePage.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { Guarded } from './Guarded.tsx';
import { Head } from './Head.tsx';
import { useHost } from '../shell/host.tsx';
import { Redirected } from './Redirected.tsx';
import { loadScreen } from './loadScreen.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useIsOfTeamLink } from '../shell/useIsOfTeamLink.ts';
import { useEncodedDomain, useRoute } from '../shell/useRoute.ts';

/** The screen of the current URL, inside the layout. */
export function PageOutlet() {
  const { pathname } = useHost();
  const route = useRoute();
  if (!route) return <NotFound />;
  return (
    <Boundary key={pathname} complete>
      <Page route={route} />
    </Boundary>
  );
}

function Page({ route }: { route: RouteMatch }) {
  const { pathname, search } = useHost();
  // Awaited outside the boundary of the page, so that a browser shows the old page until the new one has loaded.
  const { Screen, page } = use(loadScreen(route.name));
  const isRead = useAreRead(readsOf(page, route.params, search, useEncodedDomain()));
  // React sends long content of a `Suspense` after the page and inserts it with a script; public pages have to be complete without
  // scripts. The first value is kept: it equals the server's, and a changed tree would remount the screen.
  const [complete] = useState((isRead || page.isStatic === true) && routes[route.name].access === 'none');
  return (
    <Boundary complete={complete}>
      <Guarded name={route.name} fallback={<Skeleton shape="title" className="pt-4" />}>
        <Head page={page} />
        <TeamLink />
        {page.redirect ? (
          <Redirected page={page} route={route}>
            <Screen />
          </Redirected>
        ) : (
          <Screen />
        )}
        <FocusHeading pathname={pathname} />
      </Guarded>
    </Boundary>
  );
}

/** Once the server rejects the link of a team, the error boundary says so, even if the page has all its data. */
function TeamLink() {
  const rejection = useRejection(useIsOfTeamLink());
  if (rejection) throw rejection;
  return null;
}

/** Paths of the visited pages. The last one is the current page. */
const visitedPaths: string[] = [];

/**
 * After a navigation, moves the focus to the heading of the new page, so that a screen reader starts there. After going back, moves it to
 * the link that was followed. If the user has already focused an element of the new page, as on a slow device, the focus stays there.
 */
function FocusHeading({ pathname }: { pathname: string }) {
  const isFirstPage = useRef(visitedPaths.length === 0);
  useEffect(() => {
    const previous = visitedPaths.at(-1);
    if (previous === pathname) return;
    const isBack = visitedPaths.at(-2) === pathname;
    if (isBack) visitedPaths.pop();
    else visitedPaths.push(pathname);
    if (isFirstPage.current || document.activeElement?.closest('main')) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((each) => isBack && each.pathname === previous);
    if (link) return link.focus();
    focusHeading(document.querySelector<HTMLElement>('main h1'));
  }, [pathname]);
  return null;
}
