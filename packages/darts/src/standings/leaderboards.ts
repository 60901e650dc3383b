import { byId } from './order.ts';

/**
 * A leg of one player as a log or a match sheet tells it; a superset of what each board reads. Who hands it in leaves out bots,
 * byes, walkovers and forfeits: nobody threw there.
 */
export type LegFacts = {
  player: string;
  darts: number;
  visits: number;
  /** null: not won by this player; `tiebreak`: the leg ran into its limit, so it is neither a finish nor a short leg */
  won: 'checkout' | 'tiebreak' | null;
  /** value of the checkout, null where there is none; never of a leg that ran into its limit */
  checkout: number | null;
  oneEighties: number;
  /** visits of 171, however thrown */
  any171s: number;
  /** visits of three treble 19 */
  strict171s: number;
};

/** A row of a board: `position` from 1, shared by who is level. Rows of one position are sorted by id. */
export type Ranked<Row> = Row & { player: string; position: number };

/** High scores of a player; `total` is both together. */
export type HighScores = { oneEighties: number; oneSevenOnes: number; total: number };

/**
 * 180s and 171s, most of both together first, among them most 180s. `strict`: a 171 is three treble 19 (Haspengouw); `total`: any
 * 171. Those of legs that ran into their limit were thrown all the same. Who has none is not listed.
 */
export function highScores(
  legs: readonly Pick<LegFacts, 'player' | 'oneEighties' | 'any171s' | 'strict171s'>[],
  count171: 'strict' | 'total',
): Ranked<HighScores>[] {
  const rows = [...Map.groupBy(legs, ({ player }) => player)].map(([player, own]) => {
    const oneEighties = add(own, (leg) => leg.oneEighties);
    const oneSevenOnes = add(own, (leg) => (count171 === 'strict' ? leg.strict171s : leg.any171s));
    return { player, oneEighties, oneSevenOnes, total: oneEighties + oneSevenOnes };
  });
  return ranked(
    rows.filter(({ total }) => total > 0),
    (a, b) => b.total - a.total || b.oneEighties - a.oneEighties,
  );
}

/** The best leg of a player, and all that are good enough for the board. */
export type BestLegs<Leg> = { best: Leg; legs: Leg[] };

/**
 * Low visits, the short legs: legs won by a checkout in at most so many darts (18 in Haspengouw), by the fewest darts of each
 * player; `legs` are all of them, the shortest first.
 */
export function lowVisits<Leg extends Pick<LegFacts, 'player' | 'darts' | 'visits' | 'won'>>(
  legs: readonly Leg[],
  mostDarts: number,
): Ranked<BestLegs<Leg>>[] {
  const short = legs.filter(({ won, darts }) => won === 'checkout' && darts <= mostDarts);
  return ranked(
    byPlayer(short, (a, b) => a.darts - b.darts || a.visits - b.visits),
    (a, b) => a.best.darts - b.best.darts,
  );
}

/**
 * High checkouts: finishes of at least so much (100 on Belgian sheets), by the highest of each player; `legs` are all of them, the
 * highest first.
 */
export function highCheckouts<Leg extends Pick<LegFacts, 'player' | 'checkout'>>(
  legs: readonly Leg[],
  least: number,
): Ranked<BestLegs<Leg>>[] {
  const valueOf = ({ checkout }: Leg) => checkout ?? 0;
  const high = legs.filter((leg) => valueOf(leg) >= Math.max(1, least));
  return ranked(
    byPlayer(high, (a, b) => valueOf(b) - valueOf(a)),
    (a, b) => valueOf(b.best) - valueOf(a.best),
  );
}

/** A game of one player. `result`: only its legs are known, nobody wrote the visits down. */
export type GameFacts = { player: string; won: boolean; kind: 'played' | 'result' | 'walkover' | 'bye' };

/** `byResult`: how many of the games played are known by their result only */
export type GamesPlayed = { played: number; won: number; byResult: number };

/** Games played, most first, among them most won. Byes and walkovers are no games played. */
export function gamesPlayed(games: readonly GameFacts[]): Ranked<GamesPlayed>[] {
  const played = games.filter(({ kind }) => kind === 'played' || kind === 'result');
  const rows = [...Map.groupBy(played, ({ player }) => player)].map(([player, own]) => ({
    player,
    played: own.length,
    won: own.filter(({ won }) => won).length,
    byResult: own.filter(({ kind }) => kind === 'result').length,
  }));
  return ranked(rows, (a, b) => b.played - a.played || b.won - a.won);
}

const add = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0);

function byPlayer<Leg extends { player: string }>(legs: readonly Leg[], compare: (a: Leg, b: Leg) => number) {
  return [...Map.groupBy(legs.toSorted(compare), ({ player }) => player)].map(([player, own]) => ({
    player,
    best: own[0] as Leg,
    legs: own,
  }));
}

function ranked<Row extends { player: string }>(rows: readonly Row[], compare: (a: Row, b: Row) => number): Ranked<Row>[] {
  const sorted = rows.toSorted((a, b) => compare(a, b) || byId(a.player, b.player));
  let position = 1;
  return sorted.map((row, i) => {
    if (i > 0 && compare(sorted[i - 1] as Row, row) !== 0) position = i + 1;
    return { ...row, position };
  });
}
