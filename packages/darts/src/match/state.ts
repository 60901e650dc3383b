import { currentLeg } from '../x01/state.ts';
import type { Ending, GameState } from '../x01/state.ts';
import type { Fact, Lineup, Seen } from './event.ts';
import { missingPlayer } from './games.ts';
import type { MatchGame } from './games.ts';
import type { StandingEvent } from './log.ts';
import type { BySide, MatchStructure, Side } from './structure.ts';

/** What a match needs to know about the log of one of its games. A game without a log that was called has `called` and no players. */
export type FoldedGame = {
  state: 'called' | 'playing' | 'over';
  /** events in its log, without the `accept` events after its last change */
  length: number;
  legs: BySide<number>;
  winner: Side | null;
  ending: Ending | null;
  hasVisits: boolean;
  /** the players of its last leg; null before it has started */
  players: BySide<Lineup> | null;
};

/** The games of a match that have been called or have a log, by key. */
export type FoldedGames = Readonly<Record<string, FoldedGame>>;

/** What a match needs to know about one of its games, from the fold of its log. */
export function foldedGame(state: GameState): FoldedGame {
  const { length, accepted, legs, totalLegs, next, winner, ending } = state;
  const hasVisits = legs.some(({ visits }) => visits.length > 0);
  const playersOf = (side: Side): Lineup =>
    (currentLeg(state).players[side] as readonly string[]).map((player) => (player === missingPlayer ? null : player));
  return {
    state: next.kind === 'over' ? 'over' : hasVisits ? 'playing' : 'called',
    length: length - accepted.length,
    legs: totalLegs as [number, number],
    winner: winner as Side | null,
    ending,
    hasVisits,
    players: [playersOf(0), playersOf(1)],
  };
}

/**
 * `waiting`: it cannot be called yet; `ready`: it can, as soon as a board is free; `called`, `playing`, `over`: it has a log; `forfeit`: a
 * side loses it without a log, because players are missing; `unplayed`: it counts for nothing.
 */
export type GameStatus = 'waiting' | 'ready' | 'called' | 'playing' | 'over' | 'forfeit' | 'unplayed';

/**
 * What a waiting game waits for (`lineup`, `toss`, `score`: all games before it), or why a game is not played: both sides miss players, the
 * match is `decided` (a game that was running is `stopped`), or it is `not-level`.
 */
export type GameReason = 'lineup' | 'toss' | 'score' | 'both-short' | 'decided' | 'stopped' | 'not-level';

/** A game on the sheet of a match. */
export type SheetGame = MatchGame & {
  status: GameStatus;
  reason: GameReason | null;
  /** per side, null until they are known; then null for each empty slot */
  players: BySide<Lineup | null>;
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

/** A part of the lineups: what one side hands in at once. */
export type SheetPart = {
  id: string;
  /** whether lineups are accepted: no game before it is left to call */
  isOpen: boolean;
  /** per side, the event of its lineup; null if it is not in */
  handedIn: BySide<string | null>;
  isRevealed: boolean;
};

/** A confirmation of a side. `changed` names what differs now, by game key, fact id or `score`; it no longer counts if there is anything. */
export type Confirmation = { event: string; how: 'user' | 'link' | 'code' | 'time' | 'editor'; saw: Seen; changed: string[] };

/**
 * A match as its log decides it. A match that is cancelled, or postponed before it began, is so by its row in the calendar, which the log
 * does not know.
 */
export type MatchStatus = 'planned' | 'lineups' | 'playing' | 'to-confirm' | 'confirmed' | 'disputed' | 'postponed' | 'walkover';

/** A match folded from its log and its games. All fields are derived; none is stored. */
export type MatchState = {
  structure: MatchStructure;
  /** the events that have not been undone; claims, notes, protests and substitutes are read here */
  events: StandingEvent[];
  /** the length of the log */
  length: number;
  status: MatchStatus;
  /** whether another sheet had been confirmed or decided before the one that is final now */
  isCorrected: boolean;
  /** whether the match counts for nothing */
  isAnnulled: boolean;
  here: BySide<boolean>;
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
  /** facts of games whose log knows better */
  droppedFacts: Readonly<Record<string, Fact>>;
  confirmations: BySide<Confirmation | null>;
  /** what the two confirmations differ in; empty if there are not two */
  differences: string[];
  /** whether the sheet is the one that both captains confirmed or an editor decided */
  isFinal: boolean;
  walkover: { absent: 'home' | 'away' | 'both'; reason: string } | null;
};
