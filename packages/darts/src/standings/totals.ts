/**
 * Points for a game. Half points are points like others; sums are kept to a millionth, so that 0.1 and 0.2 are 0.3.
 * A side that did not come to a game gets those of a loss unless `walkover` says otherwise.
 */
export type PointsSystem = {
  win: number;
  draw: number;
  loss: number;
  /**
   * Points of a side by the exact score from its view, `'2-1'` (sets where the game has sets, else legs), instead of those
   * above. A score that is not in here has those above. ODC: 2-0 = 4, 2-1 = 2, 1-2 = 1, 0-2 = 0 (https://odc-turnier.de).
   */
  byScore?: Readonly<Record<string, number>>;
  /** on top of these, for every leg won: 1 in Moraira, 0.5 at Rakegooier */
  perLeg?: number;
  /** for a bye, which is no game (Swiss); as a win where it is left out */
  bye?: number;
  walkover?: WalkoverRule;
};

/**
 * What a game counts to which somebody did not come. Two real ones: in the Premier League of 2022 the winner had a win and six
 * legs, the absent player no game and no legs against (`{ legs: 'winner', absentPlayed: false }`); in 2024 nobody had legs
 * (`{ legs: 'nobody', absentPlayed: false }`). Most leagues book 3–0 for both, which is the default.
 */
export type WalkoverRule = {
  /** for who came and for who did not, instead of all other points; else as any win and loss of that score */
  points?: { came: number; absent: number };
  /** in whose row the legs and sets of the walkover are booked: `both` (default), the `winner` alone, `nobody` */
  legs?: 'both' | 'winner' | 'nobody';
  /** false: the game is neither played nor lost for who did not come; true by default */
  absentPlayed?: boolean;
};

/**
 * A decided game of a group. Byes are not games. A walkover without a winner: neither came; a played game without one was
 * drawn. The legs of a walkover are given by the caller (3–0, or 0–0, as the tournament has it).
 */
export type StandingsGame = {
  sides: readonly [string, string];
  legs: readonly [number, number];
  sets?: readonly [number, number];
  winner: 0 | 1 | null;
  walkover?: boolean;
  /** points and darts of X01 per side, for averages; walkovers and legs without visits have none */
  scored?: readonly [Scored, Scored];
  /** legs that each side won though the other began them ("breaks"); left out where nobody knows who began */
  legsAgainstThrow?: readonly [number, number];
  /** points on top of those of the system, for what happened in the game (180s, a high finish), as the organiser has it */
  bonus?: readonly [number, number];
};
/** Points and darts of X01 of one side in a game. */
export type Scored = { points: number; darts: number };

/** Points that somebody has outside the games: a penalty is negative. Every one has its reason, to be shown. */
export type Adjustment = { entry: string; points: number; reason: string };

/** What an entry has together. Legs and sets of walkovers are in here as the system books them. */
export type Totals = {
  entry: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  setsFor: number;
  setsAgainst: number;
  setDifference: number;
  legsFor: number;
  legsAgainst: number;
  legDifference: number;
  /** legs won that the other side began; null where a played game does not say so */
  legsAgainstThrow: number | null;
  /** all points: of games, byes and adjustments */
  points: number;
  /** the part of `points` that comes from adjustments */
  adjusted: number;
  /** three-dart average over all darts counted, or null where there are none */
  average: number | null;
};

/** Two for a win, one for a drawn game: the customary points in the Low Countries. */
export const defaultPoints: PointsSystem = { win: 2, draw: 1, loss: 0 };

/** Takes off what adding fractions in another order could change; never −0. */
export const tidy = (sum: number): number => Math.round(sum * 1e6) / 1e6 + 0;

/** Points that one side has from a game. */
export function pointsOf(game: StandingsGame, side: 0 | 1, system: PointsSystem): number {
  const won = game.winner === side;
  const bonus = game.bonus?.[side] ?? 0;
  if (game.walkover && system.walkover?.points) return system.walkover.points[won ? 'came' : 'absent'] + bonus;
  const score = game.sets ?? game.legs;
  const usual = isDrawn(game) ? system.draw : won ? system.win : system.loss;
  const forScore = system.byScore?.[`${score[side]}-${score[otherSide(side)]}`] ?? usual;
  const legs = isBooked(game, side, system) ? game.legs[side] : 0;
  return forScore + (system.perLeg ?? 0) * legs + bonus;
}

/** Adds games up per entry. Throws where a game, a bye or an adjustment is of somebody who is not in the group. */
export function countGames(
  entries: readonly string[],
  games: readonly StandingsGame[],
  points: PointsSystem,
  { adjustments = [], byes = [] }: { adjustments?: readonly Adjustment[]; byes?: readonly string[] } = {},
): Map<string, Totals> {
  const sums = new Map<string, { totals: Totals; scored: Scored }>();
  for (const entry of entries) {
    if (sums.has(entry)) throw new Error(`Entry ${entry} is in the group twice`);
    sums.set(entry, { totals: { entry, ...nothing }, scored: { points: 0, darts: 0 } });
  }
  const find = (entry: string, what: string) => {
    const sum = sums.get(entry);
    if (!sum) throw new Error(`${what} of ${entry}, who is not in the group`);
    return sum;
  };
  for (const game of games) {
    for (const side of [0, 1] as const) addGame(find(game.sides[side], 'A game'), game, side, points);
  }
  for (const entry of byes) find(entry, 'A bye').totals.points += points.bye ?? points.win;
  for (const { entry, points: extra } of adjustments) find(entry, 'An adjustment').totals.adjusted += extra;
  for (const { totals } of sums.values()) {
    totals.adjusted = tidy(totals.adjusted);
    totals.points = tidy(totals.points + totals.adjusted);
  }
  return new Map([...sums].map(([entry, { totals }]) => [entry, totals]));
}

const nothing = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  setsFor: 0,
  setsAgainst: 0,
  setDifference: 0,
  legsFor: 0,
  legsAgainst: 0,
  legDifference: 0,
  legsAgainstThrow: 0,
  points: 0,
  adjusted: 0,
  average: null,
};

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const isDrawn = ({ winner, walkover }: StandingsGame): boolean => winner === null && !walkover;

/** Whether legs and sets of a game stand in the row of a side. */
function isBooked(game: StandingsGame, side: 0 | 1, { walkover: { legs = 'both' } = {} }: PointsSystem): boolean {
  return !game.walkover || legs === 'both' || (legs === 'winner' && game.winner === side);
}

function addGame({ totals: row, scored: sum }: { totals: Totals; scored: Scored }, game: StandingsGame, side: 0 | 1, points: PointsSystem) {
  const other = otherSide(side);
  row.points += pointsOf(game, side, points);
  if (game.winner === side) row.won += 1;
  else if (isDrawn(game)) row.drawn += 1;
  else if (game.walkover && points.walkover?.absentPlayed === false) return;
  else row.lost += 1;
  row.played += 1;
  if (isBooked(game, side, points)) {
    const { legs, sets = [0, 0] } = game;
    row.legsFor += legs[side];
    row.legsAgainst += legs[other];
    row.legDifference = row.legsFor - row.legsAgainst;
    row.setsFor += sets[side];
    row.setsAgainst += sets[other];
    row.setDifference = row.setsFor - row.setsAgainst;
  }
  if (game.walkover) return;
  const breaks = game.legsAgainstThrow?.[side];
  row.legsAgainstThrow = row.legsAgainstThrow === null || breaks === undefined ? null : row.legsAgainstThrow + breaks;
  if (!game.scored) return;
  sum.points += game.scored[side].points;
  sum.darts += game.scored[side].darts;
  row.average = sum.darts > 0 ? (sum.points * 3) / sum.darts : null;
}
