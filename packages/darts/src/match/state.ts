import { nobody } from '../x01/event.ts';
import type { Ending, GameState, Leg } from '../x01/state.ts';
import type { Fact, Lineup, MatchPayloads, ProtestOutcome, Seen } from './event.ts';
import type { MatchGame } from './games.ts';
import type { StandingEvent } from './log.ts';
import type { BySide, MatchStructure, Side } from './structure.ts';

/** The folded log of one game, as a match needs it. A game that was called and has no log yet is `called` without players. */
export type FoldedGame = {
  state: 'called' | 'playing' | 'over';
  /** events in its log, without the `accept` events after its last change */
  length: number;
  legs: BySide<number>;
  winner: Side | null;
  ending: Ending | null;
  hasVisits: boolean;
  /** the players of each leg so far; empty before it has started */
  playersByLeg: readonly BySide<Lineup>[];
};

/** The games of a match that have been called or have a log, by key. */
export type FoldedGames = Readonly<Record<string, FoldedGame>>;

/** A game of which only the result is known, as a sheet from paper has it. */
export const gameOfResult = (legs: BySide<number>): FoldedGame => {
  const [home, away] = legs;
  return {
    ...{ state: 'over', length: 1, legs, hasVisits: false, playersByLeg: [] },
    winner: home === away ? null : home > away ? 0 : 1,
    ending: home === away ? 'drawn' : 'result',
  };
};

/** The state of a game as a match needs it. */
export function foldedGame(state: GameState): FoldedGame {
  const { length, accepted, legs, totalLegs, next, winner, ending } = state;
  const hasVisits = legs.some(({ visits }) => visits.length > 0);
  const playersOf = (leg: Leg, side: Side): Lineup =>
    (leg.players[side] as readonly string[]).map((player) => (player === nobody ? null : player));
  return {
    state: next.kind === 'over' ? 'over' : hasVisits ? 'playing' : 'called',
    length: length - accepted.length,
    legs: totalLegs as [number, number],
    winner: winner as Side | null,
    ending,
    hasVisits,
    playersByLeg: legs.map((leg) => [playersOf(leg, 0), playersOf(leg, 1)]),
  };
}

/**
 * `waiting`: it cannot be called yet. `ready`: it can be called as soon as a board is free. `called`, `playing`, `over`: it has a log. `forfeit`: a
 * side loses it without a log, because players are missing. `unplayed`: it counts for nothing.
 */
export type GameStatus = 'waiting' | 'ready' | 'called' | 'playing' | 'over' | 'forfeit' | 'unplayed';

/**
 * What a waiting game waits for, or why a game is not played.
 *
 * - `lineup`, `toss`: the players, or who throws first, are not known yet.
 * - `score`: games before it are not over.
 * - `editor`: it must decide the match, but neither side has the players. An editor awards it.
 * - `both-short`: neither side has the players.
 * - `decided`: the match was decided before it. A game that was running is `stopped`.
 * - `not-level`: the match is not level before it.
 */
export type GameReason = 'lineup' | 'toss' | 'score' | 'editor' | 'both-short' | 'decided' | 'stopped' | 'not-level';

/** A game on the sheet of a match. */
export type SheetGame = MatchGame & {
  status: GameStatus;
  reason: GameReason | null;
  /** per side, null until they are known; then null for each empty slot. Once the game has started, those of its last leg. */
  players: BySide<Lineup | null>;
  /** as in `FoldedGame`; empty without a log */
  playersByLeg: readonly BySide<Lineup>[];
  /** legs so far. A forfeit or walkover has those of the fastest win. */
  legs: BySide<number>;
  /** game points; 0–0 until the game is over */
  given: BySide<number>;
  winner: Side | null;
  ending: Ending | null;
  /** as in `FoldedGame`; 0 without a log */
  length: number;
  hasVisits: boolean;
};

/** The state of a part of the lineups. */
export type SheetPart = {
  id: string;
  /** whether lineups are accepted: one of its games is left to call, and none before it */
  isOpen: boolean;
  /** per side, the id of the event that handed its lineup in; null if there is none */
  handedIn: BySide<string | null>;
  isRevealed: boolean;
  /** whether one author handed in both lineups: on one device, or as the captain of both teams */
  isByOneAuthor: boolean;
};

/** A confirmation of a side. `changed`: the differences from the sheet now, by game key, fact id or `score`. It counts only if this is empty. */
export type Confirmation = { event: string; how: 'user' | 'link' | 'code' | 'time' | 'editor'; saw: Seen; changed: string[] };

/** How an editor decided a protest, and why. `outcome` is null if an earlier release recorded the decision. */
export type Decision = { outcome: ProtestOutcome | null; reason: string };

/** A protest with its last decision; null while it is open. `isOfServer`: the server has found a broken rule. */
export type Protest = MatchPayloads['protest'] & { decision: Decision | null; isOfServer: boolean };

/** The statuses that the log of a match can give it, in the order in which it usually passes them; the last three interrupt or replace it. */
export const matchStatuses = ['planned', 'lineups', 'playing', 'to-confirm', 'confirmed', 'disputed', 'postponed', 'walkover'] as const;
/** One of `matchStatuses`. The log does not know whether a match is cancelled, or postponed before it began: see `SeasonMatch`. */
export type MatchStatus = (typeof matchStatuses)[number];

/** A match folded from its log and its games. All fields are derived; none is stored. */
export type MatchState = {
  structure: MatchStructure;
  /** the events that have not been undone, with claims, notes and substitutes */
  events: StandingEvent[];
  /** the length of the log */
  length: number;
  status: MatchStatus;
  /** whether another sheet had been confirmed or decided before the one that is final now */
  isCorrected: boolean;
  /** whether the match counts for nothing */
  isAnnulled: boolean;
  /** per side, the id of the first event that says that the team has arrived; null if there is none */
  here: BySide<string | null>;
  toss: Side | null;
  /** null until home has chosen */
  boards: readonly string[] | null;
  /** players of the seats per side; null until they are known */
  seats: BySide<Lineup> | null;
  parts: SheetPart[];
  games: SheetGame[];
  points: BySide<number>;
  legs: BySide<number>;
  /** the side that is ahead, or has won; null if the match is level */
  leader: Side | null;
  facts: Readonly<Record<string, Fact>>;
  /** facts that do not count, because the logs of their games have visits */
  droppedFacts: Readonly<Record<string, Fact>>;
  /** protests that have not been taken back, by the id of their event */
  protests: Readonly<Record<string, Protest>>;
  confirmations: BySide<Confirmation | null>;
  /** the differences between the two confirmations; empty unless there are two */
  differences: string[];
  /** whether one author confirmed for both sides; editors see such a sheet marked */
  isConfirmedByOneAuthor: boolean;
  /** whether the sheet equals the one that both captains confirmed or an editor decided */
  isFinal: boolean;
  walkover: { absent: 'home' | 'away' | 'both'; reason: string } | null;
};

/** The score that decides a match: game points, or legs if its structure says so. */
export const decidingScore = ({ structure, points, legs }: Pick<MatchState, 'structure' | 'points' | 'legs'>): BySide<number> =>
  structure.score === 'legs' ? legs : points;
