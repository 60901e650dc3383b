import type { ColumnType, Generated } from 'kysely';
import type { EventKind } from '@oche/darts/x01/event';
import type { Format } from '@oche/darts/x01/format';
import type { LegPlayer } from '@oche/darts/x01/legPlayers';
import type { Counts } from '@oche/darts/x01/statistics';
import type { Ending } from '@oche/darts/x01/state';
import type { Slot } from '@oche/darts/draw/slot';
import type { GamePhase } from '@oche/api/contract/game';
import type { Plan, TournamentStatus } from '@oche/api/contract/tournament';
import type { Instant, Json, NullableInstant, NullableJson, Optional } from './columns.ts';
import type { AnnouncementMails, Announcements, Mails, Notifications } from './messageTables.ts';
import type {
  BlockedDates,
  CalendarTokens,
  FixtureWishes,
  GroupTeams,
  Matchdays,
  MatchEvents,
  MatchGames,
  MatchResults,
  Matches,
  MergedPlayers,
  OldMatchSlugs,
  OldSeasonSlugs,
  SealedLineups,
  SeasonGroups,
  RefusedRequests,
  RosterEntries,
  SeasonMembers,
  SeasonTeamCaptains,
  SeasonTeams,
  Seasons,
  Penalties,
  BoardEntries,
  PlayerGames,
  Postponements,
  SheetFacts,
  TeamCodes,
  TieDecisions,
  CupRounds,
  Teams,
  Transfers,
} from './leagueTables.ts';
import type { RankingTables } from './rankingTables.ts';
import type { TeamRegistrations } from './registrationTables.ts';
import type { BoardMembers, NewsPictures, NewsTable, OldNewsSlugs, SiteDocuments, SitePictures, SiteSettingsTable } from './siteTables.ts';
import type { BoardCalls, Boards, EventBoards, Events, Locations, PairingCodes } from './placeTables.ts';

export type Users = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  langcode: 'en' | 'nl' | 'fr' | 'de';
  isSuperAdmin: Generated<boolean>;
  createdAt: Instant;
  /** when the account was locked; the user cannot log in until it is unlocked */
  lockedAt: NullableInstant;
  /** whether e-mails of a league are wanted, by the role of the user in it */
  mailAsCaptain: Generated<boolean>;
  mailAsPlayer: Generated<boolean>;
  mailAsOrganiser: Generated<boolean>;
};
export type TokenKind = 'user' | 'impersonation' | 'board' | 'game' | 'team' | 'match';
export type Tokens = {
  id: string;
  /** SHA-256 of the token, hex */
  hash: string;
  kind: TokenKind;
  userId: Optional<string>;
  boardId: Optional<string>;
  gameId: Optional<string>;
  seasonTeamId: Optional<string>;
  matchId: Optional<string>;
  /** the super admin of an impersonation */
  actorId: Optional<string>;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: NullableInstant;
};
/** The payloads of links in e-mails, by purpose. A link is only valid for its own purpose. */
export type LinkPayloads = { 'reset-password': Record<never, never>; 'change-name': { name: string }; 'change-email': { email: string } };
export type LinkPurpose = keyof LinkPayloads;
export type Links = {
  id: string;
  /** SHA-256 of the token in the URL, hex; null until the e-mail is written */
  hash: Optional<string>;
  purpose: LinkPurpose;
  userId: string;
  payload: Json<LinkPayloads[LinkPurpose]>;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: NullableInstant;
};
export type Organisations = {
  id: string;
  slug: string;
  name: string;
  kind: 'club' | 'competition';
  timeZone: string;
  languages: ColumnType<Users['langcode'][], string | undefined, string>;
  colour: Optional<string>;
  description: Generated<string>;
  contactEmail: Optional<string>;
  /** SHA-256 of a file */
  logo: Optional<string>;
  createdAt: Instant;
};
/** Uploaded files by the SHA-256 of their content, so that equal files are stored once. */
export type Files = { sha256: string; type: string; bytes: Uint8Array; createdAt: Instant };
/** Host names of the sites of competitions. Each belongs to one organisation. */
export type OrganisationDomains = { domain: string; organisationId: string; position: number };
export type OldSlugs = { kind: 'event' | 'tournament' | 'organisation' | 'ranking'; slug: string; targetId: string };
export type Memberships = { organisationId: string; userId: string; role: 'admin' | 'editor' };
/** Invitations by e-mail: to become a member (`role`) or to be linked to a player (`playerId`). One of the two is null. */
export type Invitations = {
  id: string;
  /** SHA-256 of the token in the URL, hex; null until the e-mail is written */
  hash: Optional<string>;
  organisationId: string;
  email: string;
  role: Optional<Memberships['role']>;
  playerId: Optional<string>;
  /** the inviter */
  userId: Optional<string>;
  createdAt: Instant;
  expiresAt: Instant;
};
export type Players = {
  id: string;
  organisationId: string;
  name: string;
  /** the name for search and duplicates: lower case, without diacritics, single spaces */
  searchName: string;
  nickname: Generated<string>;
  club: Optional<string>;
  email: Optional<string>;
  userId: Optional<string>;
  /** from 1 to 999,999, unique in the organisation; null until the player is a member of a season */
  number: Optional<number>;
  /** date of birth */
  bornOn: Optional<string>;
  /** whether the full name of a minor may be public */
  hasConsent: Generated<boolean>;
  /** whether to anonymise the player as soon as none of their tournaments is running */
  nameGoes: Generated<boolean>;
  archivedAt: NullableInstant;
  createdAt: Instant;
};
export type Tournaments = {
  id: string;
  organisationId: string;
  eventId: string;
  slug: string;
  name: string;
  description: Generated<string>;
  status: TournamentStatus;
  visibility: 'public' | 'unlisted' | 'private';
  test: Generated<boolean>;
  startsAt: string;
  plan: Json<Plan>;
  maxEntries: Optional<number>;
  drawSeed: Optional<number>;
  drawnAt: NullableInstant;
  autoAssign: Generated<boolean>;
  restMinutes: Generated<number>;
  fieldSize: Optional<number>; // the number of entries that took part; null without `tournament_facts`
  createdAt: Instant;
};
export type Entries = {
  id: string;
  tournamentId: string;
  seed: Optional<number>;
  checkedIn: Generated<boolean>;
  paid: Generated<boolean>;
  withdrawnAt: NullableInstant;
  waiting: Generated<boolean>;
  groupNo: Optional<number>;
  createdAt: Instant;
};
/** The players of an entry: one, or a pair in throwing order. A player can be in a tournament only once. */
export type EntryPlayers = { entryId: string; position: number; tournamentId: string; playerId: string };
/** Games of a parent that are drawn together: groups, a knockout. */
export type Stages = {
  id: string;
  parentId: string;
  position: number;
  role: 'groups' | 'winners' | 'losers' | 'none';
  kind: 'round-robin' | 'knockout';
  /** the last round of its games */
  rounds: number;
};
export type GroupDecisions = {
  id: string;
  tournamentId: string;
  groupNo: number;
  how: 'lot' | 'shoot-out' | 'decision';
  reason: string;
  entryOrder: Json<string[]>;
  author: string;
  createdAt: Instant;
};
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
export type Impersonations = {
  id: string;
  actorId: string;
  userId: string;
  startedAt: Instant;
  expiresAt: Instant;
  endedAt: NullableInstant;
};
export type Audit = {
  id: string;
  /** the impersonation during which it was written, if any */
  impersonationId: Optional<string>;
  organisationId: Optional<string>;
  userId: Optional<string>;
  actorId: Optional<string>;
  what: string;
  subject: string;
  detail: Json<unknown>;
  createdAt: Instant;
};
export type Jobs = {
  id: string;
  kind: string;
  payload: Json<unknown>;
  runAt: Instant;
  attempts: Generated<number>;
  failedAt: NullableInstant;
  error: Optional<string>;
};
export type RateLimits = { key: string; hits: number; resetsAt: Instant };
/** The identity of this database, in one row. */
export type Instance = { epoch: Generated<string>; restoredAt: NullableInstant };

export type Schema = RankingTables & {
  instance: Instance;
  users: Users;
  tokens: Tokens;
  links: Links;
  mails: Mails;
  organisations: Organisations;
  organisationDomains: OrganisationDomains;
  seasons: Seasons;
  oldSeasonSlugs: OldSeasonSlugs;
  teams: Teams;
  seasonTeams: SeasonTeams;
  seasonTeamCaptains: SeasonTeamCaptains;
  teamRegistrations: TeamRegistrations;
  seasonGroups: SeasonGroups;
  groupTeams: GroupTeams;
  matchdays: Matchdays;
  blockedDates: BlockedDates;
  fixtureWishes: FixtureWishes;
  matches: Matches;
  oldMatchSlugs: OldMatchSlugs;
  seasonMembers: SeasonMembers;
  rosterEntries: RosterEntries;
  transfers: Transfers;
  refusedRequests: RefusedRequests;
  matchEvents: MatchEvents;
  sealedLineups: SealedLineups;
  matchResults: MatchResults;
  matchGames: MatchGames;
  playerGames: PlayerGames;
  boardEntries: BoardEntries;
  sheetFacts: SheetFacts;
  teamCodes: TeamCodes;
  penalties: Penalties;
  postponements: Postponements;
  calendarTokens: CalendarTokens;
  announcements: Announcements;
  announcementMails: AnnouncementMails;
  tieDecisions: TieDecisions;
  cupRounds: CupRounds;
  files: Files;
  sitePictures: SitePictures;
  news: NewsTable;
  oldNewsSlugs: OldNewsSlugs;
  newsPictures: NewsPictures;
  boardMembers: BoardMembers;
  siteDocuments: SiteDocuments;
  siteSettings: SiteSettingsTable;
  oldSlugs: OldSlugs;
  memberships: Memberships;
  invitations: Invitations;
  notifications: Notifications;
  players: Players;
  mergedPlayers: MergedPlayers;
  locations: Locations;
  boards: Boards;
  boardCalls: BoardCalls;
  pairingCodes: PairingCodes;
  events: Events;
  eventBoards: EventBoards;
  tournaments: Tournaments;
  entries: Entries;
  entryPlayers: EntryPlayers;
  stages: Stages;
  groupDecisions: GroupDecisions;
  gameParents: GameParents;
  games: Games;
  gameSides: GameSides;
  gameSidePlayers: GameSidePlayers;
  gameEvents: GameEvents;
  gameResults: GameResults;
  legResults: LegResults;
  legPlayers: LegPlayers;
  impersonations: Impersonations;
  audit: Audit;
  jobs: Jobs;
  rateLimits: RateLimits;
};
