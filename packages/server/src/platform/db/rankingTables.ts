import type { PointsScheme, RankingScheme } from '@oche/api/contract/ranking';
import type { PlayerFacts } from '@oche/darts/standings/rankingScheme';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableJson, Optional } from './columns.ts';

type Rankings = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  description: Generated<string>;
  visibility: 'public' | 'unlisted' | 'private';
  scheme: Json<RankingScheme>;
  /** rises each time the scheme is saved */
  version: Generated<number>;
  createdAt: Instant;
};
/** The tournaments that count for a ranking. */
type RankingTournaments = {
  rankingId: string;
  tournamentId: string;
  category: Optional<string>;
  /** the points scheme with which it counts, since it finished for the first time */
  frozen: NullableJson<PointsScheme>;
};
/** What organisers say about players in a ranking. */
type RankingPlayers = { rankingId: string; playerId: string; guest: boolean; category: Optional<string> };
/** Points given by hand. */
type RankingAdjustments = {
  id: string;
  rankingId: string;
  playerId: string;
  points: number;
  reason: string;
  /** the day from which they count */
  onDay: string;
  createdAt: Instant;
};
/**
 * What the players did in finished tournaments that count for a ranking. The rows of a tournament that is played again are of its last end, and
 * are not read meanwhile.
 */
type TournamentFacts = { tournamentId: string; playerId: string; facts: Json<Omit<PlayerFacts, 'player' | 'guest' | 'category'>> };

export type RankingTables = {
  rankings: Rankings;
  rankingTournaments: RankingTournaments;
  rankingPlayers: RankingPlayers;
  rankingAdjustments: RankingAdjustments;
  tournamentFacts: TournamentFacts;
};
