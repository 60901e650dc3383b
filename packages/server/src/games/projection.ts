import { gameStatistics } from '@oche/darts/x01/statistics';
import type { GameState } from '@oche/darts/x01/state';
import type { GamePhase } from '@oche/api/contract/game';
import type { Insertable } from 'kysely';
import type { GameResults, LegResults, SideCounters } from '../db/schema.ts';

/** Rises whenever the rows below would come out differently for the same log; `rebuild` then writes them anew. */
export const foldVersion = 3;

const countersOf = (state: GameState): SideCounters[] =>
  gameStatistics(state).sides.map(({ average: _average, first9: _first9, checkoutPercent: _percent, ...counts }, side) => ({
    ...counts,
    highCheckouts: state.legs.flatMap((leg) =>
      leg.visits.filter((visit) => visit.side === side && visit.checkout && visit.scored >= 100).map((visit) => visit.scored),
    ),
  }));

const phaseOf = (state: GameState, called: boolean): GamePhase =>
  state.next.kind === 'over' ? 'finished' : state.length > 1 && state.undoable !== null ? 'playing' : called ? 'called' : 'ready';

/** What the boards show while a game is on. */
const liveOf = (state: GameState) => {
  const leg = state.legs.at(-1);
  if (state.next.kind === 'over' || !leg) return null;
  return {
    leg: leg.number,
    remaining: leg.remaining,
    legs: state.legsWon,
    sets: state.setsWon,
    thrower: state.next.kind === 'visit' ? state.next.side : null,
  };
};

/** The one row per game that lists, standings and brackets read; a fold of the log and nothing else. */
export const gameResult = (gameId: string, state: GameState, called: boolean): Insertable<GameResults> => {
  const live = liveOf(state);
  return {
    gameId,
    phase: phaseOf(state, called),
    winner: state.winner,
    ending: state.ending,
    legs: JSON.stringify(state.totalLegs),
    sets: JSON.stringify(state.format.sets ? state.setsWon : []),
    live: live && JSON.stringify(live),
    counters: JSON.stringify(countersOf(state)),
    length: state.length,
    foldVersion,
  };
};

/** One row per finished leg and side. */
export const legResults = (gameId: string, state: GameState): Insertable<LegResults>[] =>
  state.legs
    .filter((leg) => leg.winner !== null && leg.visits.length > 0)
    .flatMap((leg) =>
      state.sides.map((_side, side) => {
        const visits = leg.visits.filter((visit) => visit.side === side);
        const sum = (value: (visit: (typeof visits)[number]) => number) => visits.reduce((total, visit) => total + value(visit), 0);
        const checkout = visits.find((visit) => visit.checkout);
        return {
          gameId,
          leg: leg.number,
          side,
          darts: sum((visit) => visit.darts),
          visits: visits.length,
          points: sum((visit) => visit.scored),
          won: leg.winner === side,
          how: leg.winner === side ? leg.won : null,
          checkout: checkout?.scored ?? null,
          oneEighties: sum((visit) => (visit.scored === 180 ? 1 : 0)),
          oneSevenOnes: sum((visit) => (visit.scored === 171 ? 1 : 0)),
        };
      }),
    );
