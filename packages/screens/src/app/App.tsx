import { Suspense, type ReactNode } from 'react';
import type { Host } from '../shell/host.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { Providers, type Services } from './Providers.tsx';
import { Shell } from './Shell.tsx';

type AppProps = {
  /** the result of `createServices` */
  services: Services;
  /** the router and platform around the app, or the result of `useMemoryHost` */
  host: Host;
  /** replaces the page of the host's URL */
  children?: ReactNode;
};

/** All of Oche in one element: the page of the host's URL in its language and layout, with all providers. */
export function App({ services, host, children = <PageOutlet /> }: AppProps) {
  return (
    <Providers services={services} host={host}>
      <Suspense>
        <Shell>{children}</Shell>
      </Suspense>
    </Providers>
  );
}
