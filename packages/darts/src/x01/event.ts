import type { Format } from './format.ts';

/**
 * A side in a log. It has ids only; names are joined when it is read. In pairs and teams, `players` throw in this order, unless a `players`
 * event names others.
 */
export type SideRef = { id: string; players: string[] };

/** The id of a missing player of a side, whose turns score nothing and are nobody's darts: the nil UUID. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** One dart: `20` (singles have no prefix), `D20`, `T20`, `25` for the outer bull, `50` for the bull, `0` for a miss. */
export type DartCode = string;

/** What one side scored with up to three darts: a total, only the fact that it was bust, or the darts. */
export type VisitPayload =
  | {
      side: number;
      total: number;
      /** darts used, 1–3; only if the total leaves it open */ darts?: number;
      /** darts at a double */ doubles?: number;
      /** only with a total of 171: whether it was three treble 19; absent if unknown */ allTreble19?: boolean;
    }
  | { side: number; bust: true; darts?: number; doubles?: number }
  | { side: number; throws: DartCode[] };

/** The payload of each kind of event. Payloads are stored as written and never change. */
export type Payloads = {
  start: { format: Format; sides: SideRef[]; /** version of the rules that apply to the log */ rules: 1 };
  /** The side that throws first, if it cannot be computed (bull-up, chosen, re-bull). `leg` counts from 1 over the whole game. */
  throwFirst: { leg: number; side: number; how: 'bull-up' | 'chosen' };
  visit: VisitPayload;
  /** The side that won a leg that reached its limit of rounds. */
  tiebreak: { leg: number; side: number; how: 'bull' | 'lowest' | 'three-darts' };
  /** A final score without visits, for example from paper. `legs` per side over the whole game; with sets, `sets` per side too. */
  result: { legs: number[]; sets?: number[]; averages?: (number | null)[] };
  /**
   * Replaces the payload of an earlier `visit`, `throwFirst`, `tiebreak` or `result`. `target` is an event id. A replacement that has the same
   * total or bust and only adds `darts` or `doubles` is an answer: the visit does not count as corrected.
   */
  correct: {
    target: string;
    replacement: VisitPayload | Payloads['throwFirst'] | Payloads['tiebreak'] | Payloads['result'];
    reason?: string;
  };
  /** Undoes the last event that changed the score; see `undoTarget` in `log.ts`. */
  undo: { target: string };
  walkover: { /** the side that is awarded the game */ winner: number; reason?: string };
  retire: { side: number };
  reopen: { reason: string };
  accept: { by: string };
  /**
   * From leg `fromLeg` on, these players of a side throw in this order, up to a leg for which another such event names players. From leg 1
   * on, it corrects a name; from a later leg on, it is a substitute or a new order of a pair. A player may be named twice, and `nobody`
   * stands for a missing player. The score stays as it is. It is rejected while a leg is being thrown in which it would change who throws.
   */
  players: { side: number; players: string[]; fromLeg: number; reason?: string };
};

/** All kinds of events in a log. */
export const eventKinds = [
  'start',
  'throwFirst',
  'visit',
  'tiebreak',
  'result',
  'correct',
  'undo',
  'walkover',
  'retire',
  'reopen',
  'accept',
  'players',
] as const;
/** One of `eventKinds`. */
export type EventKind = (typeof eventKinds)[number];

/**
 * The kinds of events that decide a game without darts, reopen it, or name its players. Organisers and captains write them, and never the
 * tablet of a board.
 */
export const deskKinds: readonly EventKind[] = ['result', 'walkover', 'retire', 'reopen', 'players'];

/** The newest event version. This package reads it and all earlier ones. */
export const eventVersion = 2;

/** The version with which an event is written: the first that had its kind, so that older apps can read every log without newer kinds. */
export const versionOf = (kind: EventKind): number => (kind === 'players' ? 2 : 1);

/** One entry of a game's append-only log. `seq` counts from 1 without gaps. */
export type GameEvent = { [K in EventKind]: { id: string; seq: number; v: number; kind: K; payload: Payloads[K] } }[EventKind];

/** An event before the log assigns its `seq`. */
export type NewEvent = { [K in EventKind]: { id: string; v: number; kind: K; payload: Payloads[K] } }[EventKind];
