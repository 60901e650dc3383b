import { nobody } from './event.ts';
import type { GameState, Leg, Visit } from './state.ts';
import { throwerOf } from './throwers.ts';

/** The share of one player in one leg: the source of all individual figures. */
export type LegPlayer = {
  /** from 1 over the whole game */
  leg: number;
  side: number;
  /** player id, as in the log */
  player: string;
  visits: number;
  darts: number;
  /** points that counted */
  points: number;
  scores180: number;
  /** visits of 171, however they were thrown */
  scores171: number;
  /** visits of 171 that are known to be three treble 19 */
  strict171: number;
  /** visits of 171 whose darts are not in the log */
  unknown171: number;
  /** whether the side of the player won the leg */
  won: boolean;
  /** how the leg was won; null while it is being played */
  how: 'checkout' | 'tiebreak' | null;
  /** the checkout of this player; null if another player, or nobody, checked out */
  checkout: number | null;
};

const sum = (visits: readonly Visit[], of: (visit: Visit) => number): number => visits.reduce((total, visit) => total + of(visit), 0);

function shareOf(leg: Leg, side: number, player: string, visits: readonly Visit[]): LegPlayer {
  const all171 = visits.filter(({ scored }) => scored === 171);
  return {
    leg: leg.number,
    side,
    player,
    visits: visits.length,
    darts: sum(visits, ({ darts }) => darts),
    points: sum(visits, ({ scored }) => scored),
    scores180: visits.filter(({ scored }) => scored === 180).length,
    scores171: all171.length,
    strict171: all171.filter(({ allTreble19 }) => allTreble19 === true).length,
    unknown171: all171.filter(({ allTreble19 }) => allTreble19 === null).length,
    won: leg.winner === side,
    how: leg.won,
    checkout: visits.find(({ checkout }) => checkout)?.scored ?? null,
  };
}

/**
 * One row per player who threw in a leg, or belongs to a side of it, in the order of legs, sides and throwing. It counts what
 * `gameStatistics` counts:
 *
 * - A leg in which nobody has thrown has no rows. A walkover has none at all.
 * - A player who is named twice has one row, and a missing player (`nobody`) has none.
 * - The darts of a leg that a tie-break decided are in its rows. Averages leave them out: check `how`.
 * - After a result that was entered by hand, the rows are the darts thrown before it. Its legs are in `totalLegs` only.
 */
export function legPlayersOf(state: GameState): LegPlayer[] {
  if (state.ending === 'walkover') return [];
  return state.legs
    .filter(({ visits }) => visits.length > 0)
    .flatMap((leg) =>
      leg.players.flatMap((players, side) =>
        [...new Set(players)]
          .filter((player) => player !== nobody)
          .map((player) => {
            const own = leg.visits.filter((visit) => visit.side === side && throwerOf(leg, visit) === player);
            return shareOf(leg, side, player, own);
          }),
      ),
    );
}
