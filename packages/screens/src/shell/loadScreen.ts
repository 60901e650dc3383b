import type { ComponentType } from 'react';
import { matchRoute } from '@oche/routes/match';
import type { RouteName } from '@oche/routes/table';
import { screens } from '../screens.ts';

/** The code of a screen did not arrive: the network failed, or a newer build has replaced it. */
export class ScreenError extends Error {
  override name = 'ScreenError';
}

const loaded = new Map<RouteName, Promise<ComponentType>>();

/** The screen of a page; the same promise for every caller, so that `use` can wait for it. A failed load is tried again. */
export function loadScreen(name: RouteName): Promise<ComponentType> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = screens[name]().catch((cause: unknown) => {
    loaded.delete(name);
    throw new ScreenError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  loaded.set(name, loading);
  return loading;
}

/** Starts loading the screen of an address before it is asked for. */
export function preloadScreen(pathname: string): void {
  const route = matchRoute(pathname, 'app');
  if (route) loadScreen(route.name).catch(() => undefined);
}
