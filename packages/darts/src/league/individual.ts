import { bothSides, type GameSize, type Side } from '../match/structure.ts';
import { byId, sharePlaces } from '../standings/order.ts';
import { average } from '../x01/statistics.ts';
import { isInForce, type RosterEntry } from './eligibility.ts';
import { countsInTable, dayOf, teamOf, type SeasonGame, type SeasonLeg } from './seasonMatch.ts';

/**
 * The rules by which a group ranks its players. `order`: the first criterion. `least`: the fewest games for a place, as a number or as a share of
 * the games that one player could have played.
 */
export type IndividualRules = {
  sizes: readonly GameSize[];
  order: 'points' | 'percent' | 'average';
  least?: { share: number } | { games: number };
  perWin: number;
};

/** Singles, a point for each win; at least half of the games that one player could have played. */
export const defaultIndividualRules: IndividualRules = { sizes: [1], order: 'points', least: { share: 0.5 }, perWin: 1 };

/** The darts of a player in a leg, or in several legs of a game. */
export type ThrownLeg = Pick<SeasonLeg, 'player' | 'game' | 'how' | 'darts' | 'points'>;

/** The input of `individualStandings`: all games of a group, and the legs of these games. The order does not matter. */
export type IndividualInput = {
  games: readonly SeasonGame[];
  legs: readonly ThrownLeg[];
  rosters: readonly RosterEntry[];
  rules: IndividualRules;
  /** also games of matches that are not confirmed yet */
  live?: boolean;
};

/** The figures of a player in a group. */
export type PlayerFigures = {
  player: string;
  /** all teams for which the player played, sorted by id */
  teams: string[];
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** percentage of games won */
  percent: number;
  legsFor: number;
  legsAgainst: number;
  legDifference: number;
  /** three-dart average over the games whose visits are known, and their number; null without darts */
  average: number | null;
  averageGames: number;
  points: number;
};

/** The players with a place, and those below the line, who need `missing` more games. Both lists have the best first. */
export type IndividualStandings = { rows: (PlayerFigures & { position: number })[]; below: (PlayerFigures & { missing: number })[] };

/**
 * The individual standings of a group. Forfeits, games that are not X01, and annulled matches do not count. A game with a missing
 * player counts for the players who played. Level players share their place.
 *
 * `share` is a share of the games that one player could have played. In each match, that is the number of games of the team's busiest player. Only
 * matches count that were played while the member was on the roster. For a player without a roster entry, such as a substitute, all matches of
 * their teams count.
 */
export function individualStandings({ games, legs, rosters, rules, live = false }: IndividualInput): IndividualStandings {
  const counted = new Set(games.filter((game) => isIndividual(game) && rules.sizes.includes(game.size) && countsInTable(game.match, live)));
  const shares = sharesOf(counted);
  const possible = possibleGames(shares);
  const figures = playerFigures(shares, legs, rules);
  const missing = new Map(
    figures.map(({ player, teams, played }) => {
      const entries = rosters.filter((entry) => entry.player === player);
      const always = teams.map((team) => ({ player, team, from: '', to: null }));
      return [player, neededOf(entries.length > 0 ? entries : always, possible, rules.least) - played];
    }),
  );
  const missingOf = ({ player }: PlayerFigures) => missing.get(player) as number;
  const compare = orders[rules.order];
  const byPlayer = (a: PlayerFigures, b: PlayerFigures) => byId(a.player, b.player);
  return {
    rows: sharePlaces(
      figures.filter((row) => missingOf(row) <= 0),
      compare,
      byPlayer,
    ),
    below: figures
      .filter((row) => missingOf(row) > 0)
      .sort((a, b) => compare(a, b) || byPlayer(a, b))
      .map((row) => ({ ...row, missing: missingOf(row) })),
  };
}

/** Whether a game counts for its players: played as X01, with a player on both sides. */
export const isIndividual = ({ kind, start, players }: SeasonGame): boolean =>
  (kind === 'played' || kind === 'result') && start !== null && players.every((side) => side.length > 0);

/** A game of one player. */
export type PlayerGame = { player: string; side: Side; game: SeasonGame; match: SeasonGame['match'] };

/** The games of each player. */
export function sharesOf(games: Iterable<SeasonGame>): PlayerGame[] {
  const shares: PlayerGame[] = [];
  for (const game of games) {
    for (const side of bothSides) {
      for (const player of game.players[side]) shares.push({ player, side, game, match: game.match });
    }
  }
  return shares;
}

/** The figures of each player over these games, and over the legs of these games. The order is that of the players in `shares`. */
export function playerFigures(
  shares: readonly PlayerGame[],
  legs: readonly ThrownLeg[],
  rules: Pick<IndividualRules, 'perWin'>,
): PlayerFigures[] {
  const averages = averagesOf(legs, new Set(shares.map(({ game }) => game)));
  return [...Map.groupBy(shares, ({ player }) => player)].map(([player, own]) => figuresOf(player, own, averages.get(player), rules));
}

function figuresOf(
  player: string,
  own: readonly PlayerGame[],
  thrown: Thrown | undefined,
  { perWin }: Pick<IndividualRules, 'perWin'>,
): PlayerFigures {
  const sum = (of: (share: PlayerGame) => number) => own.reduce((total, share) => total + of(share), 0);
  const won = sum(({ game, side }) => Number(game.winner === side));
  const drawn = sum(({ game }) => Number(game.winner === null));
  const legsFor = sum(({ game, side }) => game.legs[side]);
  const legsAgainst = sum(({ game, side }) => game.legs[1 - side] as number);
  return {
    player,
    teams: [...new Set(own.map(({ match, side }) => teamOf(match, side)))].sort(),
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    percent: (won / own.length) * 100,
    legsFor,
    legsAgainst,
    legDifference: legsFor - legsAgainst,
    average: thrown ? average(thrown.points, thrown.darts) : null,
    averageGames: thrown?.games.size ?? 0,
    points: won * perWin,
  };
}

type Order = (a: PlayerFigures, b: PlayerFigures) => number;
const byPoints: Order = (a, b) => b.points - a.points;
const byPercent: Order = (a, b) => b.percent - a.percent;
const byLegs: Order = (a, b) => b.legDifference - a.legDifference;
/** Players without an average come last. */
const byAverage: Order = (a, b) => (b.average ?? -1) - (a.average ?? -1);
const inTurn =
  (...each: Order[]): Order =>
  (a, b) =>
    each.reduce((result, order) => result || order(a, b), 0);

/** How players are compared, the best first. */
export const orders: Record<IndividualRules['order'], Order> = {
  points: inTurn(byPoints, byPercent, byLegs, byAverage),
  percent: inTurn(byPercent, byPoints, byLegs, byAverage),
  average: inTurn(byAverage, byPoints, byPercent, byLegs),
};

type Thrown = { points: number; darts: number; games: Set<SeasonGame> };

/** The darts of each player in these games. A leg that reached its limit of rounds is in no average. */
function averagesOf(legs: readonly ThrownLeg[], counted: ReadonlySet<SeasonGame>): Map<string, Thrown> {
  const sums = new Map<string, Thrown>();
  for (const { player, game, how, darts, points } of legs) {
    if (darts === 0 || how === 'tiebreak' || !counted.has(game)) continue;
    const sum = sums.get(player) ?? { points: 0, darts: 0, games: new Set() };
    sum.points += points;
    sum.darts += darts;
    sum.games.add(game);
    sums.set(player, sum);
  }
  return sums;
}

/** The number of games that one player could have played in a match of a team. */
type Possible = { team: string; day: string; games: number };

function possibleGames(shares: readonly PlayerGame[]): Possible[] {
  const byTeam = Map.groupBy(shares, ({ match, side }) => `${match.id}/${side}`);
  return [...byTeam.values()].map((own) => {
    const { match, side } = own[0] as PlayerGame;
    const perPlayer = Map.groupBy(own, ({ player }) => player);
    return { team: teamOf(match, side), day: dayOf(match), games: Math.max(...[...perPlayer.values()].map(({ length }) => length)) };
  });
}

/** The number of games that a member with these roster entries needs for a place. */
function neededOf(entries: readonly RosterEntry[], possible: readonly Possible[], least: IndividualRules['least']): number {
  if (!least) return 0;
  if ('games' in least) return least.games;
  const isOn = ({ team, day }: Possible) => entries.some((entry) => entry.team === team && isInForce(entry, day));
  const games = possible.filter(isOn).reduce((sum, match) => sum + match.games, 0);
  // Rounded first, because 0.6 × 5 can be slightly more than 3 in floating point.
  return Math.ceil(Math.round(least.share * games * 1e6) / 1e6);
}
