import type { ComponentType } from 'react';
import { matchRoute } from '@oche/routes/match';
import type { RouteName } from '@oche/routes/table';
import { screens } from '../screens.ts';

const loaded = new Map<RouteName, Promise<ComponentType>>();

/** The screen of a page; the same promise for every caller, so that `use` can wait for it. A failed load is tried again. */
export function loadScreen(name: RouteName): Promise<ComponentType> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = screens[name]();
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/** Starts loading the screen of an address before it is asked for. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, 'app');
  if (route) loadScreen(route.name).catch(() => undefined);
}
