import type { ColumnType, Generated } from 'kysely';
import type { BoardCall, Evening } from '@oche/api/contract/place';
import type { Instant, NullableInstant, Optional } from './columns.ts';

export type Locations = {
  id: string;
  organisationId: string;
  name: string;
  address: Generated<string>;
  timeZone: string;
  /** none: every day, with all boards */
  evenings: ColumnType<Evening[], string | undefined, string>;
  private: Generated<boolean>;
  archivedAt: NullableInstant;
  createdAt: Instant;
};
export type Boards = {
  id: string;
  locationId: string;
  number: number;
  name: string;
  outOfOrder: Generated<boolean>;
  lastSeenAt: NullableInstant;
  removedAt: NullableInstant;
};
/** The newest call of each board to the organisers, until its game is decided or leaves the board. */
export type BoardCalls = {
  boardId: string;
  eventId: Optional<string>;
  /** the game that was on the board */
  gameId: Optional<string>;
  /** the side that is absent or retires: an index into the sides of the game */
  side: Optional<number>;
  reason: BoardCall['reason'];
  calledAt: Instant;
  comingAt: NullableInstant;
  doneAt: NullableInstant;
};
export type PairingCodes = { code: string; secretHash: string; boardId: Optional<string>; createdAt: Instant; expiresAt: Instant };
export type Events = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  startsAt: string;
  timeZone: string;
  locationId: string;
  createdAt: Instant;
};
export type EventBoards = { eventId: string; boardId: string; reserved: Generated<boolean> };
