import { matchRoute } from '@oche/routes/match';
import type { RouteName, Site } from '@oche/routes/table';
import { loadComponent, loadPage } from './pages.ts';
import { cacheScreen, type Loaded } from '../shell/loadedScreens.ts';

/** Loads the chunks of a page and of its screen. */
export const loadScreen = (name: RouteName): Promise<Loaded> =>
  cacheScreen(name, async () => {
    const [Screen, page] = await Promise.all([loadComponent(name), loadPage(name)]);
    return { Screen, page };
  });

/** The site that the document shows. The server writes it into the HTML, so it is known before any script has loaded data. */
export const siteOfDocument = (): Site => (document.documentElement.dataset['site'] === 'competition' ? 'competition' : 'app');

/** Starts loading the screen of a path in advance. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, siteOfDocument());
  if (route) loadScreen(route.name).catch(() => undefined);
}
