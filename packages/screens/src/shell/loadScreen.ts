import type { ComponentType } from 'react';
import { matchRoute } from '@oche/routes/match';
import type { RouteName } from '@oche/routes/table';
import { screens } from '../screens.ts';
import { rememberScreen } from './loadedScreens.ts';

/** The screen of a page, a chunk of its own. */
export const loadScreen = (name: RouteName): Promise<ComponentType> => rememberScreen(name, screens[name]);

/** Starts loading the screen of an address before it is asked for. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, 'app');
  if (route) loadScreen(route.name).catch(() => undefined);
}
