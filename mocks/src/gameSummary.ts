import type { GameEvent, GamePhase, GameSide, GameSummary } from '@oche/api/contract/game';
import type { Entry } from '@oche/api/contract/tournament';
import type { Format } from '@oche/darts/x01/format';
import { foldGame } from '@oche/darts/x01/game';
import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics } from '@oche/darts/x01/statistics';
import type { Side } from '@oche/darts/draw/progress';
import type { DrawnGame, Slot } from '@oche/darts/draw/slot';
import type { TimedEvent } from './playGame.ts';

/** Converts timed events to the form that the API returns. `instant` converts seconds of the evening to an ISO time. */
export const toEvents = (events: readonly TimedEvent[], author: string, instant: (at: number) => string): GameEvent[] =>
  events.map(({ at, ...event }, i) => ({
    ...event,
    seq: i + 1,
    author,
    deviceTime: instant(at),
    serverTime: instant(at),
  }));

const undecidedSide: GameSide = {
  id: null,
  name: 'TBD',
  score: 0,
  oneEighties: 0,
  oneSevenOnes: 0,
  playerType: 'player',
  playerId: null,
  nickname: '',
  highCheckouts: '',
  parentGroup: null,
  parentGroupPosition: null,
  isWinner: false,
  sideKind: 'tbd',
  players: [],
  club: null,
  slot: null,
};

const sideOf = (side: Side, slot: Slot, entries: ReadonlyMap<string, Entry>): GameSide => {
  if (side.kind === 'tbd') return { ...undecidedSide, slot };
  if (side.kind === 'bye') return { ...undecidedSide, name: 'Bye', sideKind: 'bye', slot };
  const entry = entries.get(side.entry);
  if (!entry) throw new Error(`The draw names an entry that is not in the tournament: ${side.entry}`);
  return {
    ...undecidedSide,
    ...{ id: entry.id, name: entry.name, nickname: entry.nickname, club: entry.club, players: entry.players },
    playerId: entry.players.length === 1 ? entry.players[0]!.id : null,
    parentGroup: entry.group === null ? null : String(entry.group),
    parentGroupPosition: slot.kind === 'rank' ? slot.rank : null,
    ...{ sideKind: entry.players.length === 1 ? 'player' : 'pair', slot },
  };
};

const phaseOf = (sides: readonly GameSide[], state: GameState | null, isCalled: boolean): GamePhase => {
  if (sides.some((side) => side.sideKind === 'bye')) return 'bye';
  if (state?.ending) return 'finished';
  if (state && state.undoable !== null) return 'playing';
  if (isCalled) return 'called';
  return sides.some((side) => side.sideKind === 'tbd') ? 'waiting' : 'ready';
};

const liveOf = (state: GameState): GameSummary['live'] => {
  const leg = state.legs.at(-1);
  if (!leg || state.ending) return null;
  const { next, legsWon, setsWon } = state;
  return { leg: leg.number, remaining: leg.remaining, legs: legsWon, sets: setsWon, thrower: next.kind === 'visit' ? next.side : null };
};

const scoredSide = (side: GameSide, index: number, state: GameState): GameSide => {
  const statistics = gameStatistics(state).sides[index];
  const finishes = state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === index && visit.checkout && visit.scored >= 100);
  return {
    ...side,
    score: (state.format.sets ? state.setsWon[index] : state.totalLegs[index]) ?? 0,
    oneEighties: statistics?.maximums ?? 0,
    oneSevenOnes: statistics?.any171 ?? 0,
    highCheckouts: finishes.map((visit) => visit.scored).join(', '),
    isWinner: state.winner === index,
  };
};

/** The side with a bye; null until it is known. */
const unopposedSide = (sides: readonly GameSide[]): number | null => {
  const index = sides.findIndex((side) => side.sideKind !== 'bye' && side.sideKind !== 'tbd');
  return index === -1 ? null : index;
};

const startedAt = (events: readonly GameEvent[]): string | null =>
  events.find((event) => event.kind === 'throwFirst' || event.kind === 'visit')?.serverTime ?? null;

/** Updates a summary from its log: phase, score, winner and live state. */
export const withLog = (game: GameSummary, events: readonly GameEvent[]): GameSummary => {
  const state = events.length > 0 ? foldGame(events) : null;
  const phase = phaseOf(game.sides, state, game.calledAt !== null);
  const isOpen = phase === 'waiting' || phase === 'ready';
  const sides = state ? game.sides.map((side, index) => scoredSide(side, index, state)) : game.sides;
  return {
    ...game,
    ...{ phase, sides },
    ending: state?.ending ?? null,
    winner: state?.winner ?? (phase === 'bye' ? unopposedSide(sides) : null),
    live: state && liveOf(state),
    startedAt: startedAt(events),
    finishedAt: phase === 'finished' ? (events.at(-1)?.serverTime ?? null) : null,
    expectedAt: isOpen ? game.expectedAt : null,
    length: events.length,
  };
};

export type SummaryInput = {
  id: string;
  drawn: DrawnGame;
  role: GameSummary['stage']['role'];
  kind: GameSummary['stage']['kind'];
  /** whether the tournament has no other stage */
  isOnlyStage: boolean;
  /** whether a Swiss tournament leads to this stage */
  afterSwiss: boolean;
  rounds: number;
  parent: GameSummary['parent'];
  format: Format;
  sides: readonly [Side, Side];
  entries: ReadonlyMap<string, Entry>;
  /** when the game was put on its board */
  calledAt: string | null;
  /** empty until the board records an event */
  events: readonly GameEvent[];
  board: GameSummary['board'];
  marker: GameSummary['marker'];
  expectedAt: string | null;
};

/** The summary of a game for lists, computed from its log. */
export const summaryOf = ({ drawn, role, kind, isOnlyStage, afterSwiss, events, entries, sides, ...input }: SummaryInput): GameSummary =>
  withLog(
    {
      ...{ id: input.id, key: drawn.key, parent: input.parent, format: input.format },
      stage: { role, kind, ...(isOnlyStage && { isOnly: true }), ...(afterSwiss && { afterSwiss }) },
      round: drawn.round,
      rounds: role === 'groups' ? 0 : input.rounds,
      position: drawn.position,
      group: drawn.group ?? null,
      thirdPlace: drawn.thirdPlace ?? false,
      ...(drawn.bracket && { bracket: drawn.bracket }),
      sides: sides.map((side, i) => sideOf(side, drawn.slots[i === 0 ? 0 : 1], entries)),
      ...{ board: input.board, marker: input.marker, calledAt: input.calledAt, expectedAt: input.expectedAt },
      ...{ phase: 'waiting', ending: null, winner: null, live: null, startedAt: null, finishedAt: null, length: 0 },
    },
    events,
  );
