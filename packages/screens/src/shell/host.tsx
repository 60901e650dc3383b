import { createContext, useContext, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Storage } from '@oche/api/tokens';
import type { Redirects } from '@oche/routes/redirects';
import { LinkProvider } from '@oche/ui/Link';
import { followRedirects } from './followRedirects.ts';
import { appSite, type HostSite } from './site.ts';
import { latestBuild, useIsOld } from './useIsOld.ts';

/** What only a native shell can do. */
export type Native = {
  /** Keeps the screen on while a board is scored. */
  keepAwake(on: boolean): void;
  /** What the system writes into its bars, which lie over the page, fits the mode of the page. */
  setSystemBars(mode: 'light' | 'dark'): void;
  /** The app has begun: a bundle of which that is never said is taken back for the one before it. */
  ready(): void;
  /** Hears of the app coming to the front again. Like the others it answers how to stop. */
  onResume(listener: () => void): () => void;
  /** Hears of the device's own back button. */
  onBack(listener: (canGoBack: boolean) => void): () => void;
  /** Puts the app behind the others. */
  minimize(): void;
  /** Hears of a newer bundle that has been fetched. */
  onUpdate(listener: (bundle: Bundle) => void): () => void;
  /** Begins anew with a fetched bundle; rejects where it cannot. */
  applyUpdate(bundle: Bundle): Promise<void>;
};

/** The scripts of the native shell in a version. */
export type Bundle = { id: string; version: string };

/** The process that serves the screens, as they know it. Only a host knows its router and its platform. */
export type Host = {
  /** of the page that is shown, without query */
  pathname: string;
  search: URLSearchParams;
  /** `inPlace`: the same page in other words, which stays where it is being read */
  navigate(href: string, options?: { replace?: boolean; inPlace?: boolean }): void;
  /** a page has been asked for and is not there yet */
  pending?: boolean;
  Link: ComponentType<ComponentProps<'a'>>;
  /** of this device; preferences live in it */
  storage: Storage;
  /** whose pages there are; the app's if not given */
  site?: HostSite;
  /** `https://oche.example`, as it is configured; canonical addresses are absolute, so without it there are none */
  origin?: string;
  /** of the app, where this is another site */
  appOrigin?: string;
  /** paths that lead somewhere else, as the host is configured */
  redirects?: Redirects;
  /**
   * Which build runs here. Where `/builds/latest.json` tells of another one, the next page is loaded anew with its own scripts; without it
   * nobody asks.
   */
  build?: string;
  native?: Native;
};

/** ms that whoever goes to a page waits for it to be known whether the server answers. */
const patience = 2000;

/** Goes to a page with the scripts of today, where the server can be reached: a tablet whose network is gone stays in what it has. */
const anewWith =
  (navigate: Host['navigate']): Host['navigate'] =>
  (href, options) => {
    latestBuild(AbortSignal.timeout(patience)).then(
      () => (options?.replace ? location.replace(href) : location.assign(href)),
      () => navigate(href, options),
    );
  };

const leave = (address: string) => location.assign(address);

/** As the screens see it: the site is always known. */
type ShownHost = Host & { site: HostSite };

const HostContext = createContext<ShownHost | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  const isOld = useIsOld(host.build);
  // What is open goes on as it is: nobody is interrupted in a game or a form.
  const shown = useMemo<ShownHost>(
    () => ({
      ...host,
      site: host.site ?? appSite,
      navigate: followRedirects(host.redirects ?? {}, isOld ? anewWith(host.navigate) : host.navigate, leave),
    }),
    [host, isOld],
  );
  return (
    <HostContext value={shown}>
      <LinkProvider component={host.Link}>{children}</LinkProvider>
    </HostContext>
  );
}

/** Throws outside a `HostProvider`. */
export function useHost(): ShownHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() was called outside a <HostProvider>, so no router is known. Wrap the tree in a host.');
  return host;
}
