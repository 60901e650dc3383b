import { premierLeagueNights } from '@oche/darts/standings/rankingPresets';
import type { Client } from '@oche/api/client';

type Evening = { asAdmin: () => Promise<Client>; organisation: { id: string }; tournament: { id: string }; playerId: string };

/** Rankings of the club of a world. */
export const openRankingWorld = ({ asAdmin, organisation, tournament, playerId }: Evening) => {
  /** A new public ranking of the tournament, in which one player has points by hand. */
  const newRanking = async () => {
    const client = await asAdmin();
    const input = { organisationId: organisation.id, name: 'Order of Merit', scheme: premierLeagueNights };
    const { id, slug } = await client.call('createRanking', input);
    // Only for this one, because a tournament counts for a few rankings at most.
    await client.call('updateTournament', { id: tournament.id, rankingIds: [id] });
    const { adjustments } = await client.call('addRankingAdjustment', { id, playerId, points: 2.5, reason: 'Wrote the sheets' });
    return { id, slug, adjustmentId: adjustments[0]!.id };
  };
  let known: ReturnType<typeof newRanking> | undefined;
  return {
    newRanking,
    /** The same ranking for all calls. */
    ranking: () => (known ??= newRanking()),
    /** What `saveRankingScheme` needs to save the scheme of this ranking again. */
    scheme: async () => {
      const { id } = await (known ??= newRanking());
      const { scheme, version } = await (await asAdmin()).call('getManagedRanking', { id });
      return { id, scheme, version, recompute: true };
    },
  };
};
