import type { BySide, Side } from './structure.ts';

/** The players of one side in the order of the slots of a part or a game; null for an empty slot. */
export type Lineup = readonly (string | null)[];

/**
 * An achievement of a player that is recorded on paper only. `value` is the number of 180s or 171s, the points of a checkout, or the darts
 * or visits of a leg that was won. `game` is absent if it is not known.
 */
export type Fact = { player: string; game?: string; kind: '180' | '171' | 'checkout' | 'short-leg' | 'short-leg-visits'; value: number };

/** A game of a sheet as a captain saw it when confirming. `length` is that of the game's log, 0 without a log. */
export type SeenGame = { length: number; legs: BySide<number>; winner: Side | null; players: BySide<Lineup | null> };

/** The sheet that a captain confirms: the score, the games by key and the facts by event id. Two captains agree if they saw the same sheet. */
export type Seen = {
  points: BySide<number>;
  legs: BySide<number>;
  games: Readonly<Record<string, SeenGame>>;
  facts: Readonly<Record<string, Fact>>;
};

/** How an editor decides a protest. */
export const protestOutcomes = ['upheld', 'rejected'] as const;
/** One of `protestOutcomes`. */
export type ProtestOutcome = (typeof protestOutcomes)[number];

/** The payload of each kind of event of a match. Payloads are stored as written and never change. */
export type MatchPayloads = {
  /** The team of a side has arrived. */
  here: { side: Side };
  /** A lineup was handed in. It is stored separately; `hash` is the SHA-256 of `lineupText`. An `undo` takes it back before the reveal. */
  'handed-in': { side: Side; part: string; hash: string };
  /** Both lineups of a part, written by the server or by the one device on which both were entered. */
  revealed: { part: string; players: BySide<Lineup>; salts: BySide<string>; /** orders the games of `drawn` blocks */ drawNumber?: number };
  /** The players of a side in a game: named in the open, at the board, or from paper. */
  slot: { game: string; side: Side; players: Lineup };
  /**
   * From now on `in` plays for `out` in the games of a seat whose logs have not started, or in one game. Null is an empty slot. Once a
   * game has started, its players change by a `players` event of its own log.
   */
  substitute: { side: Side; at: { seat: number } | { game: string }; out: string | null; in: string | null };
  /** The side that won the toss, and throws first in the games that the toss decides. */
  toss: { side: Side };
  /** The ids of the boards that home chose. */
  boards: { ids: readonly string[] };
  fact: Fact;
  /** Removes the fact of the `fact` event with this id. */
  'fact-removed': { id: string };
  /** The score of a match without known games. */
  score: { points: BySide<number>; legs: BySide<number> };
  /** After waiting for the other side, a captain asks an editor for the match or the next game. */
  claim: { side: Side; what: 'walkover' | 'forfeit-game' };
  /** The match is interrupted for tonight. */
  stop: { reason: string };
  /** An interrupted match continues. */
  resume: Record<never, never>;
  confirm: { side: Side; how: 'user' | 'link' | 'code' | 'time' | 'editor'; saw: Seen };
  /** A side disputes the sheet. `about`: keys of games, ids of facts, or `score` for the score of the match; at least one. */
  dispute: { side: Side; about: readonly string[]; reason: string };
  /** An editor decides that the sheet counts as it is now. It ends a dispute, and follows every correction after a confirmation. */
  resolve: { reason: string; saw: Seen };
  walkover: { absent: 'home' | 'away' | 'both'; reason: string };
  /** The match counts for nothing, for example because a team has withdrawn. */
  annul: { reason: string };
  note: { text: string };
  /**
   * An objection that an editor answers by a `decide` event. `about`: a game, part or player, or empty for the whole match. `text`: the words of the
   * captain, or the code of the rule that the server has found broken; then `side` is the side that the rule protects.
   */
  protest: { side: Side; about: string; text: string };
  /**
   * An editor answers the `protest` event with this id, or answers it again. Consequences for the sheet are separate events. Earlier releases
   * recorded no `outcome`. A decision without one does not replace one that has it.
   */
  decide: { protest: string; outcome?: ProtestOutcome; reason: string };
  /**
   * Removes an event of the same author. Every captain of a team can withdraw its dispute, take back a protest that is not decided, and take back
   * that the team has arrived until a game has started. An editor can also remove walkovers, annulments, notes and claims
   * of others. Nobody removes `resolve` and `decide`: a later one replaces them.
   */
  undo: { target: string };
};

/** All kinds of events of a match. */
export const matchEventKinds = [
  'here',
  'handed-in',
  'revealed',
  'slot',
  'substitute',
  'toss',
  'boards',
  'fact',
  'fact-removed',
  'score',
  'claim',
  'stop',
  'resume',
  'confirm',
  'dispute',
  'resolve',
  'walkover',
  'annul',
  'note',
  'protest',
  'decide',
  'undo',
] as const satisfies readonly (keyof MatchPayloads)[];
/** One of `matchEventKinds`. */
export type MatchEventKind = (typeof matchEventKinds)[number];

/** The event version that this package writes. It reads this version and all earlier ones. */
export const matchEventVersion = 1;

/** Why an editor acts for a captain, or changes players; `mayRecord` requires it in some cases. */
type Reason = { reason?: string };

/** The author of the events of the server. */
export const systemAuthor = 'system';

/** An event before the log assigns its `seq`. `author` is a user, a link or `systemAuthor`. */
export type NewMatchEvent = {
  [K in MatchEventKind]: { id: string; v: number; kind: K; payload: MatchPayloads[K] & Reason; author: string };
}[MatchEventKind];

/** One entry of a match's append-only log. `seq` counts from 1 without gaps. */
export type MatchEvent = NewMatchEvent & { seq: number };

/** The events of one kind. */
export type MatchEventOf<K extends MatchEventKind> = Extract<NewMatchEvent, { kind: K }>;
