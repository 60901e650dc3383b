import { createContext, useContext, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Storage } from '@oche/api/tokens';
import type { Redirects } from '@oche/routes/redirects';
import { LinkProvider } from '@oche/ui/Link';
import type { BrowserPush } from './browserPush.ts';
import { followRedirects } from './followRedirects.ts';
import { appSite, type HostSite } from './site.ts';
import { latestBuild, useIsOutdated } from './useIsOutdated.ts';

/** Functions of the native shell, which a browser does not have. Each `on…` method returns a function that unsubscribes. */
export type Native = {
  /** Keeps the screen on while a board is scored. */
  keepAwake(on: boolean): void;
  /** Sets the style of the system bars, which overlay the page, to match the page's colour mode. */
  setSystemBars(mode: 'light' | 'dark'): void;
  /** Confirms that the app has started. The shell rolls back a new bundle that never calls this. */
  ready(): void;
  /** Subscribes to the app coming to the foreground. */
  onResume(listener: () => void): () => void;
  /** Subscribes to the device's back button. */
  onBack(listener: (canGoBack: boolean) => void): () => void;
  /** Sends the app to the background. */
  minimize(): void;
  /** Subscribes to newer bundles that have been downloaded. */
  onUpdate(listener: (bundle: Bundle) => void): () => void;
  /** Restarts the app with a downloaded bundle; rejects if that fails. */
  applyUpdate(bundle: Bundle): Promise<void>;
};

/** One version of the scripts that the native shell runs. */
export type Bundle = { id: string; version: string };

/** The process that serves the screens: its router and its platform, which only the host knows. */
export type Host = {
  /** path of the current page, without the query */
  pathname: string;
  search: URLSearchParams;
  /**
   * `inPlace` keeps the scroll position, for the same page in another language or with something opened over it. `shallow` does not ask the server for
   * the page: it leads to the same screen, whose reads are in the cache.
   */
  navigate(href: string, options?: { replace?: boolean; inPlace?: boolean; shallow?: boolean }): void;
  /** whether a navigation is in progress */
  pending?: boolean;
  Link: ComponentType<ComponentProps<'a'>>;
  /** storage of this device, which holds the preferences */
  storage: Storage;
  /** the site to show; the app by default */
  site?: HostSite;
  /** the configured origin, such as `https://oche.example`; without it, pages have no canonical URL, because that has to be absolute */
  origin?: string;
  /** origin of the app, if this is the site of a competition */
  appOrigin?: string;
  /** paths that the host redirects */
  redirects?: Redirects;
  /**
   * The build that is running. If `/builds/latest.json` names another one, the next navigation reloads the page with its new scripts.
   * Without `build` the file is never requested.
   */
  build?: string;
  native?: Native;
  /** without it, the host shows no messages while its pages are closed */
  push?: BrowserPush;
};

/** Milliseconds that a navigation waits for a response of the server. */
const reachableTimeoutMs = 2000;

/** Navigates by loading the page with the scripts of the latest build. Without a network the app navigates with the scripts that it has. */
const reloadingNavigate =
  (navigate: Host['navigate']): Host['navigate'] =>
  (href, options) => {
    latestBuild(AbortSignal.timeout(reachableTimeoutMs)).then(
      () => (options?.replace ? location.replace(href) : location.assign(href)),
      () => navigate(href, options),
    );
  };

const leave = (url: string) => location.assign(url);

/** The host with its default site filled in. */
type HostWithSite = Host & { site: HostSite };

const HostContext = createContext<HostWithSite | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  const isOutdated = useIsOutdated(host.build);
  // Only the next navigation reloads: reloading the open page would interrupt a game or a form.
  const hostWithSite = useMemo<HostWithSite>(
    () => ({
      ...host,
      site: host.site ?? appSite,
      navigate: followRedirects(host.redirects ?? {}, isOutdated ? reloadingNavigate(host.navigate) : host.navigate, leave),
    }),
    [host, isOutdated],
  );
  return (
    <HostContext value={hostWithSite}>
      <LinkProvider component={host.Link}>{children}</LinkProvider>
    </HostContext>
  );
}

/** Throws outside a `HostProvider`. */
export function useHost(): HostWithSite {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() was called outside a <HostProvider>, so no router is known. Wrap the tree in a host.');
  return host;
}
