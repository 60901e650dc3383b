import type { RankingScheme } from '@oche/api/contract/ranking';
import type { Performance } from '@oche/darts/standings/rankingScheme';
import type { Generated } from 'kysely';
import type { Instant, Json, Optional } from './columns.ts';

type Rankings = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  description: Generated<string>;
  visibility: 'public' | 'unlisted' | 'private';
  /** that of the current scheme; rises each time it is saved */
  version: Generated<number>;
  createdAt: Instant;
};
/** The schemes of rankings: the current one, and those with which finished tournaments count. */
type RankingSchemes = { rankingId: string; version: number; scheme: Json<RankingScheme> };
/** The tournaments that count for a ranking. */
type RankingTournaments = {
  rankingId: string;
  tournamentId: string;
  category: Optional<string>;
  /**
   * the version of the scheme whose points it has: that of its first end, or of the last time that an organiser recomputed all tournaments; null
   * before its first end
   */
  version: Optional<number>;
  /** true if it no longer counts; it keeps its version and its category, in case that it is added again */
  removed: Generated<boolean>;
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
type Performances = { tournamentId: string; playerId: string; facts: Json<Performance> };

export type RankingTables = {
  rankings: Rankings;
  rankingSchemes: RankingSchemes;
  rankingTournaments: RankingTournaments;
  rankingPlayers: RankingPlayers;
  rankingAdjustments: RankingAdjustments;
  tournamentFacts: Performances;
};
