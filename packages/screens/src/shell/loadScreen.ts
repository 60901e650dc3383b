import type { ComponentType } from 'react';
import { matchRoute } from '@oche/routes/match';
import type { RouteName, Site } from '@oche/routes/table';
import { screens } from '../screens.ts';
import { rememberScreen } from './loadedScreens.ts';

/** The screen of a page, a chunk of its own. */
export const loadScreen = (name: RouteName): Promise<ComponentType> => rememberScreen(name, screens[name]);

/** Which rows the document shows, as the server that sent it wrote on it: known before anything else has been loaded. */
export const siteOfDocument = (): Site => (document.documentElement.dataset['site'] === 'competition' ? 'competition' : 'app');

/** Starts loading the screen of an address before it is asked for. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, siteOfDocument());
  if (route) loadScreen(route.name).catch(() => undefined);
}
