import type { LegPlayer } from '../x01/legPlayers.ts';
import { byId, sharePlaces } from './order.ts';

/** A row of a leaderboard. `position` counts from 1; equal rows share it and are sorted by id unless the leaderboard has another order. */
export type Ranked<Row> = Row & { player: string; position: number };

/** The figures of a leg for the leaderboard of 180s and 171s. */
export type HighScoring = Pick<LegPlayer, 'player' | 'scores180' | 'scores171' | 'strict171' | 'unknown171'>;

/**
 * The high scores of a player. `total` is the sum of both. `unanswered`: visits of 171 that do not count, because their darts are not in the
 * log. `legs`: those with any of these.
 */
export type HighScores<Leg> = { oneEighties: number; oneSevenOnes: number; total: number; unanswered: number; legs: Leg[] };

/**
 * Players by the number of 180s and 171s together, then by 180s. `strict` counts only three treble 19 as a 171 (Haspengouw), `total`
 * any 171. Legs that reached their limit of rounds count too. Players without a high score are not listed. The caller leaves out bots,
 * here and in the other leaderboards.
 */
export function highScores<Leg extends HighScoring>(legs: readonly Leg[], count171: 'strict' | 'total'): Ranked<HighScores<Leg>>[] {
  const of171 = (leg: Leg) => (count171 === 'strict' ? leg.strict171 : leg.scores171);
  const scoring = legs.filter((leg) => leg.scores180 + of171(leg) > 0 || leg.unknown171 > 0);
  const rows = [...Map.groupBy(scoring, ({ player }) => player)].map(([player, own]) => {
    const oneEighties = add(own, (leg) => leg.scores180);
    const oneSevenOnes = add(own, of171);
    const unanswered = count171 === 'strict' ? add(own, (leg) => leg.unknown171) : 0;
    return { player, oneEighties, oneSevenOnes, total: oneEighties + oneSevenOnes, unanswered, legs: own };
  });
  return sharePlaces(
    rows.filter(({ total }) => total > 0),
    (a, b) => b.total - a.total || b.oneEighties - a.oneEighties,
    byPlayer,
  );
}

/** The best leg of a player, and all legs that qualify for the leaderboard, the best first. */
export type BestLegs<Leg> = { best: Leg; legs: Leg[] };

/** Compares two legs: below 0 if the first is better, or is to be listed first. */
export type LegOrder<Leg> = (a: Leg, b: Leg) => number;

/**
 * Short legs: players by their shortest leg won by a checkout with at most `mostDarts` darts (18 in Haspengouw). `byVisits` compares
 * visits, then darts. `listed` orders equal legs. Legs of pairs and teams are not of one player: the caller leaves them out.
 */
export function lowVisits<Leg extends Pick<LegPlayer, 'player' | 'darts' | 'visits' | 'won' | 'how'>>(
  legs: readonly Leg[],
  mostDarts: number,
  { byVisits = false, listed = () => 0 }: { byVisits?: boolean; listed?: LegOrder<Leg> } = {},
): Ranked<BestLegs<Leg>>[] {
  const short = legs.filter(({ won, how, darts }) => won && how === 'checkout' && darts <= mostDarts);
  const byDarts: LegOrder<Leg> = (a, b) => a.darts - b.darts;
  const fewer: LegOrder<Leg> = (a, b) => a.visits - b.visits;
  return byVisits
    ? byBest(short, (a, b) => fewer(a, b) || byDarts(a, b), listed)
    : byBest(short, byDarts, (a, b) => listed(a, b) || fewer(a, b));
}

/**
 * High checkouts: players by their highest finish of at least `least` points (100 on Belgian match sheets). `listed` orders equal
 * finishes.
 */
export function highCheckouts<Leg extends Pick<LegPlayer, 'player' | 'checkout'>>(
  legs: readonly Leg[],
  least: number,
  listed: LegOrder<Leg> = () => 0,
): Ranked<BestLegs<Leg>>[] {
  const valueOf = ({ checkout }: Leg) => checkout ?? 0;
  const lowest = Math.max(1, least);
  const high = legs.filter((leg) => valueOf(leg) >= lowest);
  return byBest(high, (a, b) => valueOf(b) - valueOf(a), listed);
}

/** A game of one player. `result`: only the result is known, not the visits. */
export type GameFacts = { player: string; won: boolean; kind: 'played' | 'result' | 'playing' | 'walkover' | 'bye' | 'not-played' };

/** The games of a player. `byResult`: how many of the played games are known only by their result. */
export type GamesPlayed = { played: number; won: number; byResult: number };

/** Players by games played, then by games won. Games that are not over or were not played, byes and walkovers do not count. */
export function gamesPlayed(games: readonly GameFacts[]): Ranked<GamesPlayed>[] {
  const played = games.filter(({ kind }) => kind === 'played' || kind === 'result');
  const rows = [...Map.groupBy(played, ({ player }) => player)].map(([player, own]) => ({
    player,
    played: own.length,
    won: own.filter(({ won }) => won).length,
    byResult: own.filter(({ kind }) => kind === 'result').length,
  }));
  return sharePlaces(rows, (a, b) => b.played - a.played || b.won - a.won, byPlayer);
}

const add = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0);

const byPlayer = (a: { player: string }, b: { player: string }): number => byId(a.player, b.player);

function byBest<Leg extends { player: string }>(legs: readonly Leg[], compare: LegOrder<Leg>, listed: LegOrder<Leg>) {
  const sorted = legs.toSorted((a, b) => compare(a, b) || listed(a, b));
  const rows = [...Map.groupBy(sorted, ({ player }) => player)].map(([player, own]) => ({ player, best: own[0] as Leg, legs: own }));
  return sharePlaces(
    rows,
    (a, b) => compare(a.best, b.best),
    (a, b) => listed(a.best, b.best) || byPlayer(a, b),
  );
}
