import { byId } from './order.ts';

/** A leg of one player, from a log or a match sheet. The caller leaves out bots, byes, walkovers and forfeits. */
export type LegFacts = {
  player: string;
  darts: number;
  visits: number;
  /** null: not won by this player; `tiebreak`: the leg reached its limit of rounds, so it is neither a finish nor a short leg */
  won: 'checkout' | 'tiebreak' | null;
  /** value of the checkout; null if there is none, as in a leg that reached its limit of rounds */
  checkout: number | null;
  oneEighties: number;
  /** visits of 171, however thrown */
  any171s: number;
  /** visits of three treble 19 */
  strict171s: number;
};

/** A row of a leaderboard. `position` counts from 1; equal rows share it and are sorted by id. */
export type Ranked<Row> = Row & { player: string; position: number };

/** The high scores of a player. `total` is the sum of both. */
export type HighScores = { oneEighties: number; oneSevenOnes: number; total: number };

/**
 * Players by the number of 180s and 171s together, then by 180s. `strict` counts only three treble 19 as a 171 (Haspengouw), `total`
 * any 171. Legs that reached their limit of rounds count too. Players without a high score are not listed.
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

/** The best leg of a player, and all legs that qualify for the leaderboard, the best first. */
export type BestLegs<Leg> = { best: Leg; legs: Leg[] };

/** Short legs: players by their shortest leg won by a checkout with at most `mostDarts` darts (18 in Haspengouw). */
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

/** High checkouts: players by their highest finish of at least `least` points (100 on Belgian match sheets). */
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

/** A game of one player. `result`: only the result is known, not the visits. */
export type GameFacts = { player: string; won: boolean; kind: 'played' | 'result' | 'walkover' | 'bye' };

/** The games of a player. `byResult`: how many of the played games are known only by their result. */
export type GamesPlayed = { played: number; won: number; byResult: number };

/** Players by games played, then by games won. Byes and walkovers do not count. */
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
