import { useSuspenseQuery } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { MatchSheet } from './contract/match.ts';
import { ApiError } from './errors.ts';
import { useApi } from './provider.ts';

/** The match of a link. `isNeeded`: whether the user of this device may not score the match without the link. */
export type MatchOfLink = { sheet: MatchSheet; isNeeded: boolean };

/** The states in which the link of a match works. */
const openStates: readonly string[] = ['planned', 'lineups', 'playing', 'to-confirm'];

const mayScore = ({ match, rights }: MatchSheet): boolean => rights.mayScore && openStates.includes(match.state);

async function matchOfLink(client: Client, id: string, token: string): Promise<MatchOfLink | null> {
  try {
    const sheet = await client.call('getMatch', { id }, { token });
    if (!mayScore(sheet)) return null;
    const own = await client.call('getMatch', { id }).catch(() => null);
    return { sheet, isNeeded: own === null || !mayScore(own) };
  } catch (error) {
    // The token is revoked or too old, it is not a token, or there is no such match.
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** milliseconds */
const pollInterval = 20_000;

/** The match whose link has this token; null if the link does not work. It is read again until the match has games. */
export function useMatchOfLink(id: string, token: string): MatchOfLink | null {
  const { client } = useApi();
  return useSuspenseQuery({
    queryKey: ['matchOfLink', id, token],
    queryFn: () => matchOfLink(client, id, token),
    refetchInterval: ({ state: { data } }) => (data && data.sheet.games.length === 0 ? pollInterval : false),
  }).data;
}
