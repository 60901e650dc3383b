import type { Format } from './format.ts';

/** A side as the log knows it: ids only, names are joined when read. `players` throw in this order in pairs and teams. */
export type SideRef = { id: string; players: string[] };

/** One dart as written: `20` and `S20` never both — singles are bare. `25` is the outer bull, `50` the bull, `0` a miss. */
export type DartCode = string;

/** What one side scored with up to three darts. Exactly one of three ways to write it. */
export type VisitPayload =
  | {
      side: number;
      total: number;
      /** darts used, 1–3; needed only where open */ darts?: number;
      /** darts at a double */ doubles?: number;
      /** with a total of 171 only: whether it was three treble 19; absent where nobody asked */ allTreble19?: boolean;
    }
  | { side: number; bust: true; darts?: number; doubles?: number }
  | { side: number; throws: DartCode[] };

/** What each kind of event says. Payloads are stored as they were written and never change. */
export type Payloads = {
  start: { format: Format; sides: SideRef[]; /** rules version the fold must apply */ rules: 1 };
  /** `leg` counts from 1 over the whole game. Recorded where who throws first is not computable (bull-up, chosen, re-bull). */
  throwFirst: { leg: number; side: number; how: 'bull-up' | 'chosen' };
  visit: VisitPayload;
  /** Who took a leg that reached its limit of rounds. */
  tiebreak: { leg: number; side: number; how: 'bull' | 'lowest' | 'three-darts' };
  /** A score without visits, e.g. from paper. `legs` per side; with sets, `sets` per side too. */
  result: { legs: number[]; sets?: number[]; averages?: (number | null)[] };
  /**
   * Replaces what an earlier `visit`, `throwFirst`, `tiebreak` or `result` said. `target` is an event id. A replacement with the same total or
   * bust that adds `darts` or `doubles` to a visit without them is an answer: the visit does not count as corrected.
   */
  correct: {
    target: string;
    replacement: VisitPayload | Payloads['throwFirst'] | Payloads['tiebreak'] | Payloads['result'];
    reason?: string;
  };
  /** Takes back the last effective event that is neither `start` nor `undo`. */
  undo: { target: string };
  walkover: { /** side that is awarded the game */ winner: number; reason?: string };
  retire: { side: number };
  reopen: { reason: string };
  accept: { by: string };
};

/** Every kind of event that a log may hold. */
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
] as const;
/** One of `eventKinds`. */
export type EventKind = (typeof eventKinds)[number];

/** What decides a game without darts, or opens it again: said at the organiser's desk. */
export const deskKinds: readonly EventKind[] = ['result', 'walkover', 'retire', 'reopen'];

/** The newest version of an event that this package writes. The fold reads every version ever released. */
export const eventVersion = 1;

/** One entry of a game's append-only log, as the fold needs it. `seq` counts from 1 without gaps. */
export type GameEvent = { [K in EventKind]: { id: string; seq: number; v: number; kind: K; payload: Payloads[K] } }[EventKind];

/** What a device writes before the log has given it a place. */
export type NewEvent = { [K in EventKind]: { id: string; v: number; kind: K; payload: Payloads[K] } }[EventKind];
