import { matchRoute } from '@oche/routes/match';
import type { RouteName, Site } from '@oche/routes/table';
import { loadComponent, loadPage } from './pages.ts';
import { rememberScreen, type Loaded } from '../shell/loadedScreens.ts';

/** A page and its screen, chunks of their own. */
export const loadScreen = (name: RouteName): Promise<Loaded> =>
  rememberScreen(name, async () => {
    const [Screen, page] = await Promise.all([loadComponent(name), loadPage(name)]);
    return { Screen, page };
  });

/** Which rows the document shows, as the server that sent it wrote on it: known before anything else has been loaded. */
export const siteOfDocument = (): Site => (document.documentElement.dataset['site'] === 'competition' ? 'competition' : 'app');

/** Starts loading the screen of an address before it is asked for. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, siteOfDocument());
  if (route) loadScreen(route.name).catch(() => undefined);
}
