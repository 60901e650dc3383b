import { useCallback, useEffect, useMemo, useTransition } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import type { Redirects } from '@oche/routes/redirects';
import { App as Screens } from '@oche/screens/app/App';
import type { Host, Native } from '@oche/screens/shell/host';
import { PrefetchingLink } from '@oche/screens/app/HostLink';
import type { Services } from '@oche/screens/app/Providers';

/** The id of the build. Undefined in development. */
const build = import.meta.env.BUILD_ID;

type AppProps = { services: Services; native: Native | undefined; redirects: Redirects };

/** The screens with React Router. */
export function App(props: AppProps) {
  return (
    <BrowserRouter>
      <AppInRouter {...props} />
    </BrowserRouter>
  );
}

function AppInRouter({ services, native, redirects }: AppProps) {
  const location = useLocation();
  const routerNavigate = useNavigate();
  const [pending, startTransition] = useTransition();
  const search = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const navigate = useCallback<Host['navigate']>(
    (href, { replace = false, inPlace = false } = {}) => startTransition(async () => routerNavigate(href, { replace, state: { inPlace } })),
    [routerNavigate],
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
