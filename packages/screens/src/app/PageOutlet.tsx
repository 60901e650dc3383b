import { use, useEffect, useRef, useState } from 'react';
import { useAreRead } from '@oche/api/query';
import type { RouteMatch } from '@oche/routes/match';
import { routes } from '@oche/routes/table';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../shell/Boundary.tsx';
import { readsOf } from '../shell/definePage.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { Guarded } from './Guarded.tsx';
import { Head } from './Head.tsx';
import { useHost } from '../shell/host.tsx';
import { loadScreen } from './loadScreen.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useEncodedDomain, useRoute } from '../shell/useRoute.ts';

/** The screen of the address, inside the layout. */
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
  // Awaited outside the boundary: a browser keeps the old page until the new one is there.
  const { Screen, page } = use(loadScreen(route.name));
  const isRead = useAreRead(readsOf(page, route.params, search, useEncodedDomain()));
  // React sends what stands in a `Suspense` apart from the page where it is long, and a script puts it in. Public pages are whole
  // without a script. The first answer stays: it is that of the server too, and the tree must not change under a screen.
  const [complete] = useState(isRead && routes[route.name].access === 'none');
  return (
    <Boundary complete={complete}>
      <Guarded name={route.name} waiting={<Skeleton shape="title" className="pt-4" />}>
        <Head page={page} />
        <Screen />
        <FocusHeading pathname={pathname} />
      </Guarded>
    </Boundary>
  );
}

/** The pages that led to this one, which is the last. */
const trail: string[] = [];

/**
 * After a navigation the focus is on the heading of the new page, where a screen reader begins to read. Who goes back, in whatever way, is
 * where they were: at the link that led away. Who is already at something on the new page, since a slow device shows it before, stays there.
 */
function FocusHeading({ pathname }: { pathname: string }) {
  const first = useRef(trail.length === 0);
  useEffect(() => {
    const left = trail.at(-1);
    if (left === pathname) return;
    const isBack = trail.at(-2) === pathname;
    if (isBack) trail.pop();
    else trail.push(pathname);
    if (first.current || document.activeElement?.closest('main')) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((each) => isBack && each.pathname === left);
    if (link) return link.focus();
    focusHeading(document.querySelector<HTMLElement>('main h1'));
  }, [pathname]);
  return null;
}
