import { useQuery } from '@tanstack/react-query';
import { useApi } from './provider.ts';
import { queryOptionsOf, read } from './read.ts';
import { useSession } from './session.ts';

/** Ids of the players linked to the user's account; empty without a session and until they have been read. */
export function useMyPlayerIds(): ReadonlySet<string> {
  const { client } = useApi();
  const { state } = useSession();
  const { data = [] } = useQuery({
    ...queryOptionsOf(client, read('listMyPlayers')),
    enabled: state === 'authenticated',
    staleTime: 5 * 60_000,
  });
  return new Set(data.map(({ id }) => id));
}
