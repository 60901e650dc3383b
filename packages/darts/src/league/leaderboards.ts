import type { GameSize } from '../match/structure.ts';
import {
  gamesPlayed,
  highCheckouts,
  highScores,
  lowVisits,
  type BestLegs,
  type GamesPlayed,
  type HighScores,
  type Ranked,
} from '../standings/leaderboards.ts';
import type { LegPlayer } from '../x01/legPlayers.ts';
import { isIndividual, sharesOf, type PlayerGame } from './individual.ts';
import { byDay, dayOf, isDecided, isLive, teamOf, type SeasonGame, type SeasonMatch } from './seasonMatch.ts';

/**
 * The settings of the leaderboards of a season. `shortLeg`: legs of at most `darts`, in games of this start and these sizes. `byVisits`
 * orders short legs by visits, then darts.
 */
export type LeaderboardSettings = {
  count171: 'strict' | 'total';
  shortLeg: { darts: number; start: number; sizes: readonly GameSize[] };
  highCheckout: number;
  byVisits: boolean;
};

/** The settings of Haspengouw: three treble 19 for a 171, short legs of at most 18 darts in singles of 501, checkouts from 100. */
export const defaultLeaderboards: LeaderboardSettings = {
  count171: 'strict',
  shortLeg: { darts: 18, start: 501, sizes: [1] },
  highCheckout: 100,
  byVisits: false,
};

/**
 * An entry of a leaderboard: the share of a player in a leg, or a fact from paper. `leg` and `game` are null if the paper does not have them.
 * `atMost`: the paper has visits only, so `darts` is the greatest possible number.
 */
export type BoardRow = Omit<LegPlayer, 'leg'> & {
  leg: number | null;
  match: SeasonMatch;
  game: SeasonGame | null;
  paper?: true;
  atMost?: true;
};

/** Chooses rows of a leaderboard. `from` and `to` are matchdays, `month` is like `2026-11`. `live`: also matches not confirmed yet. */
export type BoardFilter = {
  group?: string;
  team?: string;
  from?: number;
  to?: number;
  month?: string;
  class?: string;
  size?: GameSize;
  live?: boolean;
};

/**
 * The predicate of a filter. Without `live`, only final matches count. Facts of annulled matches stay on leaderboards.
 *
 * @param classes the class of each player, for the filter `class`
 */
export function boardFilter(filter: BoardFilter = {}, classes: ReadonlyMap<string, string> = new Map()): BoardTest {
  const { live = false } = filter;
  const tests: BoardTest[] = [
    ({ match }) => isDecided(match) || (live && isLive(match)),
    ...when(filter.group, ({ match }, group) => match.group === group),
    ...when(filter.team, ({ match, side }, team) => teamOf(match, side) === team),
    ...when(filter.from, ({ match }, from) => match.matchday >= from),
    ...when(filter.to, ({ match }, to) => match.matchday <= to),
    ...when(filter.month, ({ match }, month) => dayOf(match).startsWith(month)),
    ...when(filter.class, ({ player }, ofClass) => classes.get(player) === ofClass),
    ...when(filter.size, ({ game }, size) => game?.size === size),
  ];
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}

/** Whether a row counts on a leaderboard. */
export type BoardTest = (row: Pick<BoardRow, 'player' | 'side' | 'match' | 'game'>) => boolean;

const when = <Value>(value: Value | undefined, test: (row: Parameters<BoardTest>[0], value: Value) => boolean): BoardTest[] =>
  value === undefined ? [] : [(row) => test(row, value)];

/** Part of every row of a leaderboard: the teams of the player, and whether one of its matches is not final yet. */
type Marks = { teams: string[]; isLive: boolean };

/**
 * 180s and 171s of games of all sizes, by the player who threw them. Legs that reached their limit of rounds count, and legs of stopped games.
 */
export function highScoreBoard<Row extends BoardRow>(
  rows: readonly Row[],
  { count171 }: LeaderboardSettings,
  where: BoardTest,
): Ranked<HighScores<Row> & Marks>[] {
  const scoring = rows.filter((row) => row.scores180 + row.scores171 > 0 && where(row));
  return highScores(scoring, count171).map((row) => ({ ...row, ...marksOf(row.legs) }));
}

/** Whether the game of a row was stopped because the match was decided: it counts for nothing but its 180s and 171s. */
const isStopped = ({ game }: BoardRow): boolean => game?.kind === 'not-played';

/**
 * Short legs, won by a checkout, of the games that the settings name. A leg of a pair or team has the darts of the whole side, and belongs
 * to the player who finished it. Darts known only as visits are listed last among equals.
 */
export function shortLegBoard<Row extends BoardRow>(
  rows: readonly Row[],
  { shortLeg, byVisits }: LeaderboardSettings,
  where: BoardTest,
): Ranked<BestLegs<Row> & Marks>[] {
  const { darts, start, sizes } = shortLeg;
  const isShort = (row: Row) => {
    const isWon = row.won && (row.paper === true || row.checkout !== null);
    return isWon && !isStopped(row) && (!row.game || (row.game.start === start && sizes.includes(row.game.size))) && where(row);
  };
  const listed = (a: Row, b: Row) => Number(a.atMost ?? false) - Number(b.atMost ?? false) || byDay(a.match, b.match);
  const whole = sizes.some((size) => size !== 1) ? wholeSides(rows) : rows;
  return lowVisits(whole.filter(isShort), darts, { byVisits, listed }).map((row) => ({ ...row, ...marksOf(row.legs) }));
}

/** Puts the darts of a pair or team that won a leg into the row of the player who finished it. */
function wholeSides<Row extends BoardRow>(rows: readonly Row[]): Row[] {
  const sums = new Map<SeasonGame, Map<number | null, { darts: number; visits: number }>>();
  for (const { game, won, leg, darts, visits } of rows) {
    if (!game || !won || game.size === 1) continue;
    const ofGame = sums.get(game) ?? new Map<number | null, { darts: number; visits: number }>();
    const sum = ofGame.get(leg) ?? { darts: 0, visits: 0 };
    sums.set(game, ofGame.set(leg, { darts: sum.darts + darts, visits: sum.visits + visits }));
  }
  return rows.map((row) => {
    const sum = row.game && row.checkout !== null ? sums.get(row.game)?.get(row.leg) : undefined;
    return sum ? { ...row, ...sum } : row;
  });
}

/** High checkouts of games of all sizes, by the player who finished. Equal ones share their place, and the earlier one is listed first. */
export function highCheckoutBoard<Row extends BoardRow>(
  rows: readonly Row[],
  { highCheckout }: LeaderboardSettings,
  where: BoardTest,
): Ranked<BestLegs<Row> & Marks>[] {
  const high = rows.filter((row) => (row.checkout ?? 0) >= highCheckout && !isStopped(row) && where(row));
  return highCheckouts(high, highCheckout, (a, b) => byDay(a.match, b.match)).map((row) => ({ ...row, ...marksOf(row.legs) }));
}

/**
 * Games played, with the number of games that are known by their result only. The games are those of individual standings and of annulled matches.
 * The `size` of the filter separates singles, pairs and team games.
 */
export function gamesPlayedBoard(games: readonly SeasonGame[], where: BoardTest): Ranked<GamesPlayed & Marks>[] {
  const shares = sharesOf(games.filter(isIndividual)).filter(where);
  const byPlayer = Map.groupBy(shares, ({ player }) => player);
  const facts = shares.map(({ player, side, game }) => ({ player, won: game.winner === side, kind: game.kind }));
  return gamesPlayed(facts).map((row) => ({ ...row, ...marksOf(byPlayer.get(row.player) as PlayerGame[]) }));
}

/** The best rows of each matchday on a leaderboard, in the order of matchdays. There are several if they share the first place. */
export function bestPerMatchday<Row extends { match: SeasonMatch }, Line extends { position: number }>(
  rows: readonly Row[],
  board: (rows: readonly Row[]) => readonly Line[],
): { matchday: number; best: Line[] }[] {
  return [...Map.groupBy(rows, ({ match }) => match.matchday)]
    .map(([matchday, own]) => ({ matchday, best: board(own).filter(({ position }) => position === 1) }))
    .filter(({ best }) => best.length > 0)
    .sort((a, b) => a.matchday - b.matchday);
}

function marksOf(rows: readonly { match: SeasonMatch; side: number }[]): Marks {
  const teams = new Set(rows.map(({ match, side }) => teamOf(match, side)));
  return { teams: [...teams].sort(), isLive: rows.some(({ match }) => isLive(match)) };
}
