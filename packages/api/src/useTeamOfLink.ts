import { useSuspenseQuery } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { Organisation } from './contract/account.ts';
import type { SeasonDetails } from './contract/season.ts';
import type { TeamRef } from './contract/team.ts';
import { ApiError } from './errors.ts';
import { useApi } from './provider.ts';

/** The team of a link, with its competition and its season. */
export type TeamOfLink = { organisation: Organisation; season: SeasonDetails; team: TeamRef };

async function teamOfLink(client: Client, token: string): Promise<TeamOfLink | null> {
  const options = { token };
  try {
    const [organisation] = await client.call('listAvailableOrganisations', {}, options);
    if (!organisation) return null;
    const { ownTeams, seasons } = await client.call('getManagedCompetition', { orgSlug: organisation.slug }, options);
    const [team] = ownTeams;
    const season = seasons.find(({ id }) => id === team?.seasonId);
    return team && season ? { organisation, season, team } : null;
  } catch (error) {
    // The token is revoked, or it is the token of something else.
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** The team whose link has this token; null if the link does not work. The session of the user does not matter. */
export function useTeamOfLink(token: string): TeamOfLink | null {
  const { client } = useApi();
  return useSuspenseQuery({ queryKey: ['teamOfLink', token], queryFn: () => teamOfLink(client, token) }).data;
}
