import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from './definePage.ts';

/** The screen of a page, and its title and reads. */
export type Loaded = { Screen: ComponentType; page: AnyPage };

/** The code of a screen did not load: the network failed, or a newer build has replaced it. */
export class ScreenError extends Error {
  override name = 'ScreenError';
}

const loaded = new Map<RouteName, Promise<Loaded>>();
const failed = new Set<RouteName>();

/** Loads a screen once. Every caller gets the same promise, even if it has rejected, because `use` needs a stable promise. */
export function cacheScreen(name: RouteName, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load().catch((cause: unknown) => {
    failed.add(name);
    throw new ScreenError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  loaded.set(name, loading);
  return loading;
}

/** Clears the failed screens from the cache, so that the next visit loads them again. */
export function clearFailedScreens(): void {
  for (const name of failed) loaded.delete(name);
  failed.clear();
}
