import { useEffect, useSyncExternalStore } from 'react';
import type { Organisation, User } from '@oche/api/contract/account';
import { useHost } from '../../shell/host.tsx';

const key = 'club';
const never = () => () => undefined;

/**
 * The club that is managed: the one that `?club=` names, else the one that this device managed last, else the first that the
 * user may manage. `club` is null for somebody who manages none yet.
 */
export function useClub(user: User | null): { club: Organisation | null; clubs: Organisation[] } {
  const { search, storage } = useHost();
  const named = search.get('club');
  // A server does not know the device's memory; the browser comes to it after its first paint.
  const remembered = useSyncExternalStore(
    never,
    () => storage.get(key),
    () => null,
  );
  const clubs = (user?.memberships ?? []).map(({ organisation }) => organisation);
  const club = clubs.find(({ slug }) => slug === named) ?? clubs.find(({ slug }) => slug === remembered) ?? clubs[0] ?? null;
  const chosen = club !== null && club.slug === named ? named : null;
  useEffect(() => {
    if (chosen !== null) storage.set(key, chosen);
  }, [chosen, storage]);
  return { club, clubs };
}
