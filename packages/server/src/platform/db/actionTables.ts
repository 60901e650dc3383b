import type { ActionKind } from '@oche/api/contract/action';
import type { TournamentStatus } from '@oche/api/contract/tournament';
import type { Instant, Json, NullableInstant, Optional } from './columns.ts';

/** What organisers decide about the calling of an open game. `board`: on which it is now */
export type Calling = {
  board: string | null;
  marker: string | null;
  priority: number;
  held: boolean;
  onlyBoard: string | null;
  readyAt: string | null;
};
/** What organisers decide about an entry. */
export type Presence = { seed: number | null; checkedIn: boolean; paid: boolean; waiting: boolean; withdrawnAt: string | null };
export type BoardUse = { outOfOrder: boolean; reserved: boolean };

/** Rows by id. */
export type Decided = {
  games: Record<string, Calling>;
  entries: Record<string, Presence>;
  boards: Record<string, BoardUse>;
  tournaments: Record<string, { status: TournamentStatus }>;
};

/** The columns of a row that an action has changed, before and after it; null without the row. */
export type RowChange<Row> = { before: Partial<Row> | null; after: Partial<Row> | null };
export type DecidedChanges = {
  [K in keyof Decided]?: Record<string, RowChange<Decided[K][string]>>;
};

/** Everything that an action has changed and that does not follow from other data. */
export type ActionChange = DecidedChanges & {
  /** The length of the log of the game before and after the action, the times of the game before, and the result that it gave to the game. */
  log?: {
    from: number;
    to: number;
    startedAt: string | null;
    finishedAt: string | null;
    result: { winner: number | null; scores: number[] } | null;
  };
  /** a decision about a tie of a group */
  decision?: { id: string; group: number };
  /** of a Swiss tournament: the rounds that were drawn before the action and would not be drawn again after a correction */
  rounds?: number;
  /** entries that changed places in the draw */
  swap?: [string, string];
};

/** What organisers have done on the day: in a tournament or, without one, to the boards of an event. */
export type TournamentActions = {
  id: string;
  /** counts up in an event, because actions may have equal times */
  seq: number;
  eventId: string;
  tournamentId: Optional<string>;
  at: Instant;
  author: Optional<string>;
  kind: ActionKind;
  gameId: Optional<string>;
  entryId: Optional<string>;
  boardId: Optional<string>;
  change: Json<ActionChange>;
  undoneAt: NullableInstant;
};
