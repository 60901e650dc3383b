import type { Unmet } from '@oche/darts/cup/drawRound';
import type { BlockedDate, Matchday, Wish } from '@oche/darts/fixtures/fixture';
import type { SeasonGame, SeasonMatchStatus } from '@oche/darts/league/seasonMatch';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { CupRoundRules } from '@oche/api/contract/cup';
import type { Follows, GroupKind, GroupRules } from '@oche/api/contract/group';
import type { SeasonRules, SeasonState } from '@oche/api/contract/season';
import type { RosterKind, TransferState } from '@oche/api/contract/seasonMember';
import type { SeasonTeamState } from '@oche/api/contract/team';
import type { PostponementState } from '@oche/api/contract/postponement';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Fact, Lineup, MatchEventKind } from '@oche/darts/match/event';
import type { FoldedGame } from '@oche/darts/match/state';
import type { BySide, Side } from '@oche/darts/match/structure';
import type { DecisionWay } from '@oche/darts/standings/order';
import type { Instant, Json, NullableInstant, NullableJson, Optional } from './columns.ts';
import type { Players } from './schema.ts';

/** Seasons of a competition, with dates like `2026-09-01` in the time zone of the organisation. */
export type Seasons = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  startsOn: string;
  endsOn: string;
  state: SeasonState;
  /** rules that are missing have the value in `defaultSeasonRules` */
  rules: Json<Partial<SeasonRules>>;
  copiedFrom: Optional<string>;
  publishedAt: NullableInstant;
  createdAt: Instant;
};
/** Former slugs of seasons. No other season of the organisation gets one. */
export type OldSeasonSlugs = { organisationId: string; slug: string; seasonId: string };
/** Permanent teams of an organisation. They play in several seasons. */
export type Teams = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  /** the name as `foldName` returns it, unique in the organisation */
  foldedName: string;
  short: string;
  club: Optional<string>;
  createdAt: Instant;
};
/** Teams in a season, with their name then. `homeWeekday` is 1 on Mondays. */
export type SeasonTeams = {
  id: string;
  seasonId: string;
  teamId: string;
  name: string;
  state: SeasonTeamState;
  locationId: Optional<string>;
  homeWeekday: Optional<number>;
  homeTime: Optional<string>;
  region: Optional<string>;
  colours: Json<string[]>;
  wishes: string;
  withdrawnOn: Optional<string>;
  createdAt: Instant;
};
/** The captain of a team in a season (position 0) and its vice-captains. The captain is the contact of the team. Guests have no user. */
export type SeasonTeamCaptains = {
  seasonTeamId: string;
  position: number;
  name: string;
  email: Optional<string>;
  phone: Optional<string>;
  userId: Optional<string>;
};
/**
 * Players in a season. `activeFrom` is null until an organiser has accepted the request. `activeTo` is the last day. A suspension lasts until a
 * day or for a number of matches.
 */
export type SeasonMembers = {
  id: string;
  seasonId: string;
  playerId: string;
  activeFrom: Optional<string>;
  activeTo: Optional<string>;
  class: Optional<string>;
  suspendedFrom: Optional<string>;
  suspendedTo: Optional<string>;
  suspendedMatches: Optional<number>;
  suspendedReason: Optional<string>;
  createdAt: Instant;
};
/** Members on the roster of a team from one day to another, both included; `endsOn` is null while it lasts. */
export type RosterEntries = { memberId: string; seasonTeamId: string; startsOn: string; endsOn: Optional<string>; kind: RosterKind };
/** The fields of a player that a merge changes. */
export type MergedFields = Pick<
  Selectable<Players>,
  'name' | 'searchName' | 'nickname' | 'club' | 'email' | 'userId' | 'number' | 'bornOn' | 'hasConsent' | 'nameGoes'
>;
/** The fields of a member that a merge changes. */
export type MergedMemberFields = Pick<
  Selectable<SeasonMembers>,
  'activeFrom' | 'activeTo' | 'class' | 'suspendedFrom' | 'suspendedTo' | 'suspendedMatches' | 'suspendedReason'
>;
type MergedRoster = { teamId: string; from: string; to: string | null; kind: RosterKind }[];
/** The membership of a merged player in a season, and what the other player had there before; null if the other player was not in it. */
export type MergedMember = {
  seasonId: string;
  id: string;
  createdAt: string;
  fields: MergedMemberFields;
  roster: MergedRoster;
  transfers: string[];
  other: { former: Partial<MergedMemberFields>; roster: MergedRoster } | null;
};
/** What splitting restores. `former`: the values that the other player had in fields that it took from the merged player. */
export type BeforeMerge = {
  fields: MergedFields;
  archivedAt: string | null;
  former: Partial<MergedFields>;
  members: MergedMember[];
  /** the players who had been merged into the merged player */
  players: string[];
};
/** Players who were merged into another one of the organisation, because both are one person. Logs keep the ids of both. */
export type MergedPlayers = {
  playerId: string;
  /** the older player, who is not merged */
  intoId: string;
  mergedAt: Instant;
  mergedBy: Optional<string>;
  /** null once the players can no longer be split */
  before: NullableJson<BeforeMerge>;
};
/** Moves of members to a team from a day: requests of captains and their answers, and those of organisers. `fromTeamId` is null for a new member. */
export type Transfers = {
  id: string;
  memberId: string;
  fromTeamId: Optional<string>;
  toTeamId: string;
  startsOn: string;
  state: TransferState;
  askedBy: Optional<string>;
  /** whether the captain says that a new person is not a known player of the same name */
  isAnotherPerson: Generated<boolean>;
  createdAt: Instant;
};
/** Refused requests of a team for players, by name, because a new person is deleted. They are kept for some days. */
export type RefusedRequests = {
  id: string;
  seasonTeamId: string;
  name: string;
  reason: Optional<string>;
  /** the team that the player has joined instead */
  joinedTeamId: Optional<string>;
  createdAt: Instant;
};
/** Divisions and cups of a season. */
export type SeasonGroups = {
  id: string;
  seasonId: string;
  slug: string;
  name: string;
  kind: GroupKind;
  level: number;
  position: number;
  structure: Json<MatchStructure>;
  /** rules that are missing have the value in `defaultGroupRules` */
  rules: Json<Partial<GroupRules>>;
  follows: NullableJson<Follows>;
  createdAt: Instant;
};
/** The teams of a group, in the order of the organiser. */
export type GroupTeams = {
  groupId: string;
  seasonTeamId: string;
  position: number;
  keyNumber: Optional<number>;
  seed: Optional<number>;
};
/** The matchdays of a season by date. Without a group, a matchday belongs to all groups. */
export type Matchdays = Pick<Matchday, 'number' | 'from' | 'to' | 'kind'> & {
  seasonId: string;
  position: number;
  groupId: Optional<string>;
};
/** Days by date on which nobody plays, or only the named group, location or team does not. */
export type BlockedDates = Pick<BlockedDate, 'from' | 'to' | 'reason'> & {
  seasonId: string;
  position: number;
  groupId: Optional<string>;
  locationId: Optional<string>;
  seasonTeamId: Optional<string>;
};
/** Wishes of teams for the fixtures, which the organiser has accepted. The teams in `wish` are season teams. */
export type FixtureWishes = { seasonId: string; position: number; seasonTeamId: string; wish: Json<Wish> };
/** Matches of two teams of a season. */
export type Matches = {
  id: string;
  seasonId: string;
  groupId: string;
  /** unique in the group: a number in a league */
  key: string;
  /** unique in the season: `{home}-{away}`, then `{home}-{away}-2` */
  slug: string;
  /** the number of the matchday of a league match */
  matchday: Optional<number>;
  /** the round of a cup match */
  round: Optional<number>;
  homeId: string;
  awayId: string;
  locationId: string;
  /** local to the location: `2026-11-27T20:00` */
  startsAt: Optional<string>;
  state: SeasonMatchStatus;
  /** whether planning again leaves it as it is */
  locked: boolean;
  /** the evenings from which it was moved by hand, the oldest first */
  movedFrom: Json<{ startsAt: string | null; locationId: string }[]>;
  /** the structure of the group, frozen when the first lineup is handed in */
  structure: NullableJson<MatchStructure>;
  /** the boards that home has chosen */
  boards: NullableJson<string[]>;
  /** of a walkover */
  absent: Optional<'home' | 'away' | 'both'>;
  /** whether it belongs to a team that withdrew, and counts for nothing */
  annulled: boolean;
  /** counts the changes that calendars show: of evening, location and teams, and to or from a state without a meeting */
  revision: Generated<number>;
  /** when `revision` last rose */
  revisedAt: NullableInstant;
  createdAt: Instant;
};
/** Former slugs of published matches. */
export type OldMatchSlugs = { seasonId: string; slug: string; matchId: string };
/** The append-only logs of matches. `seq` counts from 1 without gaps. */
export type MatchEvents = {
  matchId: string;
  seq: number;
  id: string;
  v: number;
  kind: MatchEventKind;
  payload: ColumnType<unknown, string, never>;
  /** as in `MatchEvent` of the contract */
  author: string;
  deviceTime: Instant;
  serverTime: Instant;
};
/** Lineups that are not revealed yet. A reveal moves them into the log of the match. Only their side may read them. */
export type SealedLineups = {
  matchId: string;
  part: string;
  side: Side;
  eventId: string;
  players: Json<Lineup>;
  salt: string;
  handedInAt: Instant;
};
/** The score of each match that has a log. Derived from its log and its games. */
export type MatchResults = {
  matchId: string;
  points: Json<BySide<number>>;
  legs: Json<BySide<number>>;
  leader: Optional<Side>;
  isFinal: boolean;
  isCorrected: boolean;
  /** number of protests that wait for an organiser */
  openProtests: Generated<number>;
  /** length of the log of the match */
  length: number;
  foldVersion: number;
};
/** The states of the games of matches, which `foldMatch` needs. Derived from the logs of the games. */
export type MatchGames = { gameId: string; matchId: string; folded: Json<FoldedGame> };
/**
 * The games of the players of decided matches, with those of annulled ones: the shares of `SeasonGame`s. Derived from the logs of matches and
 * games.
 */
export type PlayerGames = {
  matchId: string;
  gameId: string;
  side: Side;
  playerId: string;
  /** a number of players, or `team` */
  size: string;
  /** the start of X01; null for another game */
  start: Optional<number>;
  kind: SeasonGame['kind'];
  /** whether it counts for its players: played as X01, with a player on both sides */
  isIndividual: boolean;
  /** the side that won; null if the game is drawn */
  winner: Optional<Side>;
  legsHome: number;
  legsAway: number;
};
/**
 * The legs and facts of decided matches that can be on leaderboards, with the columns by which these filter and order them. Derived from
 * `playerGames`, `legPlayers` and `sheetFacts`.
 */
export type BoardEntries = {
  seasonId: string;
  matchId: string;
  playerId: string;
  /** null for a fact of the match */
  gameId: Optional<string>;
  /** null for a fact */
  leg: Optional<number>;
  side: Side;
  isPaper: boolean;
  /** whether the darts are the most that the visits can have */
  isAtMost: boolean;
  size: Optional<string>;
  start: Optional<number>;
  kind: Optional<string>;
  scores180: number;
  scores171: number;
  strict171: number;
  unknown171: number;
  checkout: Optional<number>;
  /** of the player, in a leg won by a checkout */
  darts: Optional<number>;
  visits: Optional<number>;
  /** of the whole side */
  sideDarts: Optional<number>;
  sideVisits: Optional<number>;
};
/** The facts from paper that count. Derived from the logs of matches. */
export type SheetFacts = {
  matchId: string;
  eventId: string;
  playerId: string;
  side: Side;
  gameId: Optional<string>;
  kind: Fact['kind'];
  value: number;
};
/**
 * Penalties of teams: points and game points that a table subtracts from `fromOn`, and a fine in cents. A penalty in error is lifted, not
 * deleted.
 */
export type Penalties = {
  id: string;
  seasonId: string;
  groupId: string;
  seasonTeamId: string;
  matchId: Optional<string>;
  points: number;
  gamePoints: number;
  fine: number;
  isPaid: boolean;
  reason: string;
  fromOn: string;
  liftedOn: Optional<string>;
  liftedBecause: Optional<string>;
  createdAt: Instant;
};
/** Decisions of organisers on ties of season teams. A later one on the same teams replaces it. */
export type TieDecisions = {
  id: string;
  groupId: string;
  teamOrder: Json<string[]>;
  way: DecisionWay;
  reason: string;
  createdAt: Instant;
};
/** The rounds of cups that have been drawn. `ties`: the teams as drawn, home first. Their matches have the keys of the ties. */
export type CupRounds = {
  groupId: string;
  round: number;
  drawNumber: number;
  rules: Json<CupRoundRules>;
  ties: Json<CupPair[]>;
  unmet: Json<Unmet[]>;
  /** the teams that had not entered the cup yet */
  waiting: number;
  drawnAt: Instant;
};
/** A tie as it was drawn: season teams, home first. A bye has one. */
export type CupPair = { key: string; teams: [string] | [string, string] };
/**
 * Requests of captains to play a match on another evening. `offers`: the days that `offeredBy` offers to the other side. `day`: the one on which
 * both agree. `answer`: the reason of a refusal or of other offers.
 */
export type Postponements = {
  id: string;
  seasonId: string;
  matchId: string;
  /** the team that has asked */
  seasonTeamId: string;
  reason: string;
  offers: Json<string[]>;
  offeredBy: 'home' | 'away';
  state: PostponementState;
  day: Optional<string>;
  answer: Optional<string>;
  createdAt: Instant;
};
/** The SHA-256 of the secret in the address of the calendar of each user. */
export type CalendarTokens = { userId: string; hash: string; createdAt: Instant };
/** Codes of six digits with which captains sign on the devices of others, as Argon2id hashes. */
export type TeamCodes = { seasonTeamId: string; hash: string; createdAt: Instant };
