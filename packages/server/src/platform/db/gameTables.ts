import type { Generated } from 'kysely';
import type { EventKind } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import type { LegPlayer } from '@oche/darts/x01/legPlayers';
import type { Counts } from '@oche/darts/x01/statistics';
import type { Ending } from '@oche/darts/x01/state';
import type { Slot } from '@oche/darts/draw/slot';
import type { GamePhase } from '@oche/api/contract/game';
import type { Instant, Json, NullableInstant, NullableJson, Optional } from './columns.ts';

/** Parents of games: tournaments, later team matches. Each has a row in the table of its kind under the same id. */
export type GameParents = { id: string; organisationId: string; kind: string };
export type Games = {
  id: string;
  organisationId: Optional<string>;
  parentId: Optional<string>;
  stageId: Optional<string>;
  /** structural key, unique in its stage: g1-7, w2-5, l3-1 */
  key: string;
  round: number;
  position: number;
  groupNo: Optional<number>;
  thirdPlace: Generated<boolean>;
  format: Json<Format>;
  boardId: Optional<string>;
  markerPlayerId: Optional<string>;
  /** a place in the queue by hand: a higher one is called first, 0 by its wait */
  priority: Generated<number>;
  /** whether it is not called by itself */
  held: Generated<boolean>;
  /** the only board to which it is called by itself */
  onlyBoardId: Optional<string>;
  /** when both sides became known */
  readyAt: NullableInstant;
  calledAt: NullableInstant;
  startedAt: NullableInstant;
  finishedAt: NullableInstant;
  scorerEpoch: Generated<number>;
  createdAt: Instant;
};
export type SideKind = 'player' | 'pair' | 'team' | 'guest' | 'bot';
export type GameSides = {
  gameId: string;
  side: number;
  /** where the side comes from in the draw */
  slot: NullableJson<Slot>;
  /** null until the side is known */
  kind: Optional<SideKind>;
  /** id of the side in the game's parent, e.g. of an entry */
  originId: Optional<string>;
  /** of a team or a bot; other sides have the names of their players */
  name: Optional<string>;
  /** the group that the side played in */
  groupNo: Optional<number>;
};
/** The players of a side, in throwing order. Guests have a name instead of a player. */
export type GameSidePlayers = { gameId: string; side: number; position: number; playerId: Optional<string>; name: Optional<string> };
export type GameEvents = {
  gameId: string;
  seq: number;
  id: string;
  v: number;
  kind: EventKind;
  payload: Json<unknown>;
  author: string;
  deviceTime: Instant;
  serverTime: Instant;
};
/** The counters of one side in a game, and its checkouts of 100 or more. */
export type SideCounters = Counts & { highCheckouts: number[] };
export type GameResults = {
  gameId: string;
  phase: GamePhase;
  winner: Optional<number>;
  ending: Optional<Ending>;
  legs: Json<number[]>;
  sets: Json<number[]>;
  live: NullableJson<{ leg: number; remaining: number[]; legs: number[]; sets: number[]; thrower: number | null }>;
  counters: Json<SideCounters[]>;
  /** by side and player, as `playersOfSide` lists them; null if every side has had one player, whose counters are those of the side */
  playerCounters: NullableJson<SideCounters[][]>;
  length: number;
  foldVersion: number;
};
export type LegResults = {
  gameId: string;
  leg: number;
  side: number;
  darts: number;
  visits: number;
  points: number;
  won: boolean;
  how: Optional<'checkout' | 'tiebreak'>;
  checkout: Optional<number>;
  oneEighties: number;
  oneSevenOnes: number;
};
/**
 * The share of each player in each leg in which somebody has thrown: all individual figures are read from here. `player` is an id of
 * `players`, or the id of a guest in the log. A missing player has no row.
 */
export type LegPlayers = LegPlayer & { gameId: string };
/** Impersonations by super admins. `id` is the id of the token. Both users may have been deleted. */

export type GameTables = {
  gameParents: GameParents;
  games: Games;
  gameSides: GameSides;
  gameSidePlayers: GameSidePlayers;
  gameEvents: GameEvents;
  gameResults: GameResults;
  legResults: LegResults;
  legPlayers: LegPlayers;
};
