/** A knockout in which somebody played: the winners' or losers' of a tournament with both, or its `only` one. */
export type Bracket = 'winners' | 'losers' | 'only';

/** Points for the places `from` to `to`, both included. Who shares places (5 to 8) has the points of the best of them. */
export type PlacePoints = { from: number; to: number; points: number };

/**
 * Points for a single achievement; every line that covers it counts, once for each time.
 * `visit`: scored from … to, so 180 alone is 180–180, any 171 is 171–171, the German high score 170–180.
 * `strict-171`: three treble 19. `finish`: the value of a checkout. `leg`: darts of a leg won by a checkout, of games from `start`
 * where that is named (a nine-darter is 9–9 from 501).
 */
export type Bonus =
  | { kind: 'visit' | 'finish'; from: number; to: number; points: number }
  | { kind: 'strict-171'; points: number }
  | { kind: 'leg'; from: number; to: number; start?: number; points: number };

/** What a tournament with so many entries gives. What is left out gives nothing. */
export type PointsTable = {
  /** the table counts from this number of entries on; of several the one with the highest */
  fromEntries: number;
  /** for taking part */
  attendance?: number;
  /** by place in one's own group */
  groupPlaces?: readonly PlacePoints[];
  knockoutPlaces?: { readonly [bracket in Bracket]?: readonly PlacePoints[] };
  perGameWon?: number;
  perLegWon?: number;
  bonuses?: readonly Bonus[];
};

/**
 * The points of a tournament as data, to be kept with each finished tournament ("frozen"). Guests have none unless they are
 * `counted`; the places of the others stay as they were played.
 */
export type PointsScheme = { tables: readonly PointsTable[]; guests: 'excluded' | 'counted' };

/** What a player did in a tournament. Byes and walkovers are in here only as far as the organiser counts them. */
export type PlayerFacts = {
  player: string;
  guest?: boolean;
  category?: string;
  /** place in one's own group, from 1 */
  groupPlace?: number;
  /** final place within a bracket, from 1; a range where it is shared */
  knockout?: { bracket: Bracket; from: number; to: number };
  gamesWon: number;
  legsWon: number;
  legsLost: number;
  /** points of the visits that matter for a bonus, each as often as it was thrown */
  visits?: readonly number[];
  /** how many of the visits of 171 were three treble 19 */
  strict171s?: number;
  /** values of checkouts */
  finishes?: readonly number[];
  /** legs won by a checkout */
  legs?: readonly { darts: number; start: number }[];
};

/** A finished tournament for its ranking. Whoever did not take part is not in `players`. */
export type TournamentFacts = {
  id: string;
  /** ISO date or instant; the day as it is written counts */
  on: string;
  category?: string;
  /** size of the field */
  entries: number;
  players: readonly PlayerFacts[];
};

/** Where points come from, a line each, as data from which a screen makes a sentence. */
export type PointsLine =
  | { kind: 'attendance'; points: number }
  | { kind: 'group-place'; place: number; points: number }
  | { kind: 'knockout-place'; bracket: Bracket; from: number; to: number; points: number }
  | { kind: 'games-won' | 'legs-won'; count: number; each: number; points: number }
  | { kind: 'bonus'; bonus: Bonus; count: number; points: number };

/** What a player has from one tournament: the sum of the lines. */
export type PlayerPoints = { player: string; points: number; lines: PointsLine[] };
