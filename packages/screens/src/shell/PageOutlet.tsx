import { use, useEffect, useRef } from 'react';
import { Skeleton } from '@oche/ui/Skeleton';
import { pages } from '../pages.ts';
import { Boundary } from './Boundary.tsx';
import { Guarded } from './Guarded.tsx';
import { Head } from './Head.tsx';
import { useHost } from './host.tsx';
import { loadScreen } from './loadScreen.ts';
import { NotFound } from './NotFound.tsx';
import { useRoute } from './useRoute.ts';

/** The screen of the address, inside the layout. */
export function PageOutlet() {
  const { pathname } = useHost();
  const route = useRoute();
  if (!route) return <NotFound />;
  // Awaited outside the boundary: a server then sends the whole page, and a browser keeps the old one until the new one is there.
  const Screen = use(loadScreen(route.name));
  return (
    <Boundary key={pathname}>
      <Guarded name={route.name} waiting={<Skeleton shape="title" className="pt-4" />}>
        <Head page={pages[route.name]} />
        <Screen />
        <FocusHeading pathname={pathname} />
      </Guarded>
    </Boundary>
  );
}

let shown: string | undefined;

/** After a navigation the focus is on the heading of the new page, where a screen reader begins to read. */
function FocusHeading({ pathname }: { pathname: string }) {
  const first = useRef(shown === undefined);
  useEffect(() => {
    if (shown === pathname) return;
    shown = pathname;
    if (first.current) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
