/** A knockout of a tournament: the winners' or the losers', or the `only` one. */
export type Bracket = 'winners' | 'losers' | 'only';

/** Points for the places `from` to `to`, both included. A shared place (5 to 8) has the points of its best. */
export type PlacePoints = { from: number; to: number; points: number };

/**
 * Points for an achievement. Every bonus that covers an achievement counts, each time it occurs.
 *
 * - `visit`: the points of a visit. 180–180 covers only 180, 171–171 any 171, 170–180 the German high score.
 * - `strict-171`: three treble 19.
 * - `finish`: the value of a checkout.
 * - `leg`: the darts of a leg won by a checkout; with `start`, only of games from this start (a nine-darter is 9–9 from 501).
 */
export type Bonus =
  | { kind: 'visit' | 'finish'; from: number; to: number; points: number }
  | { kind: 'strict-171'; points: number }
  | { kind: 'leg'; from: number; to: number; start?: number; points: number };

/** The points of a tournament of a certain size. Absent fields give no points. */
export type PointsTable = {
  /** the table applies from this number of entries; if several apply, the one with the highest number */
  fromEntries: number;
  /** for taking part */
  attendance?: number;
  /** by place in the player's group */
  groupPlaces?: readonly PlacePoints[];
  knockoutPlaces?: { readonly [bracket in Bracket]?: readonly PlacePoints[] };
  perGameWon?: number;
  perLegWon?: number;
  bonuses?: readonly Bonus[];
};

/**
 * The points of a tournament as data, stored with each finished tournament ("frozen"). Guests get no points unless they are `counted`;
 * the places of other players do not change because of them.
 */
export type PointsScheme = { tables: readonly PointsTable[]; guests: 'excluded' | 'counted' };

/** What a player did in a tournament. It includes byes and walkovers only if the organiser counts them. */
export type Performance = {
  /** place in the group, from 1 */
  groupPlace?: number;
  /** final place within a bracket, from 1; a range if it is shared */
  knockout?: { bracket: Bracket; from: number; to: number };
  gamesWon: number;
  legsWon: number;
  legsLost: number;
  /** points of all visits that can give a bonus */
  visits?: readonly number[];
  /** how many of the visits of 171 were three treble 19 */
  strict171s?: number;
  /** values of checkouts */
  finishes?: readonly number[];
  /** legs won by a checkout */
  legs?: readonly { darts: number; start: number }[];
};

/** A player in a tournament. */
export type PlayerFacts = Performance & { player: string; guest?: boolean; category?: string };

/** A finished tournament. `players` are only those who took part. */
export type TournamentFacts = {
  id: string;
  /** ISO date or instant; its date part counts as written, without time zone conversion */
  on: string;
  category?: string;
  /** size of the field */
  entries: number;
  players: readonly PlayerFacts[];
};

/** One source of points, as data for a line on screen. */
export type PointsLine =
  | { kind: 'attendance'; points: number }
  | { kind: 'group-place'; place: number; points: number }
  | { kind: 'knockout-place'; bracket: Bracket; from: number; to: number; points: number }
  | { kind: 'games-won' | 'legs-won'; count: number; each: number; points: number }
  | { kind: 'bonus'; bonus: Bonus; count: number; points: number };

/** The points of a player in one tournament, and the lines that add up to them. */
export type PlayerPoints = { player: string; points: number; lines: PointsLine[] };
