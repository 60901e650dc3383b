import { legPlayersOf } from '@oche/darts/x01/legPlayers';
import { gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';
import type { GameState, Leg, Visit } from '@oche/darts/x01/state';
import { playersOfSide, throwerOf } from '@oche/darts/x01/throwers';
import type { GamePhase } from '@oche/api/contract/game';
import type { Insertable } from 'kysely';
import type { GameResults, LegPlayers, LegResults, SideCounters } from '../platform/db/gameTables.ts';

/** Version of the rows below. Raise it when the same log would give other rows: `rebuild` then rewrites the rows of older versions. */
export const foldVersion = 5;

const countersOf = (state: GameState, statistics: SideStatistics, isTheirs: (visit: Visit, leg: Leg) => boolean): SideCounters => {
  const { average: _average, first9: _first9, checkoutPercent: _percent, ...counts } = statistics;
  const highCheckouts = state.legs.flatMap((leg) =>
    leg.visits.filter((visit) => isTheirs(visit, leg) && visit.checkout && visit.scored >= 100).map(({ scored }) => scored),
  );
  return { ...counts, highCheckouts };
};

/** The counters of each side. If a side has had several players, also the counters of each player, in the order of `playersOfSide`. */
const allCounters = (state: GameState): { sides: SideCounters[]; players: SideCounters[][] | null } => {
  const { sides, players } = gameStatistics(state);
  const ids = state.sides.map((_side, side) => playersOfSide(state, side));
  return {
    sides: sides.map((statistics, side) => countersOf(state, statistics, (visit) => visit.side === side)),
    players: ids.every(({ length }) => length === 1)
      ? null
      : players.map((each, side) => {
          const isAt = (place: number) => (visit: Visit, leg: Leg) =>
            visit.side === side && ids[side]!.indexOf(throwerOf(leg, visit) ?? '') === place;
          return each.map((statistics, place) => countersOf(state, statistics, isAt(place)));
        }),
  };
};

/** The counters of one player of a side, by the place of the player when the game started. */
export const countersOfPlayer = (
  { counters, playerCounters }: { counters: SideCounters[]; playerCounters: SideCounters[][] | null },
  side: number,
  position: number,
): SideCounters | undefined => (playerCounters ? playerCounters[side]?.[position] : counters[side]);

const phaseOf = (state: GameState, isCalled: boolean): GamePhase =>
  state.next.kind === 'over' ? 'finished' : state.length > 1 && state.undoable !== null ? 'playing' : isCalled ? 'called' : 'ready';

/** The score of a running game that lists and boards show; null before its first visit, also if everything was undone, and after its end. */
const liveOf = (state: GameState) => {
  const leg = state.legs.at(-1);
  if (phaseOf(state, false) !== 'playing' || !leg) return null;
  return {
    leg: leg.number,
    remaining: leg.remaining,
    legs: state.legsWon,
    sets: state.setsWon,
    thrower: state.next.kind === 'visit' ? state.next.side : null,
  };
};

/** The row of a game that lists, standings and brackets read. Derived from the log alone, except for `isCalled`. */
export const gameResult = (gameId: string, state: GameState, isCalled: boolean): Insertable<GameResults> => {
  const live = liveOf(state);
  const { sides, players } = allCounters(state);
  return {
    gameId,
    phase: phaseOf(state, isCalled),
    winner: state.winner,
    ending: state.ending,
    legs: JSON.stringify(state.totalLegs),
    sets: JSON.stringify(state.format.sets ? state.setsWon : []),
    live: live && JSON.stringify(live),
    counters: JSON.stringify(sides),
    playerCounters: players && JSON.stringify(players),
    length: state.length,
    foldVersion,
  };
};

/** The rows of the finished legs, one per leg and side. */
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

/** The rows of the shares of players in legs, as `legPlayersOf` counts them. */
export const legPlayers = (gameId: string, state: GameState): Insertable<LegPlayers>[] =>
  legPlayersOf(state).map((share) => ({ gameId, ...share }));

/** The legs whose rows differ. */
export const changedLegs = (before: readonly { leg: number }[], after: readonly { leg: number }[]): number[] => {
  const textOf = (rows: readonly { leg: number }[], leg: number) => JSON.stringify(rows.filter((row) => row.leg === leg));
  const legs = new Set([...before, ...after].map(({ leg }) => leg));
  return [...legs].filter((leg) => textOf(before, leg) !== textOf(after, leg));
};
