import { useEffect, useSyncExternalStore } from 'react';
import type { Organisation, User } from '@oche/api/contract/account';
import { useHost } from '../../shell/host.tsx';

const key = 'club';
const subscribeToNothing = () => () => undefined;

/**
 * The club to manage: the one that `?club=` names, otherwise the last one managed on this device, otherwise the first one of the
 * user. `club` is null for a user who manages none.
 */
export function useClub(user: User | null): { club: Organisation | null; clubs: Organisation[] } {
  const { search, storage } = useHost();
  const named = search.get('club');
  // The server cannot read the storage of the device, so the browser reads it after hydration.
  const lastSlug = useSyncExternalStore(
    subscribeToNothing,
    () => storage.get(key),
    () => null,
  );
  const clubs = (user?.memberships ?? []).map(({ organisation }) => organisation);
  const club = clubs.find(({ slug }) => slug === named) ?? clubs.find(({ slug }) => slug === lastSlug) ?? clubs[0] ?? null;
  const chosen = club !== null && club.slug === named ? named : null;
  useEffect(() => {
    if (chosen !== null) storage.set(key, chosen);
  }, [chosen, storage]);
  return { club, clubs };
}
