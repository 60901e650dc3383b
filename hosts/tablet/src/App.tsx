import { useCallback, useEffect, useMemo, useTransition, type ComponentProps } from 'react';
import { BrowserRouter, Link as RouterLink, useLocation, useNavigate } from 'react-router';
import type { Redirects } from '@oche/routes/redirects';
import { App as Screens } from '@oche/screens/shell/App';
import { useHost, type Host, type Native } from '@oche/screens/shell/host';
import { preloadScreen } from '@oche/screens/shell/loadScreen';
import { prefetchOnSight } from '@oche/screens/shell/prefetch';
import type { Services } from '@oche/screens/shell/Providers';

/** Written into it where it is built. */
const build = import.meta.env['BUILD_ID'] as string | undefined;

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
      ...{ pathname, search, navigate, pending, Link, storage, redirects },
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

/** Links go through `navigate`, so that the loading bar knows of them. */
function Link({ href, onClick, ...props }: ComponentProps<'a'>) {
  const { navigate } = useHost();
  if (href === undefined || !href.startsWith('/')) return <a href={href} onClick={onClick} {...props} />;
  return (
    <RouterLink
      ref={prefetchOnSight}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !plain || props.target) return;
        event.preventDefault();
        navigate(href);
      }}
      onPointerDown={() => preloadScreen(new URL(href, window.location.href).pathname)}
      {...props}
    />
  );
}
