import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from './definePage.ts';

/** What a page looks like, and what it says of itself. */
export type Loaded = { Screen: ComponentType; page: AnyPage };

/** The code of a screen did not arrive: the network failed, or a newer build has replaced it. */
export class ScreenError extends Error {
  override name = 'ScreenError';
}

const loaded = new Map<RouteName, Promise<Loaded>>();
const failed = new Set<RouteName>();

/** Loads once; the same promise for every caller, also a failed one, so that `use` can wait for it. */
export function rememberScreen(name: RouteName, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load().catch((cause: unknown) => {
    failed.add(name);
    throw new ScreenError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  loaded.set(name, loading);
  return loading;
}

/** Lets the screens that did not arrive be asked for again. */
export function forgetFailedScreens(): void {
  for (const name of failed) loaded.delete(name);
  failed.clear();
}
