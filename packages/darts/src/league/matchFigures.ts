import type { Fact } from '../match/event.ts';
import { everPlayed } from '../match/sheet.ts';
import type { MatchState, SheetGame } from '../match/state.ts';
import { bothSides, type BySide, type GameSize, type Side } from '../match/structure.ts';
import { average } from '../x01/statistics.ts';
import type { LegPlayer } from '../x01/legPlayers.ts';
import type { LeaderboardSettings } from './leaderboards.ts';

/** The share of a player in a leg of a game of a match. `game`: the key of the game on the sheet. */
export type MatchShare = LegPlayer & { game: string };

/** A leg on the sheet of a match. `winner` is null while it is played. `darts`: of the winner, or of the side that has thrown more. */
export type LegOfSheet = { leg: number; winner: Side | null; darts: number };

const dartsOf = (shares: readonly MatchShare[], side: Side): number =>
  shares.reduce((sum, share) => sum + (share.side === side ? share.darts : 0), 0);

const winnerOf = (shares: readonly MatchShare[]): Side | null => {
  const won = shares.find((share) => share.won);
  return won ? (won.side as Side) : null;
};

const byLeg = (shares: readonly MatchShare[], key: string): [number, MatchShare[]][] =>
  [
    ...Map.groupBy(
      shares.filter(({ game }) => game === key),
      ({ leg }) => leg,
    ),
  ].toSorted(([one], [other]) => one - other);

/**
 * The legs of a game with their darts. None if they do not explain its score, because somebody has corrected it: then the visits are not those of
 * the result.
 */
export function legsOfSheet(
  shares: readonly MatchShare[],
  { key, legs, status }: Pick<SheetGame, 'key' | 'legs' | 'status'>,
): LegOfSheet[] {
  const all = byLeg(shares, key).map(([leg, own]): LegOfSheet => {
    const winner = winnerOf(own);
    const darts = winner === null ? Math.max(dartsOf(own, 0), dartsOf(own, 1)) : dartsOf(own, winner);
    return { leg, winner, darts };
  });
  const isExplained = bothSides.every((side) => all.filter(({ winner }) => winner === side).length === legs[side]);
  return status === 'over' && !isExplained ? [] : all;
}

/** The points of darts in legs that a checkout decides. The last darts of a tie-break leg aim at other things. */
const averageOf = (shares: readonly MatchShare[]): number | null => {
  const counted = shares.filter(({ how }) => how !== 'tiebreak');
  const sum = (of: (share: MatchShare) => number) => counted.reduce((total, share) => total + of(share), 0);
  return average(
    sum(({ points }) => points),
    sum(({ darts }) => darts),
  );
};

/** The three-dart averages of both sides of a game; null without darts. */
export const averagesOfGame = (shares: readonly MatchShare[], key: string): BySide<number | null> => {
  const ofSide = (side: Side) => averageOf(shares.filter((share) => share.game === key && share.side === side));
  return [ofSide(0), ofSide(1)];
};

/** The figures of a player in a match. `checkout`: the highest; null without one. */
export type PlayerOfMatch = {
  player: string;
  side: Side;
  played: number;
  won: number;
  average: number | null;
  scores180: number;
  checkout: number | null;
};

/** The players of both sides who have played, home first, each side by its averages. Walkovers are no games of anybody. */
export function playersOfMatch(shares: readonly MatchShare[], { games }: Pick<MatchState, 'games'>): PlayerOfMatch[] {
  return bothSides.flatMap((side) => {
    const played = games.filter(({ status, ending }) => status === 'playing' || (status === 'over' && ending !== 'walkover'));
    const players = new Set(played.flatMap((game) => everPlayed(game, side)));
    return [...players]
      .map((player): PlayerOfMatch => {
        const own = shares.filter((share) => share.player === player && share.side === side);
        const over = played.filter((game) => game.status === 'over' && everPlayed(game, side).includes(player));
        const checkouts = own.flatMap(({ checkout }) => checkout ?? []);
        return {
          ...{ player, side, played: over.length, won: over.filter(({ winner }) => winner === side).length },
          ...{ average: averageOf(own), scores180: own.reduce((sum, { scores180 }) => sum + scores180, 0) },
          checkout: checkouts.length > 0 ? Math.max(...checkouts) : null,
        };
      })
      .toSorted((one, other) => (other.average ?? 0) - (one.average ?? 0) || other.won - one.won);
  });
}

/** What leaderboards list, of one player. `leg` is null, and `game` may be missing, if it comes from paper. */
export type Moment = Fact & { leg: number | null };

/** What leaderboards list, without the order of their rows. */
export type ListedRules = Pick<LeaderboardSettings, 'count171' | 'highCheckout'> & {
  shortLeg: { darts: number; start: number; sizes: readonly (GameSize | number)[] };
};

/** The 180s, 171s, high checkouts and short legs of a match by the settings of its season, the latest first. */
export function momentsOfMatch(
  shares: readonly MatchShare[],
  { games, facts }: Pick<MatchState, 'games' | 'facts'>,
  settings: ListedRules,
): Moment[] {
  const ofLegs = games.toReversed().flatMap((game) =>
    byLeg(shares, game.key)
      .toReversed()
      .flatMap(([leg, own]) => momentsOfLeg(own, game, settings).map((moment) => ({ ...moment, game: game.key, leg }))),
  );
  return [...ofLegs, ...Object.values(facts).map((fact) => ({ ...fact, leg: null }))];
}

function momentsOfLeg(
  shares: readonly MatchShare[],
  { format, size, status }: SheetGame,
  { count171, highCheckout, shortLeg }: ListedRules,
): Fact[] {
  const winner = winnerOf(shares);
  const darts = winner === null ? null : dartsOf(shares, winner);
  const isShort = darts !== null && darts <= shortLeg.darts && format.start === shortLeg.start && shortLeg.sizes.includes(size);
  // A game that was stopped counts for nothing but its 180s and 171s.
  const finished = (checkout: number | null): checkout is number => checkout !== null && status !== 'unplayed';
  return shares.flatMap(({ player, checkout, scores180, scores171, strict171 }): Fact[] => {
    const all171 = count171 === 'strict' ? strict171 : scores171;
    return [
      ...(finished(checkout) && checkout >= highCheckout ? [{ player, kind: 'checkout', value: checkout } as const] : []),
      ...(finished(checkout) && isShort ? [{ player, kind: 'short-leg', value: darts } as const] : []),
      ...(scores180 > 0 ? [{ player, kind: '180', value: scores180 } as const] : []),
      ...(all171 > 0 ? [{ player, kind: '171', value: all171 } as const] : []),
    ];
  });
}
