import { gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';
import type { GameState } from '@oche/darts/x01/state';
import type { GamePhase } from '@oche/api/contract/game';
import type { Insertable } from 'kysely';
import type { GameResults, LegResults, SideCounters } from '../platform/db/schema.ts';

/** Version of the rows below. Raise it when the same log would give other rows: `rebuild` then rewrites the rows of older versions. */
export const foldVersion = 3;

type Visit = GameState['legs'][number]['visits'][number];

const countersOf = (state: GameState, statistics: SideStatistics, isTheirs: (visit: Visit) => boolean): SideCounters => {
  const { average: _average, first9: _first9, checkoutPercent: _percent, ...counts } = statistics;
  const highCheckouts = state.legs.flatMap(({ visits }) =>
    visits.filter((visit) => isTheirs(visit) && visit.checkout && visit.scored >= 100).map(({ scored }) => scored),
  );
  return { ...counts, highCheckouts };
};

/** The counters of each side. If a side has several players, also the counters of each player. */
const allCounters = (state: GameState): { sides: SideCounters[]; players: SideCounters[][] | null } => {
  const { sides, players } = gameStatistics(state);
  return {
    sides: sides.map((of, side) => countersOf(state, of, (visit) => visit.side === side)),
    players: state.sides.every((side) => side.players.length === 1)
      ? null
      : players.map((each, side) =>
          each.map((of, player) => countersOf(state, of, (visit) => visit.side === side && visit.player === player)),
        ),
  };
};

/** The counters of one player of a side. */
export const countersOfPlayer = (
  { counters, playerCounters }: { counters: SideCounters[]; playerCounters: SideCounters[][] | null },
  side: number,
  position: number,
): SideCounters | undefined => (playerCounters ? playerCounters[side]?.[position] : counters[side]);

const phaseOf = (state: GameState, called: boolean): GamePhase =>
  state.next.kind === 'over' ? 'finished' : state.length > 1 && state.undoable !== null ? 'playing' : called ? 'called' : 'ready';

/** The score of a running game that lists and boards show; null if no leg is being played. */
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

/** The row of a game that lists, standings and brackets read. Derived from the log alone, except for `called`. */
export const gameResult = (gameId: string, state: GameState, called: boolean): Insertable<GameResults> => {
  const live = liveOf(state);
  const { sides, players } = allCounters(state);
  return {
    gameId,
    phase: phaseOf(state, called),
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
