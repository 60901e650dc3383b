/**
 * The points for a game. Fractions are allowed; sums are rounded to a millionth, so that 0.1 and 0.2 add up to 0.3. A side that does
 * not come gets the points of a loss unless `walkover` sets others.
 */
export type PointsSystem = {
  win: number;
  draw: number;
  loss: number;
  /**
   * Points of a side by the exact score from its view, such as `'2-1'`, in sets if the game has sets, otherwise in legs. They replace the
   * points above for these scores. ODC: 2-0 = 4, 2-1 = 2, 1-2 = 1, 0-2 = 0 (https://odc-turnier.de).
   */
  byScore?: Readonly<Record<string, number>>;
  /** additional points for every leg won: 1 in Moraira, 0.5 at Rakegooier */
  perLeg?: number;
  /** additional points for every set won; in a match of teams, its games count as sets: 1 at HDCF, DBBR and Three Counties */
  perSet?: number;
  /** for a bye (Swiss); default: the points of a win */
  bye?: number;
  walkover?: WalkoverRule;
};

/**
 * How a walkover counts. By default its score counts for both sides, like the 3–0 of most leagues. In the Premier League of 2022 the
 * winner got a win and six legs, and the absent player neither a game nor legs against (`{ legs: 'winner', absentPlayed: false }`). In
 * 2024 no legs counted (`{ legs: 'nobody', absentPlayed: false }`).
 */
export type WalkoverRule = {
  /** points of the side that came and of the absent one, in place of all others; default: those of a win and a loss */
  points?: { came: number; absent: number };
  /** the rows that count the legs and sets of the walkover: `both` (default), only the `winner`, `nobody` */
  legs?: 'both' | 'winner' | 'nobody';
  /** false: the game counts as neither played nor lost for the absent side; default: true */
  absentPlayed?: boolean;
};

/**
 * A decided game of a group. Byes are not games. A walkover without a winner means that neither side came; a played game without a
 * winner was drawn. The caller sets the legs of a walkover (3–0 or 0–0, as the tournament has it).
 */
export type StandingsGame = {
  sides: readonly [string, string];
  legs: readonly [number, number];
  sets?: readonly [number, number];
  winner: 0 | 1 | null;
  walkover?: boolean;
  /** points and darts of X01 per side, for averages; absent for walkovers and if the visits are not known */
  scored?: readonly [Scored, Scored];
  /** legs that each side won although the other began them ("breaks"); absent if it is not known who began */
  legsAgainstThrow?: readonly [number, number];
  /** additional points for achievements in the game (180s, a high finish) */
  bonus?: readonly [number, number];
};
/** The points and darts of X01 of one side in a game. */
export type Scored = { points: number; darts: number };

/**
 * Points that an entry gets outside its games, with the reason to show. A penalty is negative. `sets` changes the sets won, which are the
 * game points of a match of teams, and changes the points too if the system has points per set. `on`: the ISO date from which it counts;
 * `standings` counts all adjustments that it is given.
 */
export type Adjustment = { entry: string; points: number; sets?: number; reason: string; on?: string };

/** The totals of an entry. They include legs and sets of walkovers by the rule of the points system. */
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
  /** legs won that the other side began; null if this is not known for a played game */
  legsAgainstThrow: number | null;
  /** all points: of games, byes and adjustments */
  points: number;
  /** the part of `points` that comes from adjustments */
  adjusted: number;
  /** three-dart average over all counted darts; null if there are none */
  average: number | null;
};

/** Two points for a win, one for a drawn game: usual in the Low Countries. */
export const defaultPoints: PointsSystem = { win: 2, draw: 1, loss: 0 };

/** Rounds to a millionth, so that a sum of fractions does not depend on their order. Never returns −0. */
export const tidy = (sum: number): number => Math.round(sum * 1e6) / 1e6 + 0;

/** The points of one side for a game. */
export function pointsOf(game: StandingsGame, side: 0 | 1, system: PointsSystem): number {
  const bonus = game.bonus?.[side] ?? 0;
  if (game.walkover && system.walkover?.points) return system.walkover.points[game.winner === side ? 'came' : 'absent'] + bonus;
  return forResult(game, side, system) + (countsLegs(game, side, system) ? forLegs(game, side, system) : 0) + bonus;
}

function forResult(game: StandingsGame, side: 0 | 1, { byScore, win, draw, loss }: PointsSystem): number {
  const score = game.sets ?? game.legs;
  const usual = isDrawn(game) ? draw : game.winner === side ? win : loss;
  return byScore?.[`${score[side]}-${score[otherSide(side)]}`] ?? usual;
}

const forLegs = ({ legs, sets }: StandingsGame, side: 0 | 1, { perLeg = 0, perSet = 0 }: PointsSystem): number =>
  perLeg * legs[side] + perSet * (sets?.[side] ?? 0);

/**
 * Adds up games, byes and adjustments by entry.
 *
 * @param more `onlySide`: counts each game only for its first (0) or its second side (1), which makes a table of home or away games
 * @throws if one of them has an entry that is not in the group, or an entry is listed twice
 */
export function countGames(
  entries: readonly string[],
  games: readonly StandingsGame[],
  points: PointsSystem,
  more: { adjustments?: readonly Adjustment[]; byes?: readonly string[]; onlySide?: 0 | 1 } = {},
): Map<string, Totals> {
  const { adjustments = [], byes = [], onlySide } = more;
  const counted = onlySide === undefined ? ([0, 1] as const) : [onlySide];
  const sums = new Map<string, { totals: Totals; scored: Scored }>();
  for (const entry of entries) {
    if (sums.has(entry)) throw new Error(`Entry ${entry} is in the group twice`);
    sums.set(entry, { totals: { entry, ...nothing }, scored: { points: 0, darts: 0 } });
  }
  const find = (entry: string, item: string) => {
    const sum = sums.get(entry);
    if (!sum) throw new Error(`${item} of ${entry}, which is not in the group`);
    return sum;
  };
  for (const game of games) {
    for (const side of counted) addGame(find(game.sides[side], 'A game'), game, side, points);
  }
  for (const entry of byes) find(entry, 'A bye').totals.points += points.bye ?? points.win;
  for (const { entry, points: extra, sets = 0 } of adjustments) {
    const { totals } = find(entry, 'An adjustment');
    totals.adjusted += extra + sets * (points.perSet ?? 0);
    totals.setsFor += sets;
    totals.setDifference += sets;
  }
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

/** Whether the row of a side counts the legs and sets of a game. */
function countsLegs(game: StandingsGame, side: 0 | 1, { walkover: { legs = 'both' } = {} }: PointsSystem): boolean {
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
  if (countsLegs(game, side, points)) {
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
