import { useCallback, useEffect, useMemo, useTransition } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import type { Redirects } from '@oche/routes/redirects';
import { App as Screens } from '@oche/screens/app/App';
import type { Host, Native } from '@oche/screens/shell/host';
import { PrefetchingLink } from '@oche/screens/app/HostLink';
import type { Services } from '@oche/screens/app/Providers';

/** Written into it where it is built. */
const build = import.meta.env.BUILD_ID;

type AppProps = { services: Services; native: Native | undefined; redirects: Redirects };

/** The screens behind a router of the browser. */
export function App(props: AppProps) {
  return (
    <BrowserRouter>
      <Routed {...props} />
    </BrowserRouter>
  );
}

function Routed({ services, native, redirects }: AppProps) {
  const location = useLocation();
  const go = useNavigate();
  const [pending, startTransition] = useTransition();
  const search = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const navigate = useCallback<Host['navigate']>(
    (href, { replace = false, inPlace = false } = {}) => startTransition(async () => go(href, { replace, state: { inPlace } })),
    [go],
  );
  const { pathname } = location;
  const { storage } = services;
  const host = useMemo<Host>(
    () => ({
      ...{ pathname, search, navigate, pending, Link: PrefetchingLink, storage, redirects },
      ...(build !== undefined && { build }),
      ...(native && { native }),
    }),
    [pathname, search, navigate, pending, storage, redirects, native],
  );
  const inPlace = (location.state as { inPlace?: boolean } | null)?.inPlace === true;
  useEffect(() => {
    if (!inPlace) window.scrollTo(0, 0);
  }, [pathname, inPlace]);
  return <Screens services={services} host={host} />;
}
