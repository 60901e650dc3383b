/** A team in the draw of a cup round. `nextRound` fills in `from`, `last` and `byes`. */
export type CupTeam = {
  id: string;
  /** the level of its league, 1 is the highest; absent or null: below all others */
  level?: number | null;
  /** whether a seeded draw keeps it apart from the other seeded teams; they have byes before teams of any level */
  seeded?: boolean;
  club?: string | null;
  region?: string | null;
  /** the key of the tie that it comes from; absent or null for a team that enters in this round */
  from?: string | null;
  /** whether it was at home or away in its last match of this cup; absent or null if it has played none */
  last?: 'home' | 'away' | null;
  /** the number of byes it has had in this cup; default: 0 */
  byes?: number;
};

/** The level for comparisons: a team without a level is below all others. */
export const levelOf = ({ level }: CupTeam): number => level ?? Number.MAX_SAFE_INTEGER;

/** Whether two teams belong to one club. Teams without a club never do. */
export const areClubmates = (one: CupTeam, two: CupTeam): boolean => one.club != null && one.club === two.club;
